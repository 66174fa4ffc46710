import { expect } from '../fixtures';
import { isCalm } from './after';
import type { Case } from './case';
import { type Known, paths } from './open';
import type { World } from './targets';

const kept: Record<string, (id: string) => string> = {
  'the token': () => 'authorization',
  'who is signed in': () => 'userInfo',
  'a list’s columns': (id) => `fish-list:${id}:user`,
  'what was opened last': (id) => `fish-recent:${id}`,
  'the language': () => 'umi_locale',
};
const spoilt = { broken: '{"half', 'of the wrong type': '[7]', huge: 'x'.repeat(1_000_000) };

const spoil = (key: (id: string) => string, value: string) => async (world: World) => {
  const { page, service, session } = world;
  const name = key(session.userInfo?.id ?? '');
  await page.evaluate(([item, text]) => localStorage.setItem(item, text), [name, value] as const);
  await page.goto(`${service.url}/user/appUser`);
  await isCalm(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
};

/** What a browser does that keeps nothing, or nothing more. */
const refusing: Record<string, () => void> = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'throwing on every read': () => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function get(this: Storage, key: string) {
      if (key !== 'authorization' && key !== 'userInfo') throw new DOMException('It can’t be read.', 'UnknownError');
      return getItem.call(this, key);
    };
  },
  off: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  },
};

const refuse = (how: () => void, screen: Known) => async (world: World) => {
  const { page, service } = world;
  await page.addInitScript(how);
  await page.goto(service.url + paths[screen]);
  await isCalm(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
};

/** What the browser keeps, spoilt, and browsers that keep nothing. */
export const storageCases: readonly Case[] = [
  ...Object.entries(kept).flatMap(([what, key]) =>
    Object.entries(spoilt).map(
      ([how, value]): Case => ({ kind: 'storage', screen: 'list', name: `${what} ${how}`, run: spoil(key, value) }),
    ),
  ),
  ...Object.entries(refusing).flatMap(([how, refused]) =>
    (['login', 'app users', 'a new push'] as const).map(
      (screen): Case => ({ kind: 'storage', screen, name: how, run: refuse(refused, screen) }),
    ),
  ),
];
