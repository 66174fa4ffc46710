import { LargeLists } from './largeLists';

test('a list is remembered for ten seconds, and until it is forgotten', () => {
  let now = 0;
  const largeLists = new LargeLists(() => now);
  largeLists.add('users');
  now = 9_999;
  expect([largeLists.has('users'), largeLists.has('orders')]).toEqual([true, false]);
  now = 10_000;
  expect(largeLists.has('users')).toBe(false);
  largeLists.add('users');
  largeLists.forget();
  expect(largeLists.has('users')).toBe(false);
});

test('of very many lists only the latest are remembered', () => {
  const largeLists = new LargeLists(() => 0);
  for (let list = 0; list < 1_001; list++) largeLists.add(`list ${list}`);
  const known = ['list 0', 'list 1', 'list 1000'].map((list) => largeLists.has(list));
  expect([known, largeLists.size]).toEqual([[false, true, true], 1_000]);
});

test('what has run out is not kept', () => {
  let now = 0;
  const largeLists = new LargeLists(() => now);
  for (let list = 0; list < 10; list++) largeLists.add(`list ${list}`);
  now = 5_000;
  for (const list of ['list 0', 'another']) largeLists.add(list);
  now = 10_000;
  largeLists.add('a third');
  expect([largeLists.size, largeLists.has('list 0'), largeLists.has('another')]).toEqual([3, true, true]);
});
