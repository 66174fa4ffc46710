// `npm run variations`: goes through the console in front of each service of tests/services by itself, over the
// production build, and writes which screens are whole to docs/variations.md. `npm run variations -- noTotal` goes
// through that one only, and keeps what was found of the others.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOW_TO_GET_CHROMIUM, requireChromium } from './chromium.mjs';
import { giveUp, requireBuild, runTool } from './lib.mjs';

/** Each worker of the tests leaves a file here. */
const FOUND = '.cache/variations';
const INTRODUCTION = `# An owner's service, screen by screen

What \`npm run variations\` saw in Chromium over the production build: each row is a service that does one thing otherwise than the contract says (\`tests/services\`), with the reference back end behind it; each column a step that an operator takes. ✓: whole, without an uncaught error, a word that is none (“NaN”, “undefined”), or a notice of a failure; every write was told and seen. –: the service has no such call, and the console does not offer it.`;

await requireBuild();
const CHROMIUM_PATH = (await requireChromium()) ?? giveUp(HOW_TO_GET_CHROMIUM);

const names = process.argv.slice(2);
if (!names.length) rmSync(FOUND, { recursive: true, force: true });
const args = ['test', 'browser/variations.spec', '--retries', '0', '--workers', '2', '--reporter', 'line'];
if (names.length) args.push('--grep', names.join('|'));
const code = await runTool('@playwright/test/cli.js', args, { env: { CHROMIUM_PATH, FISH_VARIATIONS: 'all' } });

const rows = [...new Map(read().map((row) => [row.name, row])).values()];
const steps = Object.keys(rows[0]?.marks ?? {});
const line = (cells) => `| ${cells.join(' | ')} |`;
const table = [
  line(['service', ...steps]),
  line(['---', ...steps.map(() => ':-:')]),
  ...rows
    .sort((a, b) => a.place - b.place)
    .map(({ name, says, marks }) => line([`\`${name}\`: ${says}`, ...steps.map((step) => marks[step] ?? '–')])),
].join('\n');
process.stdout.write(`\n${table}\n`);
const isWhole = rows.every(({ marks }) => Object.values(marks).every((mark) => !mark.startsWith('✗')));
if (code === 0 && rows.length && isWhole) writeFileSync('docs/variations.md', `${INTRODUCTION}\n\n${table}\n`);
process.exitCode = code;

/** What was found, the newest last. */
function read() {
  if (!existsSync(FOUND)) return [];
  const files = readdirSync(FOUND).map((file) => join(FOUND, file));
  return files
    .sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')));
}
