// `npm run screenshots`: the pictures of README, light and dark, in docs/. `npm run screenshots -- all --to DIR`: every
// screen in both languages and both themes, on a desk and on a phone, full, empty, loading and failed, into a folder, with
// a page that shows them all. `--look 'en-US light 1280'`: those of them alone.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HOW_TO_GET_CHROMIUM, requireChromium, requireFonts } from './chromium.mjs';
import { giveUp, requireBuild, requireNode, requirePackages, runTool } from './lib.mjs';

const words = process.argv.slice(2);
const isAll = words[0] === 'all';
const following = (name) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
const [to, look] = [following('--to'), following('--look')];
if (words.length && !(isAll && to && words.length === (look ? 5 : 3))) {
  giveUp("Usage: npm run screenshots [-- all --to DIR [--look 'en-US light 1280 full']]");
}
const folder = isAll ? resolve(process.env.INIT_CWD ?? '.', to) : 'docs';

requireNode();
await requirePackages();
await requireBuild().catch((error) => giveUp(error.message));
const CHROMIUM_PATH = (await requireChromium()) ?? giveUp(HOW_TO_GET_CHROMIUM);
await requireFonts();
mkdirSync(folder, { recursive: true });

const args = ['test', 'browser/screenshots.spec', '--retries', '0', '--workers', '2', '--reporter', 'line'];
if (look) args.push('--grep', look);
const env = { CHROMIUM_PATH, FISH_SCREENSHOTS: isAll ? 'all' : 'readme', FISH_SCREENSHOTS_TO: resolve(folder) };
process.exitCode = await runTool('@playwright/test/cli.js', args, { env });
if (isAll) writeContactSheet();

/** A table of all pictures: a row for each screen, a column for each language, theme and width. */
function writeContactSheet() {
  const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
  const [rows, columns] = [0, 1].map((part) => [...new Set(names.map((name) => partsOf(name)[part]))].sort());
  const head = columns.map((column) => `<th>${column}</th>`).join('');
  const cell = (row, column) => {
    const name = `${row}__${column}.png`;
    return `<td>${names.includes(name) ? `<a href="${name}"><img loading="lazy" src="${name}" alt=""></a>` : '–'}</td>`;
  };
  const body = rows.map((row) => `<tr><th>${row}</th>${columns.map((column) => cell(row, column)).join('')}</tr>`);
  const style = 'body{font:14px sans-serif}img{width:240px}td,th{vertical-align:top;text-align:left;padding:8px}';
  const page = `<!doctype html><meta charset="utf-8"><title>Fish Admin, every screen</title><style>${style}</style><table><tr><th></th>${head}</tr>${body.join('')}</table>`;
  writeFileSync(join(folder, 'index.html'), page);
  console.log(`${names.length} pictures: ${join(folder, 'index.html')}`);
}

/** `app users__en-US dark 1280.png`: the screen, and how it was looked at. */
function partsOf(name) {
  return name.replace(/\.png$/, '').split('__');
}
