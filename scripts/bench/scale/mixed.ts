import { setTimeout as sleep } from 'node:timers/promises';
import { userCalls } from '../../../contract/user/calls';
import type { Question } from './questions';
import { type Server, startServer } from './server';

/** A call is begun so often, as by some dozen operators at once. */
const EVERY_MS = 200;
/** One call in so many writes. */
const WRITES = 10;
const MINUTE_MS = 60_000;

interface Options {
  url: string;
  token: string;
  minutes: number;
  questions: readonly Question[];
  /** Of users who get notes. */
  ids: readonly string[];
}

/**
 * Asks a server in a process of its own, one after the other and at random, what the contract can be asked, and writes,
 * for so many minutes. Prints each minute what it has in memory.
 */
export async function measureMixed({ url, token, minutes, questions, ids }: Options): Promise<void> {
  const server = await startServer(url);
  let [calls, failed, running] = [0, 0, 0];
  const one = async () => {
    running += 1;
    const write = { path: userCalls.addNote, input: { id: anyOf(ids), text: `Call ${calls}` } };
    const ok = await isAnswered(server, token, calls % WRITES ? anyOf(questions) : write).catch(() => false);
    calls += 1;
    if (!ok) failed += 1;
    running -= 1;
  };
  try {
    const begun = performance.now();
    for (let minute = 1; minute <= minutes; minute++) {
      while (performance.now() - begun < minute * MINUTE_MS) {
        // As operators do, who wait for an answer before they ask again.
        if (running < 10) void one();
        await sleep(EVERY_MS);
      }
      const [now, most] = [server.megabytes('VmRSS'), server.megabytes('VmHWM')];
      console.log(`${minute} min: ${calls} calls, ${failed} failed, ${now.toFixed(0)} MB, at most ${most.toFixed(0)}`);
    }
  } finally {
    server.kill();
  }
}

const anyOf = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

async function isAnswered({ address }: Server, aToken: string, { path, input }: Pick<Question, 'path' | 'input'>) {
  const [method = '', url] = path.split(' ');
  const texts = Object.entries(input).map(([name, value]) => [name, String(value)]);
  const answer = await fetch(
    method === 'GET' ? `${address}${url}?${new URLSearchParams(texts)}` : `${address}${url}`,
    method === 'GET'
      ? { headers: { aToken } }
      : { method, headers: { aToken, 'content-type': 'application/json' }, body: JSON.stringify(input) },
  );
  return ((await answer.json()) as { code: number }).code === 200;
}
