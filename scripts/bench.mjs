// `npm run bench`: measures the console and its back end on this machine (scripts/bench/). `-- --page`: only how soon the
// pages stand, by medians of seven runs or of `--runs 3`. `-- --presses`: how long they take for what is pressed and typed,
// and what they leave in memory, with `--heap` only that. `-- --scale`: every call of the back end on a PostgreSQL with a
// million users (scripts/bench/scale/).
import { HOW_TO_GET_CHROMIUM, requireChromium } from './chromium.mjs';
import { giveUp, requireBuild, requireNode, requirePackages, run } from './lib.mjs';
import { createTestDatabase } from './testDatabase.mjs';

const args = process.argv.slice(2);
const runs = args.includes('--runs') ? args[args.indexOf('--runs') + 1] : '7';
if (!(Number(runs) > 0))
  giveUp('Usage: npm run bench [-- --page|--presses [--runs 7] [--heap] | --scale [--users 1000000] [--keep]]');

requireNode();
await requirePackages();
if (args.includes('--scale')) await measureScale();
else await measureConsole();

async function measureScale() {
  const kept = args.includes('--keep') ? 'fish_scale' : undefined;
  const database = await createTestDatabase(kept);
  if (!database) giveUp('There is no PostgreSQL on 127.0.0.1:5432 that lets the current user in without a password.');
  const CHROMIUM_PATH = args.includes('--console') ? await chromiumForBuild() : '';
  await measure('scale/main', { TEST_DATABASE_URL: database.url, CHROMIUM_PATH }, kept ? undefined : database);
}

async function measureConsole() {
  const CHROMIUM_PATH = await chromiumForBuild();
  const env = { CHROMIUM_PATH, BENCH_RUNS: runs };
  if (args.includes('--presses')) return await measure('interactions', env);
  if (!args.includes('--page')) {
    const database = await createTestDatabase();
    await measure('main', { ...env, TEST_DATABASE_URL: database?.url ?? '' }, database);
  }
  await measure('pages', env);
}

async function chromiumForBuild() {
  await requireBuild().catch((error) => giveUp(error.message));
  return (await requireChromium()) ?? giveUp(HOW_TO_GET_CHROMIUM);
}

/** Runs a part of scripts/bench, then drops the database that was made for it. */
async function measure(part, env, database) {
  try {
    const code = await run(process.execPath, ['--import', 'tsx', `scripts/bench/${part}.ts`, ...args], { env });
    if (code) process.exitCode = code;
  } finally {
    await database?.drop();
  }
}
