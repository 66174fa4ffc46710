// `npm run bench`: measures the console and its back end on this machine (scripts/bench/).
import { HOW_TO_GET_CHROMIUM, requireChromium } from './chromium.mjs';
import { giveUp, requireBuild, requireNode, requirePackages, run } from './lib.mjs';
import { createTestDatabase } from './testDatabase.mjs';

requireNode();
await requirePackages();
await requireBuild().catch((error) => giveUp(error.message));
const CHROMIUM_PATH = (await requireChromium()) ?? giveUp(HOW_TO_GET_CHROMIUM);
const database = await createTestDatabase();
try {
  const env = { CHROMIUM_PATH, TEST_DATABASE_URL: database?.url ?? '' };
  process.exitCode = await run(process.execPath, ['--import', 'tsx', 'scripts/bench/main.ts'], { env });
} finally {
  await database?.drop();
}
