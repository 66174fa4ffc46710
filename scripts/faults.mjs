// `npm run faults`: the whole table of faults (tests/browser/faults) in Chromium over the production build; writes the
// counts to docs/faults.md. `npm run faults -- sample` runs one of each kind and of each screen, and writes nothing.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOW_TO_GET_CHROMIUM, requireChromium } from './chromium.mjs';
import { giveUp, requireBuild, runTool } from './lib.mjs';

/** Each worker of the tests leaves a file here. */
const FOUND = '.cache/faults';
const INTRODUCTION = `# The table of faults

What \`npm run faults\` counted in Chromium over the production build. A case is one thing that goes wrong at one place: a call, a screen with all of its calls, the browser's storage, another tab, a chunk, a deploy, the clock. Each held if nothing was uncaught, nothing kept turning, what failed was told once and with a way on that worked, nothing typed was lost, no write was sent twice, and the token was in its header only. The cases are rows of data in \`tests/browser/faults\`.`;

await requireBuild();
const CHROMIUM_PATH = (await requireChromium()) ?? giveUp(HOW_TO_GET_CHROMIUM);

const isSample = process.argv[2] === 'sample';
rmSync(FOUND, { recursive: true, force: true });
const args = ['test', 'browser/faults.spec', '--retries', '0', '--workers', '2', '--reporter', 'line'];
const code = await runTool('@playwright/test/cli.js', args, {
  env: { CHROMIUM_PATH, FISH_FAULTS: isSample ? 'sample' : 'all' },
});

const found = existsSync(FOUND)
  ? readdirSync(FOUND).flatMap((file) => JSON.parse(readFileSync(join(FOUND, file), 'utf8')))
  : [];
const kinds = [...new Set(found.map(({ kind }) => kind))].sort();
const line = (cells) => `| ${cells.join(' | ')} |`;
const counted = (name, cases) => {
  const held = cases.filter((each) => each.held).length;
  return line([name, cases.length, held, cases.length - held]);
};
const table = [
  line(['what goes wrong', 'cases', 'held', 'failed']),
  line(['---', '--:', '--:', '--:']),
  ...kinds.map((name) =>
    counted(
      name,
      found.filter(({ kind }) => kind === name),
    ),
  ),
  counted('**all**', found),
].join('\n');
process.stdout.write(`\n${table}\n`);
if (code === 0 && found.length && !isSample) writeFileSync('docs/faults.md', `${INTRODUCTION}\n\n${table}\n`);
process.exitCode = code;
