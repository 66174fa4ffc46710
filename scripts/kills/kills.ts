import { setTimeout } from 'node:timers/promises';
import { start } from '../../server/testProcess';
import { Caller } from './caller';
import { cutIn, halvesIn, keysIn } from './halves';
import { Load, sendAgain } from './load';
import { readBack } from './readBack';
import { dispatch, draft, ended } from './sendings';
import { PASSWORD, type Store } from './stores';
import { emptyRow, type Row } from './table';
import { check, countKeys, mistakesOf, type Written } from './written';

const USERS_OF_ROUND = 20;
/** At most so long after an answer, so that no moment of a write is spared. */
const LATER_MS = 15;

interface Options {
  name: string;
  store: Store;
  rounds: number;
  /** At least so many acknowledged writes before each kill. */
  writes: number;
  random: () => number;
  say(line: string): void;
}

/** Kills a server under load, starts it again and looks; so many times. */
export async function kills({ name, store, rounds, writes, random, say }: Options): Promise<Row> {
  const row = emptyRow(name, rounds);
  const moments: string[] = [];
  const all: Written[] = [];
  let server = start(store.env);
  let caller = await Caller.signIn(await addressOf(server), PASSWORD);

  for (let round = 1; round <= rounds; round += 1) {
    const users = usersOf(store, round);
    const sending = await draft(caller, round % 2 ? 'push' : 'message');
    const load = new Load({ callers: [caller], round, users, random });
    const killAt = writes + Math.floor(random() * writes * 0.2);
    await load.until(killAt - Math.floor(random() * writes * 0.15));
    const told = dispatch(caller, sending);
    await load.until(killAt);
    await setTimeout(random() * LATER_MS);
    server.process.kill('SIGKILL');
    const killed = Date.now();
    moments.push(new Date(killed).toISOString());
    await server.ended;
    const written = await load.stop();

    server = start(store.env);
    caller = new Caller(await addressOf(server), caller.token);
    const { keys, wrong } = await firstAnswer(caller, users[0] ?? '').then((answered) => {
      row.seconds.push((answered - killed) / 1000);
      return readBack(caller, users);
    });
    const checked = check(written, countKeys(keys));
    const mistakes = [...mistakesOf(checked), ...wrong, ...(await ended(caller, sending, await told))];
    row.unanswered += checked.unanswered;
    row.mistakes.push(...mistakes.map((mistake) => `round ${round}: ${mistake}`));
    say(
      `${mistakes.length ? '✗' : '✓'} ${name} ${round}/${rounds}: ${checked.acknowledged} acknowledged, ${checked.found} found, ${checked.unanswered} there without an answer, ${row.seconds.at(-1)?.toFixed(1)} s${mistakes.map((mistake) => `\n  ${mistake}`).join('')}`,
    );
    await sendAgain(caller, written);
    all.push(...written);
  }

  server.process.kill('SIGTERM');
  if ((await server.ended) !== 0) row.mistakes.push('the last server did not end cleanly');
  await store.look(async (db) => {
    // Once more over everything: a later kill may not take what an earlier one left.
    const checked = check(all, countKeys(await keysIn(db)));
    row.mistakes.push(...mistakesOf(checked), ...(await halvesIn(db)));
    Object.assign(row, {
      acknowledged: checked.acknowledged,
      found: checked.found,
      lost: checked.lost.length,
      doubled: checked.doubled.length,
      cut: await cutIn(db, moments),
    });
  });
  return row;
}

const usersOf = ({ users }: Store, round: number) =>
  Array.from({ length: USERS_OF_ROUND }, (_, index) => users[(round * USERS_OF_ROUND + index) % users.length] ?? '');

export async function addressOf({ address, output }: ReturnType<typeof start>): Promise<string> {
  const found = await address;
  if (!found) throw new Error(`The server did not start:\n${output()}`);
  return found;
}

/** When the server answers a call again that reads the database. */
async function firstAnswer(caller: Caller, userId: string): Promise<number> {
  await readBack(caller, [userId]);
  return Date.now();
}
