import { setTimeout } from 'node:timers/promises';
import { HEALTH_PATH } from '../../contract/health.enums';
import { userCalls } from '../../contract/user/calls';
import { type Started, start } from '../../server/testProcess';
import { Caller } from './caller';
import { makeCluster, programs } from './cluster';
import { cutIn, halvesIn, keysIn } from './halves';
import { addressOf } from './kills';
import { Load, sendAgain } from './load';
import { dispatch, draft, ended } from './sendings';
import { PASSWORD, postgresStore, type Store } from './stores';
import { emptyRow, type Row } from './table';
import { check, countKeys, mistakesOf } from './written';

const SERVERS = 2;
const USERS = 2000;
/** Writes before each stop. */
const WRITES = 200;
const BACK_WITHIN_MS = 30_000;

interface Options {
  restarts: number;
  random: () => number;
  say(line: string): void;
}

/** Two servers on a PostgreSQL of their own, which is restarted under load so many times. */
export async function restarts({ restarts, random, say }: Options): Promise<Row[]> {
  const bin = programs();
  if (!bin) {
    say('The restarts of the database are left out: no PostgreSQL is installed whose initdb is found.');
    return [];
  }
  const cluster = await makeCluster(bin);
  const servers: Started[] = [];
  try {
    const store = await postgresStore(USERS, cluster.url);
    servers.push(...Array.from({ length: SERVERS }, () => start(store.env)));
    const row = emptyRow('database restarted', restarts);
    const addresses = await Promise.all(servers.map(addressOf));
    const { token } = await Caller.signIn(addresses[0] ?? '', PASSWORD);
    const callers = addresses.map((address) => new Caller(address, token));
    const load = new Load({ callers, round: 1, users: store.users.slice(0, 50), random });
    const moments: string[] = [];
    for (let time = 1; time <= restarts; time += 1) {
      const [caller] = callers as [Caller];
      const sending = await draft(caller, time % 2 ? 'push' : 'message');
      await load.until(load.acknowledged + WRITES);
      const told = await dispatch(caller, sending);
      await setTimeout(random() * 1500);
      const mode = time % 2 ? 'fast' : 'immediate';
      moments.push(new Date().toISOString());
      await cluster.stop(mode);
      const wrong = await healthIs(callers, 503);
      await cluster.start();
      const begun = Date.now();
      wrong.push(...(await healthIs(callers, 200)), ...(await bothAnswer(callers, store)));
      row.seconds.push((Date.now() - begun) / 1000);
      wrong.push(...(await ended(caller, sending, told)), ...dead(servers));
      row.mistakes.push(...wrong.map((mistake) => `restart ${time}: ${mistake}`));
      say(
        `${wrong.length ? '✗' : '✓'} ${row.name} ${time}/${restarts}, ${mode}: ${load.acknowledged} acknowledged so far, ${load.refused} refused, ${row.seconds.at(-1)?.toFixed(1)} s${wrong.map((mistake) => `\n  ${mistake}`).join('')}`,
      );
    }
    const written = await load.stop();
    const { unanswered } = await store.look(async (db) => check(written, countKeys(await keysIn(db))));
    await sendAgain(callers[0] as Caller, written);
    for (const server of servers) {
      server.process.kill('SIGTERM');
      if ((await server.ended) !== 0) row.mistakes.push(`process ${server.process.pid} did not end cleanly`);
    }
    await store.look(async (db) => {
      const checked = check(written, countKeys(await keysIn(db)));
      row.mistakes.push(...mistakesOf(checked), ...(await halvesIn(db)));
      const { acknowledged, found, lost, doubled } = checked;
      const cut = await cutIn(db, moments);
      Object.assign(row, { acknowledged, found, lost: lost.length, doubled: doubled.length, unanswered, cut });
    });
    return [row];
  } finally {
    for (const { process } of servers) process.kill('SIGKILL');
    await cluster.remove();
  }
}

/** Waits until the health of every server has this status. */
async function healthIs(callers: readonly Caller[], status: number): Promise<string[]> {
  const answers = await Promise.all(
    callers.map(({ address }) =>
      within(async () => (await fetch(`${address}${HEALTH_PATH}`).catch(() => undefined))?.status === status),
    ),
  );
  return answers.every(Boolean) ? [] : [`a server's health does not become ${status}`];
}

/** Waits until every server has written again. */
async function bothAnswer(callers: readonly Caller[], { users }: Store): Promise<string[]> {
  const [id = ''] = users;
  const answers = await Promise.all(
    callers.map((caller) => within(async () => (await caller.try(userCalls.revealPhone, { id }))?.status === 200)),
  );
  return answers.every(Boolean) ? [] : ['a server does not write again'];
}

async function within(works: () => Promise<boolean>): Promise<boolean> {
  const until = Date.now() + BACK_WITHIN_MS;
  while (Date.now() < until) {
    if (await works()) return true;
    await setTimeout(20);
  }
  return false;
}

const dead = (servers: readonly Started[]) =>
  servers
    .filter(({ process }) => process.exitCode !== null || process.signalCode !== null)
    .map(({ process, output }) => `process ${process.pid} is dead: ${output().slice(-500)}`);
