import { getIntl } from '@umijs/max';
import { LOGIN_PATH, routes } from '@config/routes';
import { type Locale, locales } from '@contract/enum';
import type { Translate } from '@/locales/useTranslations';
import { mayReach } from '@/session';
import { loadMenu } from '@/session/state';
import { idleEntries, reachOf } from './reach';
import { screensOf } from './screens';
import { createPluginManager } from '@@/core/plugin';

beforeAll(() => createPluginManager());

const translateTo = (locale: Locale) =>
  ((id, values) => getIntl(locale).formatMessage({ id }, values as Record<string, string>)) as Translate;
const english = () => screensOf(loadMenu('en-US').menu, translateTo('en-US'));
const pages = routes.filter(({ component, path }) => component && path !== '/*' && path !== LOGIN_PATH);

test('every page is there once', () => {
  const paths = english().map(({ path }) => path);
  expect(paths.sort()).toEqual(pages.map(({ path }) => path).sort());
});

test.each(locales)('every page has a name in %s', (locale) => {
  const screens = screensOf(loadMenu(locale).menu, translateTo(locale));
  expect(screens.filter(({ name }) => !name || name.startsWith('/'))).toEqual([]);
});

test('what the table says is what guards the routes', () => {
  for (const list of [['/'], ['/user'], ['/user/', '/order/list', '/nowhere'], []]) {
    for (const { path, now } of reachOf(english(), list))
      expect([path, now.length > 0]).toEqual([path, mayReach(list, path)]);
  }
});

test('names each entry that opens a screen, and what another list would change', () => {
  const reached = reachOf(english(), ['/order', '/order/list'], ['/user', '/order/list']);
  const of = (path: string) => reached.find((each) => each.path === path);
  expect(of('/order/list/detail')).toMatchObject({ now: ['/order', '/order/list'], tried: ['/order/list'] });
  expect(of('/order/list/detail')?.change).toBeUndefined();
  expect(of('/order/recharge')?.change).toBe('lost');
  // Listed under the activities, but its path lies below the users'.
  expect(of('/user/default')?.change).toBe('gained');
});

test('points out entries that open nothing', () => {
  expect(idleEntries(english(), ['/', '/users', 'user', '/order'])).toEqual(['/users', 'user']);
});
