import { plusOf, reachOf } from './total';

const page = (rows: number, more: { current?: number; total?: number; more?: boolean } = {}) => ({
  list: new Array<unknown>(rows).fill({}),
  total: 10_000,
  current: 1,
  pageSize: 20,
  ...more,
});

test.each([
  ['an exact total is the end', page(20, { total: 20 }), 20],
  ['false says no more than nothing', page(20, { more: false }), 10_000],
  ['what was counted can be paged through', page(20, { more: true }), 10_000],
  ['a full page beyond has a next one', page(20, { more: true, current: 501 }), 10_021],
  ['the last page has none', page(7, { more: true, current: 501 }), 10_007],
])('%s', (_, { list, ...counted }, reach) => {
  expect(reachOf({ list, ...counted })).toBe(reach);
});

test('only where there are more the number has a plus', () => {
  expect([{ more: true }, { more: false }, {}, undefined].map(plusOf)).toEqual(['+', '', '', '']);
});
