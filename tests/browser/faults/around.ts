import { userCalls } from '../../../contract/user/calls';
import { hostileRedirects } from '../../hostileRedirects';
import { expect } from '../fixtures';
import { addressLedTo, lead } from '../lead';
import { isCalm } from './after';
import type { Case } from './case';
import { chunkCases, deployCases } from './files';
import { type Known, paths, usable } from './open';
import { send } from './service';
import { storageCases } from './storage';
import { tabCases } from './tabs';
import type { World } from './targets';

const goBack =
  (screen: Known) =>
  async ({ page, service }: World) => {
    await page.goto(service.url + paths[screen]);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/user\/login/);
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/login|about:blank|favicon/);
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeHidden();
  };

const left: Known[] = ['home', 'app users', 'admin users', 'orders', 'the audit list', 'the statistics board'];
const backCases = left.map(
  (screen): Case => ({ kind: 'back', screen, name: 'back after signing out', run: goBack(screen), signsOut: true }),
);

const NINE_YEARS_MS = 9 * 365 * 86_400_000;
const shift =
  (screen: Known, by: number) =>
  async ({ page, service }: World) => {
    await page.addInitScript((offset) => {
      const Real = Date;
      // Only what asks for now is told another time.
      window.Date = new Proxy(Real, {
        construct: (_, given) => Reflect.construct(Real, given.length ? given : [Real.now() + offset]),
        apply: () => new Real(Real.now() + offset).toString(),
        get: (date, name) => (name === 'now' ? () => Real.now() + offset : Reflect.get(date, name)),
      });
    }, by);
    await page.goto(service.url + paths[screen]);
    await usable(page);
  };

const clocked: Known[] = [
  'home',
  'app users',
  'the audit list',
  'activity rooms',
  'orders',
  'the statistics board',
  'the login log',
  'a new push',
  'wishes',
  'the share statistics',
];
const clockCases = clocked.flatMap((screen): Case[] => [
  { kind: 'clock', screen, name: 'nine years behind', run: shift(screen, -NINE_YEARS_MS) },
  { kind: 'clock', screen, name: 'nine years ahead', run: shift(screen, NINE_YEARS_MS) },
]);

const ANY = 'http://127.0.0.1:10000';
const redirect =
  (place: number) =>
  async ({ page, service }: World) => {
    const to = hostileRedirects(service.url)[place] ?? '';
    await page.goto(`${service.url}/about/u`);
    await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
    await lead(page, `/user/login?${new URLSearchParams({ redirect: to })}`);
    await expect.poll(() => addressLedTo(page), { message: to }).toBe('/');
  };

const redirectCases = hostileRedirects(ANY).map(
  (to, place): Case => ({ kind: 'redirect', screen: 'login', name: JSON.stringify(to), run: redirect(place) }),
);

const outOfOrder = async ({ page, service, session }: World) => {
  const [first, second] = (await session.ask(userCalls.pageList, { pageSize: 2 })).list;
  await page.goto(`${service.url}/user/appUser`);
  await expect(page.getByRole('link', { name: /^Open / }).first()).toBeVisible();
  let release: () => void = () => undefined;
  const released = new Promise<void>((go) => {
    release = go;
  });
  service.break(
    async ({ response, pass }) => {
      const answer = await pass();
      await released;
      send(response, answer);
    },
    ({ path, search }) => path.endsWith('/user/pageList') && search.includes(String(first?.number)),
  );
  const held = page.waitForRequest((request) => request.url().includes(String(first?.number)));
  await page.getByRole('searchbox').first().fill(String(first?.number));
  await held;
  await page.getByRole('searchbox').first().fill(String(second?.number));
  await expect(page.getByRole('link', { name: `Open ${second?.number}` })).toBeVisible();
  release();
  await isCalm(page);
  await expect(page.getByRole('link', { name: `Open ${first?.number}` })).toBeHidden();
};

const lateCases: Case[] = [{ kind: 'late', screen: 'list', name: 'answers out of order', run: outOfOrder }];

/** What goes wrong around a call. */
export const aroundCases: readonly Case[] = [
  ...tabCases,
  ...storageCases,
  ...chunkCases,
  ...deployCases,
  ...backCases,
  ...clockCases,
  ...redirectCases,
  ...lateCases,
];
