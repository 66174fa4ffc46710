import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { median } from './numbers';

/** What `npm run build` made. */
export const DIST = join(__dirname, '../../dist');

export const LAUNCH = {
  executablePath: process.env.CHROMIUM_PATH,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
};
const WITH_DEMO_DATA = { account: 'admin', password: 'fishadmin' };
const LISTENS = /^Fish Admin: (http:\S+)$/m;

export type Numbers = Record<string, number>;
export type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The pages of a context; one that is opened closes the one before. */
export async function inContext(
  browser: Browser,
  storageState: State | undefined,
  run: (open: () => Promise<Page>) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ locale: 'en-US', storageState });
  // One that was left open would take time from the next.
  let last: Page | undefined;
  await run(async () => {
    await last?.close();
    last = await context.newPage();
    return last;
  });
  await context.close();
}

/** What the browser has of an operator who is signed in. */
export async function signIn(browser: Browser, origin: string): Promise<State> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByLabel('Account').fill(WITH_DEMO_DATA.account);
  await page.getByLabel('Password').fill(WITH_DEMO_DATA.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Latest operations').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The median of each number. */
export function mediansOf(runs: Numbers[]): Numbers {
  const names = Object.keys(runs[0] ?? {});
  const medians = names.map((name) => [name, Math.round(median(runs.map((run) => run[name] ?? Number.NaN)))] as const);
  // What a page does not ask for has no time.
  return Object.fromEntries(medians.filter(([, value]) => !Number.isNaN(value)));
}

/** `npm run serve`, on a port of its own. */
export async function serve(): Promise<{ origin: string; server: ChildProcess }> {
  const env = { ...process.env, PORT: '0', FISH_DATA: 'memory', FISH_DEMO: '1', FISH_LOG: 'error' };
  const server = spawn(process.execPath, ['dist-server/main.js'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const text of server.stdout) {
    said += text;
    const origin = LISTENS.exec(said)?.[1];
    if (origin) return { origin, server };
  }
  throw new Error(`The server has ended:\n${said}`);
}
