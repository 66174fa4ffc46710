import { type Source, takesAway } from './guard';

const source = (...params: string[]): Source => ({ texts: {}, params });
const at = (address: string) => {
  const { pathname, search } = new URL(address, 'http://console');
  return { pathname, search };
};

test.each([
  ['another path', '/user/appUser', '/user/sysUser', true],
  ['another record', '/user/sysUser/detail?id=1', '/user/sysUser/detail?id=2', true],
  ['a new record, made', '/user/sysUser/detail', '/user/sysUser/detail?id=2', true],
  ['the drawer closed', '/user/appUser?id=1&tab=notes', '/user/appUser', true],
  ['another tab of the drawer', '/user/appUser?id=1&tab=notes', '/user/appUser?id=1', true],
  ['another page of the list below', '/user/appUser?id=1&tab=notes', '/user/appUser?id=1&tab=notes&current=2', false],
  ['the same in another order', '/user/appUser?id=1&tab=notes', '/user/appUser?tab=notes&id=1', false],
])('%s: %s → %s takes a note in the drawer away: %s', (_, from, to, taken) => {
  expect(takesAway(source('id', 'tab'), at(from), at(to))).toBe(taken);
});

test('what does not live by a parameter outlives its change', () => {
  expect(takesAway(source('id'), at('/user/appUser?id=1&tab=notes'), at('/user/appUser?id=1'))).toBe(false);
});
