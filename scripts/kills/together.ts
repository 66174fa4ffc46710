import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { uploadCalls } from '../../contract/upload.calls';
import { userCalls } from '../../contract/user/calls';
import { png } from '../../server/areas/upload/testPictures';
import { openPostgres } from '../../server/db/postgres';
import { openTestBucket } from '../../server/testBucket';
import { type Started, start } from '../../server/testProcess';
import { Nginx } from '../../tests/browser/nginx';
import { somePort } from '../../tests/browser/server';
import { Caller } from './caller';
import { type Cluster, makeCluster, makeReplica, programs } from './cluster';
import { halvesIn, keysIn } from './halves';
import { addressOf } from './kills';
import { leaves } from './leftovers';
import { Load, sendAgain } from './load';
import { Readers } from './readers';
import { dispatch, draft, ended } from './sendings';
import { PASSWORD, postgresStore, type Store } from './stores';
import { emptyRow, type Row } from './table';
import { check, countKeys, mistakesOf } from './written';

const SERVERS = 3;
const USERS = 2000;
/** Writes before each kill. */
const WRITES = 200;
const PICTURE = png(3, 2);

interface Options {
  turns: number;
  random: () => number;
  say(line: string): void;
}

/** What stands together, each with how it is killed and replaced. */
interface Member {
  name: string;
  /** There is no other to take its place: a read may need more than a second try. */
  alone?: boolean;
  replace(): Promise<void>;
}

/**
 * Three servers behind nginx, on a PostgreSQL with a streaming replica and a bucket. Under load each of them, nginx,
 * the replica and the primary are killed and replaced in turn.
 */
export async function together({ turns, random, say }: Options): Promise<Row[]> {
  const bin = programs();
  if (!bin || !process.env.NGINX_PATH) {
    say(`The servers together are left out: ${bin ? 'nginx' : 'a PostgreSQL whose initdb is found'} is not installed.`);
    return [];
  }
  const primary = await makeCluster(bin);
  const bucket = await openTestBucket();
  leaves(bucket.close);
  const store = await postgresStore(USERS, primary.url);
  const replica = await makeReplica(bin, primary);
  const servers = await Promise.all(
    Array.from({ length: SERVERS }, () => Replaced.start({ ...store.env, ...bucket.env })),
  );
  const addresses = servers.map(({ address }) => address);
  const nginx = await Nginx.start(...addresses);
  const members: Member[] = [
    ...servers.map((server, index) => ({ name: `server ${index + 1}`, replace: server.replace })),
    {
      name: 'nginx',
      alone: true,
      replace: async () => {
        await nginx.kill();
        await nginx.startAgain();
      },
    },
    { name: 'replica', replace: () => restart(replica) },
    { name: 'primary', alone: true, replace: () => restart(primary) },
  ];

  try {
    const row = emptyRow('three servers together', turns * members.length);
    const { token } = await Caller.signIn(nginx.url, PASSWORD);
    const caller = new Caller(nginx.url, token);
    const load = new Load({ callers: [caller], round: 1, users: store.users.slice(0, 50), random });
    const readers = new Readers(caller, store.users.slice(0, 50));
    const replaceUnderLoad = async ({ replace, alone }: Member): Promise<string[]> => {
      const sending = await draft(caller, 'push');
      await load.until(load.acknowledged + WRITES);
      const told = await dispatch(caller, sending);
      await setTimeout(random() * 500);
      const picture = await upload(caller);
      const { later } = readers;
      const begun = Date.now();
      await replace();
      await caller.whenAnswered(userCalls.detail, { id: store.users[0] ?? '' });
      row.seconds.push((Date.now() - begun) / 1000);
      await readers.settled();
      const failed = alone ? 0 : readers.later - later;
      return [
        ...(failed ? [`${failed} reads failed twice`] : []),
        ...(await ended(caller, sending, told)),
        ...(await missing(addresses, picture)),
      ];
    };
    for (let turn = 1; turn <= turns; turn += 1) {
      for (const member of members) {
        const wrong = await replaceUnderLoad(member);
        row.mistakes.push(...wrong.map((mistake) => `${member.name}, turn ${turn}: ${mistake}`));
        say(
          `${wrong.length ? '✗' : '✓'} ${member.name} ${turn}/${turns}: ${load.acknowledged} acknowledged and ${readers.answered} read so far, ${readers.second} of them at the second try, ${readers.later} later, ${row.seconds.at(-1)?.toFixed(1)} s${wrong.map((mistake) => `\n  ${mistake}`).join('')}`,
        );
      }
    }
    await readers.stop();
    const written = await load.stop();
    await sendAgain(caller, written);
    for (const server of servers) row.mistakes.push(...(await server.end()));
    await store.look(async (db) => {
      const keys = await keysIn(db);
      const checked = check(written, countKeys(keys));
      const { acknowledged, found, lost, doubled, unanswered } = checked;
      row.mistakes.push(...mistakesOf(checked), ...(await halvesIn(db)), ...(await otherThan(keys, replica, store)));
      Object.assign(row, { acknowledged, found, lost: lost.length, doubled: doubled.length, unanswered });
    });
    return [row];
  } finally {
    await nginx.stop();
    for (const server of servers) server.kill();
    await replica.remove();
    await primary.remove();
    await bucket.close();
  }
}

