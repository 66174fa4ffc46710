import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';
import { runTool } from './lib.mjs';

// The headless shell first: without windows and their services a page takes a fifth less time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'google-chrome-beta',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const FONTS = ['fonts-noto-cjk', 'fonts-noto-color-emoji'];

export const HOW_TO_GET_CHROMIUM =
  'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium) and run again, ' +
  'or name one in CHROMIUM_PATH.';

/** The path of a working Chromium, installed if necessary; undefined if that fails too. */
export async function requireChromium() {
  return findChromium() || (await installChromium());
}

function findChromium() {
  const folders = (process.env.PATH || '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, MAC, playwrightsOwn()];
  // Started to test it, because a path alone may be a stub, such as Ubuntu's hint to install a snap.
  return candidates.find((path) => path && existsSync(path) && starts(path));
}

function starts(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function playwrightsOwn() {
  return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
}

/** Installs what Chinese text and emoji need, where they would show as boxes; says so where that is not possible. */
export async function requireFonts() {
  const knowsChinese = () => spawnSync('fc-list', [':lang=zh', 'file'], { encoding: 'utf8' }).stdout?.trim();
  // Other systems have them, and no fc-list.
  if (process.platform !== 'linux' || knowsChinese()) return;
  await aptInstall(['fontconfig', ...FONTS]);
  if (!knowsChinese()) console.log(`There is no font for Chinese: it shows as boxes. Debian has it in ${FONTS[0]}.`);
}

async function installChromium() {
  console.log('No Chromium found; installing one (a minute or two) …');
  await aptInstall(['chromium-headless-shell']);
  if (!findChromium()) await aptInstall(['chromium']);
  if (findChromium()) await requireFonts();
  return findChromium() || (await downloadChromium());
}

async function downloadChromium() {
  await runTool('@playwright/test/cli.js', ['install', 'chromium']);
  return findChromium();
}
