// `npm run bench -- --page`: how soon the console's pages stand. The production build, served by `npm run serve` in
// memory with demo data, in Chromium with a processor four times slower, 10 Mbit/s and 40 ms; beside it a page of the
// same libraries with nothing of ours. Prints medians and ratios.
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { inContext, LAUNCH, mediansOf, type Numbers, type State, serve, signIn } from './console';
import { HOME, LIST, NEXT, REFERENCE, rowsBeyondAnswer, SIGN_IN, tickOne, visit } from './load';
import { buildReference, serveReference } from './reference';

const RUNS = Number(process.env.BENCH_RUNS);

type Runs = Record<string, Numbers[]>;

/** A run has a cache of its own: what is visited first in it is loaded, what is visited again is not. */
async function runOnce(browser: Browser, { origin, reference, state }: Places, taken: Runs): Promise<void> {
  const note = (name: string, numbers: Numbers) => {
    taken[name] = [...(taken[name] ?? []), numbers];
    console.log(`${taken[name].length}/${RUNS} ${name}: ${Math.round(numbers['stands, ms'] ?? Number.NaN)} ms`);
  };
  await inContext(browser, undefined, async (open) => {
    note('reference sign-in, first visit', await visit(await open(), reference, REFERENCE.signIn));
  });
  await inContext(browser, undefined, async (open) => {
    note('reference list, first visit', await visit(await open(), reference, REFERENCE.list));
    note('reference list, second visit', await visit(await open(), reference, REFERENCE.list));
  });
  await inContext(browser, undefined, async (open) => {
    note('sign-in, first visit', await visit(await open(), origin, SIGN_IN));
  });
  await inContext(browser, state, async (open) => {
    note('home, first visit', await visit(await open(), origin, HOME));
    note('home, second visit', await visit(await open(), origin, HOME));
  });
  await inContext(browser, state, async (open) => {
    note('list, first visit', await visit(await open(), origin, LIST));
    const page = await open();
    note('list, second visit', await visit(page, origin, LIST));
    note('menu → next list, first time', await rowsBeyondAnswer(page, NEXT));
    await rowsBeyondAnswer(page, LIST);
    note('menu → next list, again', await rowsBeyondAnswer(page, NEXT));
    note('tick one of 200 rows', await tickOne(page, origin, LIST));
  });
}

interface Places {
  origin: string;
  /** The origin of the page that ours is measured beside. */
  reference: string;
  state: State;
}

/** What is measured beside what. */
const BESIDE: Record<string, string> = {
  'sign-in, first visit': 'reference sign-in, first visit',
  'home, first visit': 'reference list, first visit',
  'home, second visit': 'reference list, second visit',
  'list, first visit': 'reference list, first visit',
  'list, second visit': 'reference list, second visit',
};

/** Our medians as a part of the reference's: 0.5 is half of it. */
function ratiosOf(medians: Record<string, Numbers>) {
  const entries = Object.entries(BESIDE).map(([ours, other]) => {
    const ratio = (name: string) =>
      Number(((medians[ours]?.[name] ?? Number.NaN) / (medians[other]?.[name] ?? Number.NaN)).toFixed(2));
    return [ours, { stands: ratio('stands, ms'), processor: ratio('processor, ms'), KB: ratio('KB in all') }];
  });
  return Object.fromEntries(entries);
}

async function main() {
  const load = () => loadavg()[0]?.toFixed(1);
  await buildReference();
  const before = load();
  const reference = await serveReference();
  const { origin, server } = await serve();
  const browser = await chromium.launch(LAUNCH);
  const taken: Runs = {};
  try {
    const state = await signIn(browser, origin);
    for (let run = 0; run < RUNS; run++) await runOnce(browser, { origin, reference: reference.origin, state }, taken);
  } finally {
    await browser.close();
    reference.server.closeAllConnections();
    reference.server.close();
    server.kill();
    await once(server, 'exit');
  }
  console.log(`\nProcessor 4 times slower, 10 Mbit/s, 40 ms; medians of ${RUNS} runs`);
  console.log(`${cpus().length} processors here, load ${before} before and ${load()} after`);
  const medians = Object.fromEntries(Object.entries(taken).map(([name, runs]) => [name, mediansOf(runs)]));
  console.table(medians);
  console.log('\nAs a part of the reference, a page of the same libraries with nothing of ours:');
  console.table(ratiosOf(medians));
}

void main();
