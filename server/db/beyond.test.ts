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
  expect([beyond.has('list 0'), beyond.has('list 1000')]).toEqual([false, true]);
});
