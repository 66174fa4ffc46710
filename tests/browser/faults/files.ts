import { expect } from '../fixtures';
import { alerts, isCalm } from './after';
import type { Case } from './case';
import { open, paths, target, usable } from './open';
import { type Fault, send } from './service';
import type { World } from './targets';

const chunkFaults: Record<string, Fault> = {
  'HTTP 404': ({ response }) => void response.writeHead(404).end('gone'),
  reset: ({ socket }) => void socket.destroy(),
  'HTML with 200': async ({ response }) => {
    const body = Buffer.from('<!doctype html><title>A gateway</title>');
    send(response, { status: 200, headers: { 'content-type': 'text/html' }, body });
  },
  'cut off': async ({ response, socket, pass }) => {
    const { headers, body } = await pass();
    response.writeHead(200, { 'content-type': headers['content-type'] ?? '', 'content-length': body.length });
    response.write(body.subarray(0, 100), () => socket.destroy());
  },
};
const chunked = {
  'app users': 'p__user__appUser',
  orders: 'p__order__list',
  'the audit list': 'p__activity__audit',
  wishes: 'p__wish__list',
} as const;

const loseChunk = (screen: keyof typeof chunked, fault: Fault) => async (world: World) => {
  const { page, service } = world;
  const browser = await page.context().newCDPSession(page);
  // The profile knows the scripts already.
  await browser.send('Network.enable');
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  service.break(fault, (seen) => seen.path.startsWith(`/${chunked[screen]}.`) && seen.path.endsWith('.js'));
  await page.goto(service.url + paths[screen]);
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Reload' }) });
  await expect(alert).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  service.mend();
  await alert.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await usable(page);
};

/** A page's script that does not come. */
export const chunkCases: readonly Case[] = Object.keys(chunked)
  .map((screen) => screen as keyof typeof chunked)
  .flatMap((screen) =>
    Object.entries(chunkFaults).map(
      ([name, fault]): Case => ({ kind: 'chunk', screen, name, run: loseChunk(screen, fault) }),
    ),
  );

const deploy = (name: string) => async (world: World) => {
  const { page, service } = world;
  await open(name, world);
  service.break(
    async ({ response, pass }) => {
      const answer = await pass();
      const html = answer.body.toString().replace(/umi\.\w+\.js/, 'umi.0123abcd.js');
      send(response, { ...answer, body: Buffer.from(html) });
    },
    ({ path }) => path === '/',
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(alerts(page)).toHaveText(/A new version of the console is ready/);
  await target(name).isKept(world);
  service.mend();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Reload now' }).click();
  await expect(alerts(page)).toHaveCount(0);
  await target(name).isKept(world);
  await isCalm(page);
};

/** A newer console is served while this one is open. */
export const deployCases: readonly Case[] = ['list', 'detail', 'form', 'composer'].map(
  (screen): Case => ({ kind: 'deploy', screen, name: 'a new version', run: deploy(screen) }),
);
