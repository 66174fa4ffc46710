// `npm run bench -- --presses`: how long the console takes for what is pressed and typed in it, on a processor as it is and
// on one four times slower, and what 200 screens and drawers leave in memory, with `--heap` only that. The production
// build, served by `npm run serve` in memory with demo data.
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { inContext, LAUNCH, mediansOf, type Numbers, serve, signIn } from './console';
import { measureHeap } from './heap';
import { measurePresses } from './presses';

const RUNS = Number(process.env.BENCH_RUNS);
/** Without the machine code that V8 makes of what runs often, which grows for minutes and is none of ours. */
const UNCOMPILED = '--js-flags=--no-opt --no-maglev --no-sparkplug';
const PROCESSORS = process.argv.includes('--heap') ? {} : { 'as it is': 1, '4 times slower': 4 };

async function main() {
  const load = () => loadavg()[0]?.toFixed(1);
  const before = load();
  const { origin, server } = await serve();
  const browser = await chromium.launch(LAUNCH);
  try {
    const state = await signIn(browser, origin);
    for (const [name, slower] of Object.entries(PROCESSORS)) {
      const taken: Record<string, Numbers[]> = {};
      for (let run = 1; run <= RUNS; run++) {
        await inContext(browser, state, async (open) => {
          for (const [press, numbers] of Object.entries(await measurePresses(await open(), origin, slower)))
            taken[press] = [...(taken[press] ?? []), numbers];
        });
        console.log(`${run}/${RUNS} ${name}`);
      }
      console.log(`\nProcessor ${name}; medians of ${RUNS} runs`);
      console.table(Object.fromEntries(Object.entries(taken).map(([press, runs]) => [press, mediansOf(runs)])));
    }
    await browser.close();
    const plain = await chromium.launch({ ...LAUNCH, args: [...LAUNCH.args, UNCOMPILED] });
    try {
      await inContext(plain, state, async (open) => {
        console.log('\nWhat is left of 200 of them, after 20 others');
        console.table(await measureHeap(await open(), origin));
      });
    } finally {
      await plain.close();
    }
  } finally {
    await browser.close();
    server.kill();
    await once(server, 'exit');
  }
  console.log(`${cpus().length} processors here, load ${before} before and ${load()} after`);
}

void main();
