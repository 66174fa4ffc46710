// `npm run times`: prints the time of the last `npm test` by phase and by file, as the tables in docs/testing.md.
import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { giveUp, root } from './lib.mjs';

export const JEST_REPORT = '.cache/jest.json';
export const BROWSER_REPORT = '.cache/playwright.json';
/** Milliseconds by phase, written by scripts/test.mjs; `browser` includes `build`. */
export const PHASES = '.cache/times.json';

const SLOWEST = 12;
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const inSeconds = (ms) => (ms / 1000).toFixed(1);
const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
const row = (...cells) => `| ${cells.join(' | ')} |`;

function jestFiles() {
  const files = new Map();
  for (const { name, startTime, endTime, assertionResults } of read(JEST_REPORT).testResults) {
    const file = relative(root, name).split(sep).join('/');
    add(files, file, endTime - startTime, assertionResults.length);
  }
  return files;
}

function browserFiles() {
  const files = new Map();
  const collect = ({ file, specs = [], suites = [] }) => {
    for (const { tests } of specs) {
      const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
      add(files, `tests/browser/${file}`, sumOf(durations), tests.length);
    }
    for (const suite of suites) collect({ ...suite, file });
  };
  read(BROWSER_REPORT).suites.forEach(collect);
  return files;
}

function add(files, file, ms, tests) {
  const known = files.get(file) ?? { ms: 0, tests: 0 };
  files.set(file, { ms: known.ms + ms, tests: known.tests + tests });
}

function printFiles(title, files) {
  const rows = [...files].sort(([, a], [, b]) => b.ms - a.ms);
  const all = [...files.values()];
  console.log(`\n${row(title, 'seconds', 'tests')}\n${row('---', '--:', '--:')}`);
  for (const [file, { ms, tests }] of rows.slice(0, SLOWEST)) console.log(row(file, inSeconds(ms), tests));
  const others = rows.slice(SLOWEST).map(([, file]) => file);
  if (others.length) {
    console.log(
      row(
        `${others.length} others`,
        inSeconds(sumOf(others.map(({ ms }) => ms))),
        sumOf(others.map(({ tests }) => tests)),
      ),
    );
  }
  console.log(row('**all**', inSeconds(sumOf(all.map(({ ms }) => ms))), sumOf(all.map(({ tests }) => tests))));
}

function main() {
  if (![PHASES, JEST_REPORT, BROWSER_REPORT].every((file) => existsSync(file))) {
    giveUp('Nothing was measured yet: run npm test first.');
  }
  const { build = 0, browser = 0, ...others } = read(PHASES);
  const phases = { ...others, build, browser: browser - build };
  console.log(`${row('phase', 'seconds')}\n${row('---', '--:')}`);
  for (const [phase, ms] of Object.entries(phases)) console.log(row(phase, inSeconds(ms)));
  console.log(row('**all**', inSeconds(sumOf(Object.values(phases)))));

  const isBackEnd = ([file]) => /^(server|contract|config|scripts)\//.test(file);
  const jest = [...jestFiles()];
  printFiles('back end, two workers', new Map(jest.filter(isBackEnd)));
  printFiles('console, two workers', new Map(jest.filter((entry) => !isBackEnd(entry))));
  printFiles('browser, two workers', browserFiles());
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) main();
