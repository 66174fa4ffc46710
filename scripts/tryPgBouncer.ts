// `npm run try:pgbouncer`: two built servers behind PgBouncer in transaction mode, as README.md says. Writes through
// both, starts a third meanwhile, and looks that nothing is lost and no connection keeps a lock or a setting. Needs the
// program `pgbouncer` and TEST_DATABASE_URL.
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { orderCalls } from '../contract/order/calls';
import { userCalls } from '../contract/user/calls';
import { killAll, start } from '../server/testProcess';
import { somePort } from '../tests/browser/server';
import { Caller } from './kills/caller';
import { Load } from './kills/load';
import { randomOf } from './kills/random';
import { readBack } from './kills/readBack';
import { PASSWORD, postgresStore } from './kills/stores';

const USERS = 20;
/** Fewer connections to PostgreSQL than the two servers have to PgBouncer, so that these are really shared. */
const POOL = 6;
const WRITES = 2_000;

/** Starts PgBouncer before a database, and returns the database's address behind it. */
async function startPgBouncer(url: URL, folder: string) {
  const port = somePort();
  const config = join(folder, 'pgbouncer.ini');
  writeFileSync(
    config,
    `[databases]
${url.pathname.slice(1)} = host=${url.hostname} port=${url.port || 5432} user=${decodeURIComponent(url.username)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${POOL}
max_client_conn = 200
ignore_startup_parameters = extra_float_digits, statement_timeout, lock_timeout, idle_in_transaction_session_timeout, options
`,
  );
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  // It refuses to run as root.
  const account = process.getuid?.() === 0 ? { uid: id('-u'), gid: id('-g') } : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  const child = spawn('pgbouncer', ['-q', config], { ...account, stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise<never>((_, fail) => {
    child.on('error', fail);
    child.on('exit', (code) => fail(new Error(`pgbouncer ended with ${code}`)));
  });
  ended.catch(() => {});
  const behind = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) });
  const asks = async () => {
    for (;;) {
      if (await asked(behind.href, 'select 1').catch(() => undefined)) return;
      await setTimeout(50);
    }
  };
  await Promise.race([asks(), ended]);
  return { href: behind.href, stop: () => child.kill('SIGKILL') };
}

async function asked(href: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: href });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function main(): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL names no PostgreSQL.');
  if (!existsSync('dist-server/main.js')) throw new Error('There is no build yet: npm run build makes one.');
  process.env.FISH_TEST_SERVER = resolve('dist-server');
  const folder = mkdtempSync(join(tmpdir(), 'fish-pgbouncer-'));
  const store = await postgresStore(USERS, url);
  const own = new URL(store.env.DATABASE_URL ?? '');
  const bouncer = await startPgBouncer(own, folder);
  try {
    const begin = async () => {
      const server = start({ ...store.env, DATABASE_URL: bouncer.href });
      const address = await Promise.race([server.address, setTimeout(20_000)]);
      if (!address) throw new Error(`A server did not start:\n${server.output()}`);
      return Caller.signIn(address, PASSWORD);
    };
    const callers = [await begin(), await begin()];
    const load = new Load({ callers, round: 0, users: store.users, random: randomOf(1) });
    await load.until(WRITES / 2);
    const third = await begin();
    await third.get(orderCalls.pageList, {});
    await third.get(userCalls.pageList, { keyword: 'a' });
    await load.until(WRITES);
    const written = await load.stop();

    const { keys, wrong } = await readBack(third, store.users);
    const lost = written.filter(({ answer, key }) => answer === 'done' && !keys.includes(key));
    const twice = keys.length - new Set(keys).size;
    const locks = await store.look((db) =>
      db.$count(
        sql`pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
      ),
    );
    const limits = new Set<unknown>();
    for (let turn = 0; turn < 2 * POOL; turn += 1) {
      for (const row of await asked(bouncer.href, "select current_setting('lock_timeout') as limit"))
        limits.add(row.limit);
    }
    const found = [
      [`${lost.length} lost`, lost.length],
      [`${twice} there twice`, twice],
      [`${wrong.length} balances wrong`, wrong.length],
      [`${locks} advisory locks left`, locks],
      [`lock_timeout ${[...limits].join(' and ')}`, limits.size - 1],
    ] as const;
    console.log(
      `${load.acknowledged} writes through two servers and ${POOL} connections, a third server started meanwhile: ${found.map(([text]) => text).join(', ')}.`,
    );
    if (found.some(([, faults]) => faults > 0)) process.exitCode = 1;
  } finally {
    killAll();
    bouncer.stop();
    await store.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
