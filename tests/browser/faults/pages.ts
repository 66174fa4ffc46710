import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '../fixtures';
import { lead } from '../lead';
import { type Screen, screensOf } from '../screens';
import type { Session } from '../session';
import { alerts, isCalm } from './after';
import { faultRows } from './answers';
import type { Case } from './case';
import type { Fault, Passage, Seen } from './service';
import { send } from './service';
import type { World } from './targets';

/** Nothing is asked for there. */
const STILL = ['login', 'not found'];

/**
 * Of every screen: read as a text, because the records in their addresses are known to a running back end only.
 * A screen begins a line with its name; within a line it is the name of something on the screen.
 */
const names = [...readFileSync(join(__dirname, '../screens.ts'), 'utf8').matchAll(/^ +(?:{ )?name: '([^']+)'/gm)]
  .map(([, name = '']) => name)
  .filter((name) => !STILL.includes(name));

/** Every call that a page makes to show something. */
const isRead = ({ method, path }: Seen) => method === 'GET' && path.startsWith('/fish/admin/');

const rowsFor = ['HTTP 500', 'broken JSON', 'data a text', 'reset before it was taken'];

/** Each screen, with all of its calls going wrong at once. */
export const pageCases: readonly Case[] = names.flatMap((name) => [
  ...faultRows
    .filter((row) => rowsFor.includes(row.name))
    .map(
      (row): Case => ({ kind: row.kind, screen: name, name: `${row.name}, all calls`, run: fails(name, row.fault) }),
    ),
  { kind: 'session', screen: name, name: 'code 10021 on all calls at once', run: expires(name), signsOut: true },
  { kind: 'late', screen: name, name: 'all answers after leaving', run: leaves(name) },
]);

let found: Promise<Screen[]> | undefined;
async function screenOf(name: string, session: Session): Promise<Screen> {
  found ??= screensOf(session);
  const screen = (await found).find((each) => each.name === name);
  if (!screen) throw new Error(`There is no screen “${name}” in screens.ts.`);
  return screen;
}

const retries = ({ page }: World) => page.getByRole('button', { name: 'Retry' }).filter({ visible: true });

/** A part may bring others that fail when it is there; more than so many are no end. */
const ROUNDS = 40;

/** Whatever failed offers a way on, and in the end all of the screen is there. */
function fails(name: string, fault: Fault) {
  return async (world: World) => {
    const { page, service, session } = world;
    const screen = await screenOf(name, session);
    service.break(fault, isRead);
    await page.goto(service.url + screen.path);
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('alert')).first()).toBeVisible();
    await isCalm(page);
    await expect.poll(() => service.isQuiet).toBe(true);
    const said = alerts(page).filter({ hasNot: page.getByRole('button') });
    await expect(said).toHaveCount(0);
    service.mend();
    for (let left = ROUNDS; left > 0 && (await retries(world).count()); left -= 1) {
      // Not a real click: one may be below a drawer. Some ask again by themselves, perhaps at this very moment.
      await retries(world)
        .last()
        .dispatchEvent('click', {}, { timeout: 3000 })
        .catch(() => undefined);
      await isCalm(page);
    }
    await expect(retries(world)).toHaveCount(0);
    await screen.ready(page);
  };
}

function expires(name: string) {
  return async ({ page, service, session }: World) => {
    const screen = await screenOf(name, session);
    service.break(
      ({ response }) => void response.writeHead(200).end('{"code":10021,"message":"","data":null}'),
      isRead,
    );
    await page.goto(service.url + screen.path);
    await expect(page).toHaveURL(/\/user\/login\?redirect=/);
    await isCalm(page);
    await expect(alerts(page)).toHaveCount(1);
  };
}

function leaves(name: string) {
  return async ({ page, service, session }: World) => {
    const screen = await screenOf(name, session);
    const held: Passage[] = [];
    service.break((passage) => void held.push(passage), isRead);
    await page.goto(service.url + screen.path);
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await lead(page, '/about/u');
    await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
    service.mend();
    await Promise.allSettled(held.map(async ({ response, pass }) => send(response, await pass())));
    await isCalm(page);
    await expect(alerts(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
  };
}
