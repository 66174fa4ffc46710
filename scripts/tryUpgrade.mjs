// `npm run try:upgrade`: runs the server of the release before on the schema of this one (server/upgrade.test.ts, which
// says what is the release before). `npm run try:upgrade -- COMMIT` takes that of another commit.
import { giveUp, requireNode, requirePackages, run } from './lib.mjs';
import { createTestDatabase } from './testDatabase.mjs';

requireNode();
await requirePackages();
const made = process.env.TEST_DATABASE_URL ? undefined : await createTestDatabase();
const url =
  process.env.TEST_DATABASE_URL ?? made?.url ?? giveUp('It needs a PostgreSQL: name one in TEST_DATABASE_URL.');
try {
  const env = { TEST_DATABASE_URL: url, FISH_UPGRADE_FROM: process.argv[2] ?? '' };
  process.exitCode = await run('npm', ['run', '--silent', 'jest', '--', '--verbose', 'server/upgrade'], { env });
} finally {
  await made?.drop();
}
