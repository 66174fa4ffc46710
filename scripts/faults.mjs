// `npm run faults`: the whole table of faults (tests/browser/faults) in Chromium over the production build; writes the
// counts to docs/faults.md as soon as every case has held. `-- --continue` runs what has not held yet on this build,
// after it was cut or something was mended; what follows goes to Playwright, such as `--grep chunk`.

import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOW_TO_GET_CHROMIUM, requireChromium } from './chromium.mjs';
import { fingerprint, giveUp, requireBuild, runTool } from './lib.mjs';

const FOLDER = '.cache/faults';
/** What was found of each case, one in a line, the newest last. */
const FOUND = join(FOLDER, 'found.jsonl');
const TO_RUN = join(FOLDER, 'toRun.txt');
const PLAYWRIGHT = '@playwright/test/cli.js';
const SPEC = 'faults.spec.ts';
const INTRODUCTION = `# The table of faults

What \`npm run faults\` counted in Chromium over the production build. A case is one thing that goes wrong at one place: a call, a screen with all of its calls, the browser's storage, another tab, a chunk, a deploy, the clock. Each held if nothing was uncaught, nothing kept turning, what failed was told once and with a way on that worked, nothing typed was lost, no write was sent twice, and the token was in its header only. The cases are rows of data in \`tests/browser/faults\`.`;

await requireBuild();
const CHROMIUM_PATH = (await requireChromium()) ?? giveUp(HOW_TO_GET_CHROMIUM);
const build = `${fingerprint('console')}${fingerprint('server')}`;
const environment = { CHROMIUM_PATH, FISH_FAULTS: 'all', FISH_FAULTS_FOUND: FOUND, FISH_FAULTS_BUILD: build };

const isContinued = process.argv[2] === '--continue';
const others = process.argv.slice(isContinued ? 3 : 2);
if (!isContinued) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
appendFileSync(FOUND, '');

const titles = titlesOf();
const before = heldBefore();
const rest = titles.filter((title) => !before.get(title));
let code = 0;
if (rest.length) {
  writeFileSync(TO_RUN, rest.map((title) => `${SPEC} › ${title}\n`).join(''));
  const args = ['test', SPEC, '--test-list', TO_RUN, '--retries', '0', '--workers', '2', ...others];
  args.push('--reporter', 'line,./tests/browser/faults/reporter.ts');
  code = await runTool(PLAYWRIGHT, args, { env: environment });
}

const held = heldBefore();
const kinds = [...new Set(titles.map(kindOf))].sort();
const line = (cells) => `| ${cells.join(' | ')} |`;
const table = [
  line(['what goes wrong', 'cases', 'held', 'failed']),
  line(['---', '--:', '--:', '--:']),
  ...kinds.map((kind) =>
    counted(
      kind,
      titles.filter((title) => kindOf(title) === kind),
    ),
  ),
  counted('**all**', titles),
].join('\n');
process.stdout.write(`\n${table}\n`);
const isWhole = titles.every((title) => held.get(title));
if (isWhole) writeFileSync('docs/faults.md', `${INTRODUCTION}\n\n${table}\n`);
else process.stdout.write(`${titles.filter((title) => !held.has(title)).length} of them did not run.\n`);
process.exitCode = isWhole ? 0 : code || 1;

function kindOf(title) {
  return title.split(' · ')[0];
}

function counted(name, cases) {
  return line([
    name,
    cases.length,
    ...[true, false].map((is) => cases.filter((title) => held.get(title) === is).length),
  ]);
}

/** Whether each case that ran on this build held when it ran last. */
function heldBefore() {
  const lines = readFileSync(FOUND, 'utf8').split('\n').filter(Boolean);
  const found = lines.map((text) => JSON.parse(text)).filter((each) => each.build === build);
  return new Map(found.map(({ title, held }) => [title, held]));
}

/** Of every case of the table. */
function titlesOf() {
  const args = [join('node_modules', PLAYWRIGHT), 'test', SPEC, '--list', '--reporter', 'json'];
  const env = { ...process.env, ...environment };
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 1e8, env });
  const titlesIn = ({ specs = [], suites = [] }) => [...specs.map(({ title }) => title), ...suites.flatMap(titlesIn)];
  return JSON.parse(stdout).suites.flatMap(titlesIn);
}
