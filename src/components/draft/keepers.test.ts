import { begin, end } from '@/session/transitions';
import { addKeeper, keepDrafts, peekDraft } from './keepers';
import { createHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';

const admin = { id: '7200000000000000001', account: 'admin', nickname: 'Lin Wei' };
const other = { id: '7200000000000000009', account: 'zhao', nickname: 'Zhao Min' };
const stops: (() => void)[] = [];
const keeping = (name: string, value: unknown, kind: 'typed' | 'place' = 'typed') =>
  stops.push(addKeeper(name, { current: () => value, kind }));
const hide = () => window.dispatchEvent(new Event('pagehide'));

beforeAll(() => {
  createPluginManager();
  keepDrafts();
});
beforeEach(() => {
  createHistory({ type: 'memory', initialEntries: ['/user/sysUser/detail?id=1'] });
  begin('token-1', admin);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  end();
});

test('a reload keeps what is typed, and what has to be open to show it, for the same admin', () => {
  keeping('form', { nickname: 'Lin' });
  keeping('dialog', 'ban', 'place');
  keeping('empty', undefined);
  hide();
  expect([peekDraft('form'), peekDraft('dialog'), peekDraft('empty')]).toEqual([{ nickname: 'Lin' }, 'ban', undefined]);
  begin('token-2', other);
  expect(sessionStorage).not.toHaveProperty('fish-drafts');
});

test('a reload with nothing typed opens nothing again', () => {
  keeping('dialog', 'ban', 'place');
  keeping('form', undefined);
  hide();
  expect(peekDraft('dialog')).toBeUndefined();
});

test('signing out wipes what a reload has kept, and keeps nothing more', () => {
  keeping('form', { nickname: 'Lin' });
  hide();
  end();
  hide();
  expect(sessionStorage).not.toHaveProperty('fish-drafts');
});

test('a page that was only put aside, and comes back with its forms, leaves no copy to grow old', () => {
  keeping('form', { nickname: 'Lin' });
  hide();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(peekDraft('form')).toBeUndefined();
});

test('a browser that keeps nothing for us is no error', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keeping('form', { nickname: 'Lin' });
  expect(hide).not.toThrow();
  full.mockRestore();
  expect(peekDraft('form')).toBeUndefined();
});
