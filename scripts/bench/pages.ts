// `npm run bench -- --page`: how soon the console's pages stand. The production build, served by `npm run serve` in
// memory with demo data, in Chromium with a processor four times slower, 10 Mbit/s and 40 ms; beside it a page of the
// same libraries with nothing of ours. Prints medians and ratios.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { HOME, LIST, NEXT, REFERENCE, rowsBeyondAnswer, SIGN_IN, tickOne, visit } from './load';
import { median } from './numbers';
import { buildReference, serveReference } from './reference';

const LAUNCH = { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] };
const WITH_DEMO_DATA = { account: 'admin', password: 'fishadmin' };
const RUNS = Number(process.env.BENCH_RUNS);
const LISTENS = /^Fish Admin: (http:\S+)$/m;

type Numbers = Record<string, number>;
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

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

async function inContext(
  browser: Browser,
  storageState: State | undefined,
  run: (open: () => Promise<Page>) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ locale: 'en-US', storageState });
  // One that was left open would take time from the next.
  let last: Page | undefined;
  await run(async () => {
    await last?.close();
    last = await context.newPage();
    return last;
  });
  await context.close();
}

async function signIn(browser: Browser, origin: string): Promise<State> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByLabel('Account').fill(WITH_DEMO_DATA.account);
  await page.getByLabel('Password').fill(WITH_DEMO_DATA.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Latest operations').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

function mediansOf(runs: Numbers[]): Numbers {
  const names = Object.keys(runs[0] ?? {});
  const medians = names.map((name) => [name, Math.round(median(runs.map((run) => run[name] ?? Number.NaN)))] as const);
  // What a page does not ask for has no time.
  return Object.fromEntries(medians.filter(([, value]) => !Number.isNaN(value)));
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

/** `npm run serve`, on a port of its own. */
async function serve(): Promise<{ origin: string; server: ChildProcess }> {
  const env = { ...process.env, PORT: '0', FISH_DATA: 'memory', FISH_DEMO: '1', FISH_LOG: 'error' };
  const server = spawn(process.execPath, ['dist-server/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const text of server.stdout) {
    said += text;
    const origin = LISTENS.exec(said)?.[1];
    if (origin) return { origin, server };
  }
  throw new Error(`The server has ended:\n${said}`);
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
