import { runsOf } from './runs';

test.each([
  [[], []],
  [['a'], ['1–1 a']],
  [
    ['a', 'b', 'b', 'b'],
    ['1–1 a', '2–4 b'],
  ],
  [
    ['a', 'a', 'b', 'a'],
    ['1–2 a', '3–3 b', '4–4 a'],
  ],
])('of the days %j', (days, expected) => {
  const given = days.map((points) => ({ points }));
  expect(runsOf(given).map(({ from, to, day }) => `${from}–${to} ${day.points}`)).toEqual(expected);
});
