// `npm run bench`: measures the console and its back end on this machine (scripts/bench/). `-- --scale` measures every
// call of the back end on a PostgreSQL with a million users (scripts/bench/scale/).
import { HOW_TO_GET_CHROMIUM, requireChromium } from './chromium.mjs';
import { giveUp, requireBuild, requireNode, requirePackages, run } from './lib.mjs';
import { createTestDatabase } from './testDatabase.mjs';

const args = process.argv.slice(2);
const isScale = args.includes('--scale');

requireNode();
await requirePackages();
const env = isScale ? {} : { CHROMIUM_PATH: await requireConsole() };
const kept = args.includes('--keep') ? 'fish_scale' : undefined;
const database = await createTestDatabase(kept);
if (isScale && !database)
  giveUp('There is no PostgreSQL on 127.0.0.1:5432 that lets the current user in without a password.');
try {
  env.TEST_DATABASE_URL = database?.url ?? '';
  const main = isScale ? 'scripts/bench/scale/main.ts' : 'scripts/bench/main.ts';
  process.exitCode = await run(process.execPath, ['--import', 'tsx', main, ...args], { env });
} finally {
  if (!kept) await database?.drop();
}

async function requireConsole() {
  await requireBuild().catch((error) => giveUp(error.message));
  return (await requireChromium()) ?? giveUp(HOW_TO_GET_CHROMIUM);
}
