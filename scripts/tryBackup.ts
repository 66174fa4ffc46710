// `npm run try:backup`: backs up the built server under write load, on the embedded database and on PostgreSQL, wipes
// it, restores it and compares every row; then moves it to the other database and back. `-- --users 2000` for a short
// one; PostgreSQL needs TEST_DATABASE_URL.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { linesOf } from '../server/keep/file';
import { administer } from '../server/testDatabase';
import { killAll, start } from '../server/testProcess';
import { Caller } from './kills/caller';
import { Load } from './kills/load';
import { randomOf } from './kills/random';
import { embeddedStore, PASSWORD, postgresStore, type Store } from './kills/stores';

const MIB = 2 ** 20;
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

interface Ran {
  ms: number;
  /** The most memory that it had, where the system says. */
  peak: number;
}

/** Runs a command of the production install and fails if it does. */
async function keep(args: string[], env: Record<string, string>): Promise<Ran> {
  const begun = Date.now();
  const main = resolve('dist-server/keep.js');
  const child = spawn(process.execPath, ['--enable-source-maps', main, ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk));
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, memoryOf(child))), 50);
  const code = await new Promise((end) => child.on('close', end));
  clearInterval(watch);
  if (code) throw new Error(`${args.join(' ')} ended with ${code}: ${said}`);
  return { ms: Date.now() - begun, peak };
}

function memoryOf({ pid }: ChildProcess): number {
  const file = `/proc/${pid}/status`;
  const [, kib = 0] = (existsSync(file) && /VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))) || [];
  return Number(kib) * 1024;
}

/** A sum of everything but the head, which has the time. */
async function sumOf(file: string): Promise<string> {
  const sum = createHash('sha256');
  let isHead = true;
  for await (const line of linesOf(file)) {
    if (!isHead) sum.update(line).update('\n');
    isHead = false;
  }
  return sum.digest('hex');
}

function mustEqual(one: string, other: string, what: string): void {
  if (one !== other) throw new Error(`${what} is not equal`);
}

/** Notes, so that there is something to read. */
const NOTES = 20;

async function tryOn(name: string, store: Store, moveTo: string | undefined, folder: string): Promise<void> {
  await store.look((db) =>
    db.execute(sql`insert into user_note (user_id, sys_user_id, text, at)
      select u.id, (select id from sys_user limit 1), repeat('note ' || n || ' ', 10), now()
      from app_user u, generate_series(1, ${NOTES}) n`),
  );
  const server = start(store.env);
  const caller = await Caller.signIn((await server.address) ?? '', PASSWORD);
  const load = new Load({ callers: [caller], round: 0, users: store.users, random: randomOf(1) });
  await load.until(100);
  const before = load.acknowledged;
  const known = load.written.filter(({ answer, kind }) => answer === 'done' && kind === 'note');
  const first = join(folder, `${name}-1.gz`);
  const backup = await keep(['backup', first], store.env);
  const during = load.acknowledged - before;
  await load.stop();
  server.process.kill('SIGTERM');
  await server.ended;

  const wiped: Record<string, string> = {
    ...store.env,
    ...(store.env.DATABASE_URL ? {} : { FISH_DATA: join(folder, `${name}-restored`) }),
  };
  const restored = await keep(['restore', first, '--replace'], wiped);
  const second = join(folder, `${name}-2.gz`);
  await keep(['backup', second], wiped);
  const sum = await sumOf(first);
  mustEqual(await sumOf(second), sum, `${name}: what was restored`);
  const texts = new Set<string>();
  for await (const line of linesOf(second)) for (const { key } of known) if (line.includes(key)) texts.add(key);
  if (texts.size !== known.length) throw new Error(`${name}: ${known.length - texts.size} acknowledged notes are lost`);

  let moved = '';
  if (moveTo) {
    const back = join(folder, `${name}-back`);
    const place = wiped.DATABASE_URL ?? wiped.FISH_DATA ?? '';
    const env = { FISH_DATA: folder };
    const there = await keep(['move', '--from', place, '--to', moveTo], env);
    const here = await keep(['move', '--from', moveTo, '--to', back], env);
    const third = join(folder, `${name}-3.gz`);
    await keep(['backup', third], { FISH_DATA: back });
    mustEqual(await sumOf(third), sum, `${name}: what was moved there and back`);
    moved = `, moved in ${seconds(there.ms)} and back in ${seconds(here.ms)}`;
  }
  const size = `${(statSync(first).size / MIB).toFixed(1)} MiB`;
  const memory = (ran: Ran) => `${seconds(ran.ms)} with ${Math.round(ran.peak / MIB)} MiB of memory`;
  console.log(
    `${name}: ${size} backed up in ${memory(backup)} while ${during} writes were acknowledged, restored in ${memory(restored)}${moved}: equal.`,
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { users: { type: 'string', default: '10000' } } });
  const users = Number(values.users);
  if (!existsSync('dist-server/keep.js')) throw new Error('There is no build yet: npm run build makes one.');
  process.env.FISH_TEST_SERVER = resolve('dist-server');
  const folder = mkdtempSync(join(tmpdir(), 'fish-try-'));
  const url = process.env.TEST_DATABASE_URL;
  try {
    if (url) await onPostgres(url, users, folder);
    else console.log('Without TEST_DATABASE_URL PostgreSQL is left out.');
    const store = await embeddedStore(users, join(folder, 'data'));
    const spare = url ? await makeDatabase(url, 'spare') : undefined;
    await tryOn('embedded', store, spare?.href, folder);
    await spare?.drop();
  } finally {
    killAll();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onPostgres(url: string, users: number, folder: string): Promise<void> {
  const store = await postgresStore(users, url);
  try {
    await tryOn('PostgreSQL', store, undefined, folder);
  } finally {
    killAll();
    await store.remove();
  }
}

async function makeDatabase(url: string, name: string) {
  const full = `fish_try_${process.pid}_${name}`;
  await administer(url, (client) => client.query(`create database ${full}`));
  const href = Object.assign(new URL(url), { pathname: full }).href;
  return { href, drop: () => administer(url, (client) => client.query(`drop database ${full} with (force)`)) };
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
