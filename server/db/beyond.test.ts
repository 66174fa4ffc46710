import { Beyond } from './beyond';

test('a list is remembered for ten seconds, and until it is forgotten', () => {
  let now = 0;
  const beyond = new Beyond(() => now);
  beyond.add('users');
  now = 9_999;
  expect([beyond.has('users'), beyond.has('orders')]).toEqual([true, false]);
  now = 10_000;
  expect(beyond.has('users')).toBe(false);
  beyond.add('users');
  beyond.forget();
  expect(beyond.has('users')).toBe(false);
});

test('of very many lists only the latest are remembered', () => {
  const beyond = new Beyond(() => 0);
  for (let list = 0; list < 1_001; list++) beyond.add(`list ${list}`);
  const known = ['list 0', 'list 1', 'list 1000'].map((list) => beyond.has(list));
  expect([known, beyond.size]).toEqual([[false, true, true], 1_000]);
});

test('what has run out is not kept', () => {
  let now = 0;
  const beyond = new Beyond(() => now);
  for (let list = 0; list < 10; list++) beyond.add(`list ${list}`);
  now = 5_000;
  for (const list of ['list 0', 'another']) beyond.add(list);
  now = 10_000;
  beyond.add('a third');
  expect([beyond.size, beyond.has('list 0'), beyond.has('another')]).toEqual([3, true, true]);
});
