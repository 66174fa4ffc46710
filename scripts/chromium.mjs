import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run, runTool } from './lib.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'google-chrome-beta'];
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

async function installChromium() {
  console.log('No Chromium found; installing one (a minute or two) …');
  const isRoot = process.getuid && process.getuid() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    await aptInstall(['chromium']);
    // Without these fonts, Chinese text and emoji show as boxes, which no test notices.
    if (findChromium()) await aptInstall(FONTS);
  }
  return findChromium() || (await downloadChromium());
}

async function aptInstall(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const code = await run('apt-get', ['update', '-qq'], { env });
  if (!code) await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}

async function downloadChromium() {
  await runTool('@playwright/test/cli.js', ['install', 'chromium']);
  return findChromium();
}
