import { formatsOf } from '.';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);
const { ago } = formatsOf('en-US');

test.each([
  ['the same minute', at(21, 20), at(21, 20), 'this minute'],
  ['minutes', at(21, 20), at(21, 19, 18), '42 min. ago'],
  ['hours, over midnight too', at(21, 20), at(22, 7, 30), 'in 11 hr.'],
  ['the next date, 47 hours away', at(21, 0, 30), at(22, 23, 30), 'tomorrow'],
  ['the date after that, 47 hours away', at(21, 20, 40), at(23, 20), 'in 2 days'],
  ['the date before', at(21, 20), at(20, 9), 'yesterday'],
])('relative time: %s', (_, now, instant, words) => {
  expect(ago(instant.toISOString(), now.getTime())).toBe(words);
});
