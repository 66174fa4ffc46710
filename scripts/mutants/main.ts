// `npm run mutants`: breaks one guard after the other in a copy of the working tree, and checks that a test fails. `npm
// run mutants -- word`: only those whose part, phrase or file contains the word. A whole run without a gap writes
// .cache/mutants.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { HOW_TO_GET_CHROMIUM, requireChromium } from '../chromium.mjs';
import { parts } from './list';
import type { Mutant } from './mutant';
import { openScratch, type Scratch } from './scratch';
import { type Row, tableOf, totals } from './table';
import { runFaults, runTests, runUntilFailure } from './tests';

const DOCUMENT = '.cache/mutants.md';

const [word = ''] = process.argv.slice(2);
const wanted = parts.flatMap(({ name, mutants }) =>
  mutants.map((mutant) => ({ part: name, mutant })).filter(({ part, mutant }) => matches(part, mutant)),
);
const hasPostgres = Boolean(process.env.TEST_DATABASE_URL);
const stop = new AbortController();
const { signal } = stop;
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort(new Error('Stopped.')));

/** Returns the exit code. */
async function run(): Promise<number> {
  if (!wanted.length) {
    console.error(`No guard has “${word}” in its part, phrase or file.`);
    return 1;
  }
  const scratch = openScratch();
  try {
    return await main(scratch);
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  } finally {
    scratch.remove();
  }
}

function matches(part: string, { guards, file }: Mutant): boolean {
  return [part, guards, file].some((text) => text.toLowerCase().includes(word.toLowerCase()));
}

const canRun = ({ postgres }: Mutant) => !postgres || hasPostgres;

async function main(scratch: Scratch): Promise<number> {
  // Looks for every text before anything runs.
  for (const { mutant } of wanted) scratch.apply(mutant)();
  if (wanted.some(({ mutant }) => mutant.faults)) {
    const chromium = await requireChromium();
    if (!chromium) throw new Error(HOW_TO_GET_CHROMIUM);
    process.env.CHROMIUM_PATH = chromium;
  }
  if (!(await isGreen(scratch))) return 1;
  const rows = await tryAll(scratch);
  const table = tableOf(rows);
  console.log(`\n${table}\n\n${totals(rows)}`);
  const failed = rows.some(({ outcome }) => outcome === 'missed' || outcome === 'broken');
  if (!word && hasPostgres && !failed) {
    mkdirSync('.cache', { recursive: true });
    writeFileSync(DOCUMENT, `${INTRODUCTION}\n\n${totals(rows)}.\n\n${table}\n`);
  }
  return failed ? 1 : 0;
}

/** Each lane has its own copy and takes the next mutant when it is free. Returns the rows in the order of the list. */
async function tryAll(first: Scratch): Promise<Row[]> {
  const rows: Row[] = [];
  const queue = [...wanted.entries()];
  const work = async (scratch: Scratch) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, { part, mutant }] = next;
      const row = await tryOut(scratch, part, mutant);
      rows[index] = row;
      const sign = row.outcome === 'missed' || row.outcome === 'broken' ? '✗' : '✓';
      console.log(`${sign} ${index + 1}/${wanted.length} ${part}: ${mutant.guards} – ${row.outcome}, ${row.by}`);
    }
  };
  const others = Array.from({ length: Math.min(availableParallelism(), wanted.length) - 1 }, openScratch);
  // If one lane fails, the others stop, and no copy is removed while its tests still run.
  const lanes = [first, ...others].map((scratch) => work(scratch).catch((error) => stop.abort(error)));
  await Promise.all(lanes);
  for (const scratch of others) scratch.remove();
  signal.throwIfAborted();
  return rows;
}

const INTRODUCTION = `# Guards, broken one by one

Written by \`npm run mutants\`, which breaks each of these guards in a copy of the working tree and runs the tests that
should notice. The list is in \`scripts/mutants/list/\`.

The guards of the part “locks” run on PostgreSQL too and show there alone: the embedded database does one transaction
after the other, so that nobody is ever kept waiting.`;

/** The tests have to pass without a broken guard; otherwise their failures mean nothing. */
async function isGreen(scratch: Scratch): Promise<boolean> {
  console.log('First the tests with every guard in place …');
  for (const postgres of [false, true]) {
    const own = wanted.filter(({ mutant }) => canRun(mutant) && Boolean(mutant.postgres) === postgres);
    const files = [...new Set(own.flatMap(({ mutant }) => mutant.tests))];
    const { tests, failures } = await runTests(files, { folder: scratch.folder, postgres, signal });
    for (const { file, test } of failures) console.error(`✗ ${file}: ${test}`);
    if (failures.length) return false;
    if (files.length) console.log(`✓ ${tests} tests in ${files.length} files${postgres ? ', on PostgreSQL too' : ''}`);
  }
  const cases = wanted.flatMap(({ mutant }) => mutant.faults ?? []);
  if (!cases.length) return true;
  const { tests, failures } = await runFaults(cases.join('|'), { folder: scratch.folder, postgres: false, signal });
  for (const { test } of failures) console.error(`✗ ${test}`);
  console.log(`✓ ${tests - failures.length} cases of the table of faults`);
  return !failures.length;
}

async function tryOut(scratch: Scratch, part: string, mutant: Mutant): Promise<Row> {
  if (!canRun(mutant)) return { part, mutant, outcome: 'left', by: 'needs TEST_DATABASE_URL', ms: 0 };
  const begun = Date.now();
  const mend = scratch.apply(mutant);
  const where = { folder: scratch.folder, postgres: mutant.postgres ?? false, signal };
  const run = mutant.faults ? runFaults(mutant.faults, where) : runUntilFailure(mutant.tests, where);
  const { tests, failures } = await run.finally(mend);
  const done = { part, mutant, ms: Date.now() - begun };
  const [failure] = failures;
  if (failure?.broken || (!failure && !tests))
    return { ...done, outcome: 'broken', by: failure?.test ?? 'no test ran' };
  if (!failure && mutant.explained) return { ...done, outcome: 'explained', by: mutant.explained };
  if (!failure) return { ...done, outcome: 'missed', by: mutant.faults ?? mutant.tests.join(', ') };
  return { ...done, outcome: 'noticed', by: `${failure.file}: ${failure.test}` };
}

void run().then((code) => {
  process.exitCode = code;
});
