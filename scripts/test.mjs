// `npm test`: runs everything from a fresh clone: check, jest, the production build, and the browser tests on it. `npm
// test -- --only=check|jest|browser` runs one of them; further arguments go to jest or Playwright, such as a file's name.
// Ends with `N passed, N failed`, and with what was not tested for want of PostgreSQL or nginx.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { HOW_TO_GET_CHROMIUM, requireChromium } from './chromium.mjs';
import { giveUp, requireBuild, requireNode, requirePackages, run, runTool, seconds } from './lib.mjs';
import { requireNginx, WITHOUT_NGINX } from './nginx.mjs';
import { createTestDatabase } from './testDatabase.mjs';
import { BROWSER_REPORT, JEST_REPORT, PHASES } from './times.mjs';

const UNPROVEN =
  'No PostgreSQL answered (TEST_DATABASE_URL): its locks, races, plans and types are not proved by this run.';

/** Hosted machines have no PostgreSQL on other systems. */
const MUST_PROVE = Boolean(process.env.CI) && process.platform === 'linux';

const steps = { check, jest, browser };
const [first = '', ...others] = process.argv.slice(2);
const only = first.startsWith('--only=') ? first.slice('--only='.length) : undefined;
if (first && !steps[only]) giveUp(`Usage: npm test [-- --only=${Object.keys(steps).join('|')} …]`);

requireNode();
const phases = {};
await timed('install', requirePackages);
mkdirSync('.cache', { recursive: true });

const database = only === 'check' ? undefined : await offerPostgres();
const unproven = only !== 'check' && !process.env.TEST_DATABASE_URL;
/** What this machine lacks, told at the very end. */
const notes = unproven ? [UNPROVEN] : [];
const total = { passed: 0, failed: 0, skipped: 0 };
try {
  for (const [name, step] of Object.entries(steps)) {
    if (only && only !== name) continue;
    console.log(`\n── ${name} ──`);
    const begun = Date.now();
    const counted = await timed(name, step);
    for (const key of Object.keys(total)) total[key] += counted[key];
    console.log(`${counted.failed ? '✗' : '✓'} ${name} (${seconds(begun)})`);
  }
} finally {
  await database?.drop();
}
const { passed, failed, skipped } = total;
if (!only) writeFileSync(PHASES, JSON.stringify(phases));
console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
for (const note of notes) console.log(note);
process.exitCode = failed || (unproven && MUST_PROVE) ? 1 : 0;

/** Stores the duration of a phase in milliseconds, for `npm run times`. */
async function timed(phase, run) {
  const begun = Date.now();
  const result = await run();
  phases[phase] = Date.now() - begun;
  return result;
}

async function check() {
  const code = await run(process.execPath, ['scripts/check.mjs']);
  return outcome(code, { passed: 0, failed: 0, skipped: 0 });
}

/** Sets TEST_DATABASE_URL to a throwaway database for the steps, if there is a PostgreSQL. */
async function offerPostgres() {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const made = await createTestDatabase();
  if (made) console.log('A PostgreSQL answers on this machine: the back end is tested on it too.');
  else console.log('No PostgreSQL answers: only the embedded database is tested.');
  process.env.TEST_DATABASE_URL = made?.url ?? '';
  return made;
}

async function jest() {
  rmSync(JEST_REPORT, { force: true });
  // A selection of tests can't reach the coverage threshold of all tests.
  const coverage = others.length ? [] : ['--coverage', '--coverageReporters=text-summary'];
  const report = ['--json', `--outputFile=${JEST_REPORT}`];
  const code = await run('npm', ['run', '--silent', 'jest', '--', '--ci', ...coverage, ...report, ...others]);
  return outcome(code, countJest(readReport(JEST_REPORT)));
}

async function browser() {
  const chromium = await requireChromium();
  if (!chromium) return notRun(HOW_TO_GET_CHROMIUM);
  try {
    await timed('build', requireBuild);
  } catch (error) {
    return notRun(error.message);
  }
  rmSync(BROWSER_REPORT, { force: true });
  const nginx = await requireNginx();
  if (!nginx) notes.push(WITHOUT_NGINX);
  const env = { CHROMIUM_PATH: chromium, NGINX_PATH: nginx ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT };
  const code = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json', ...others], { env });
  return outcome(code, countBrowser(readReport(BROWSER_REPORT)));
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function countJest(report) {
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

function countBrowser(report) {
  if (!report) return { passed: 0, failed: 0, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (flaky) console.log(`${flaky} passed only at the second try (traces in test-results/): find out why.`);
  // As playwright.config.ts says.
  const lucky = process.env.CI ? 0 : flaky;
  return { passed: expected + lucky, failed: unexpected + flaky - lucky, skipped };
}

/** A step that fails without a failed test, for example by a threshold, counts as one failure. */
function outcome(code, counted) {
  return code && !counted.failed ? { ...counted, failed: 1 } : counted;
}

function notRun(reason) {
  console.error(reason);
  return { passed: 0, failed: 1, skipped: 0 };
}