/** A server that comes back at the same address. */
class Replaced {
  private constructor(
    private readonly env: Record<string, string>,
    readonly address: string,
    private started: Started,
  ) {}

  static async start(env: Record<string, string>): Promise<Replaced> {
    const own = { ...env, PORT: String(somePort()) };
    const started = start(own);
    return new Replaced(own, await addressOf(started), started);
  }

  kill = (): void => void this.started.process.kill('SIGKILL');

  replace = async (): Promise<void> => {
    this.kill();
    await this.started.ended;
    this.started = start(this.env);
    await addressOf(this.started);
  };

  async end(): Promise<string[]> {
    this.started.process.kill('SIGTERM');
    return (await this.started.ended) === 0 ? [] : [`process ${this.started.process.pid} did not end cleanly`];
  }
}

async function restart(cluster: Cluster): Promise<void> {
  await cluster.stop('immediate');
  await cluster.start();
}

/** Uploads a picture, and returns its path. */
async function upload({ address, token }: Caller): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(PICTURE)], { type: 'image/png' }), 'a.png');
  const [, path = ''] = uploadCalls.image.split(' ');
  const answer = await fetch(address + path, { method: 'POST', headers: { atoken: token }, body: form });
  return (await answer.json()).data.url;
}

/** The servers that do not have a picture. */
async function missing(addresses: readonly string[], picture: string): Promise<string[]> {
  const found = await Promise.all(
    addresses.map(async (address) => Buffer.from(await (await fetch(address + picture)).arrayBuffer()).equals(PICTURE)),
  );
  return found.flatMap((isThere, index) => (isThere ? [] : [`server ${index + 1} does not have the picture`]));
}

/** What the replica has, once it has caught up, that is not what the primary has. */
async function otherThan(keys: readonly string[], replica: Cluster, store: Store): Promise<string[]> {
  const at = await store.look((db) => lsn(db, sql`select pg_current_wal_lsn()::text as lsn`));
  const own = new URL(replica.url);
  own.pathname = new URL(store.env.DATABASE_URL ?? '').pathname;
  const database = openPostgres(own.href);
  try {
    while (
      !(await lsn(database.db, sql`select (pg_last_wal_replay_lsn() >= ${at}::pg_lsn)::text as lsn`)).startsWith('t')
    )
      await setTimeout(20);
    const same = [...(await keysIn(database.db))].sort().join() === [...keys].sort().join();
    return same ? [] : ['the replica does not have what the primary has'];
  } finally {
    await database.close();
  }
}

type Asked = Parameters<Parameters<Store['look']>[0]>[0];

async function lsn(db: Asked, query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = (await db.execute(query)) as unknown as { rows: { lsn: string }[] };
  return rows[0]?.lsn ?? '';
}
