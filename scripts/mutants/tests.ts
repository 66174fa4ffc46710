import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

interface Ran {
  /** How many tests ran. */
  tests: number;
  failures: Failure[];
}

interface Failure {
  file: string;
  /** The test, or jest's error if the file could not run at all. */
  test: string;
  /** The file could not run, so that its tests mean nothing. */
  broken: boolean;
}

interface Where {
  folder: string;
  postgres: boolean;
  signal: AbortSignal;
}

interface Report {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

const JEST = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];
const LIMIT_MS = 120_000;

const projectOf = (test: string) => (/^(src|tests)\//.test(test) ? 'console' : 'server');

export async function runTests(files: readonly string[], where: Where): Promise<Ran> {
  const ran: Ran = { tests: 0, failures: [] };
  for (const project of ['server', 'console']) {
    const own = files.filter((file) => projectOf(file) === project);
    if (own.length) add(ran, await runJest(project, own, where));
  }
  return ran;
}

/**
 * Runs one file after the other and stops after a failure. Not jest's own `bail`, because jest then writes no report.
 */
export async function runUntilFailure(files: readonly string[], where: Where): Promise<Ran> {
  const ran: Ran = { tests: 0, failures: [] };
  for (const file of files) {
    if (!ran.failures.length) add(ran, await runJest(projectOf(file), [file], where));
  }
  return ran;
}

interface BrowserReport {
  suites: BrowserSuite[];
}
interface BrowserSuite {
  suites?: BrowserSuite[];
  specs: { title: string; ok: boolean }[];
}

/** Builds the console and runs cases of the table of faults over it. */
export async function runFaults(cases: string, { folder, signal }: Where): Promise<Ran> {
  const environment = { ...process.env, FISH_FAULTS: 'all' };
  const built = await run(['scripts/build.mjs'], folder, environment, signal);
  signal.throwIfAborted();
  const report = join(folder, 'faults.json');
  rmSync(report, { force: true });
  const args = ['node_modules/@playwright/test/cli.js', 'test', 'browser/faults.spec', '--retries', '0', '-g', cases];
  const out = { PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const said = await run([...args, '--workers', '1', '--reporter', 'json'], folder, { ...environment, ...out }, signal);
  signal.throwIfAborted();
  if (!existsSync(report)) throw new Error(`Chromium did not run:\n${built}\n${said}`);
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as BrowserReport;
  const specs = suites.flatMap(specsOf);
  const failed = specs.filter(({ ok }) => !ok);
  const failures = failed.map(({ title }) => ({ file: 'tests/browser/faults.spec.ts', test: title, broken: false }));
  return { tests: specs.length, failures };
}

const specsOf = ({ specs, suites = [] }: BrowserSuite): BrowserSuite['specs'] => [...specs, ...suites.flatMap(specsOf)];

function add(ran: Ran, { tests, failures }: Ran): void {
  ran.tests += tests;
  ran.failures.push(...failures);
}

async function runJest(project: string, files: readonly string[], where: Where): Promise<Ran> {
  const { folder, postgres, signal } = where;
  const report = join(folder, 'mutants.json');
  rmSync(report, { force: true });
  const config = ['--config', `tests/jest/${project}.config.js`, '--ci', '--silent', `--testTimeout=${LIMIT_MS}`];
  const out = ['--json', `--outputFile=${report}`];
  const args = [...JEST, ...config, ...out, '--runTestsByPath', ...files];
  const database = postgres ? (process.env.TEST_DATABASE_URL ?? '') : '';
  const said = await run(args, folder, { ...process.env, TEST_DATABASE_URL: database }, signal);
  signal.throwIfAborted();
  if (!existsSync(report)) throw new Error(`jest did not run:\n${said}`);
  return read(JSON.parse(readFileSync(report, 'utf8')) as Report, folder);
}

/** Resolves with the output after the process has ended. */
function run(args: string[], cwd: string, env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd, env, signal, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk) => {
      said += String(chunk);
    });
    child.on('error', (error) => {
      said += String(error);
    });
    child.on('close', () => resolve(said));
  });
}

function read({ testResults }: Report, folder: string): Ran {
  const ran: Ran = { tests: 0, failures: [] };
  for (const { name, message, assertionResults } of testResults) {
    const file = relative(folder, name).replaceAll(sep, '/');
    const done = assertionResults.filter(({ status }) => status === 'passed' || status === 'failed');
    ran.tests += done.length;
    const failed = done.filter(({ status }) => status === 'failed');
    ran.failures.push(...failed.map(({ fullName }) => ({ file, test: fullName, broken: false })));
    if (message && !failed.length) ran.failures.push({ file, test: message.trim().slice(0, 400), broken: true });
  }
  return ran;
}
