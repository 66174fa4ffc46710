import { formatsOf, joined, mostOf, sumOf, textOf } from '.';

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

const formats = formatsOf('en-US');

test.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY])('%s is no number', (value) => {
  const { number, signed, percent, share, compact, lasting } = formats;
  expect([number, signed, percent, share, compact, lasting].map((format) => format(value))).toEqual(Array(6).fill('–'));
});

test('a short number below its first unit is grouped like any other', () => {
  expect([2000, 12_500].map(formatsOf('zh-CN').compact)).toEqual(['2,000', '1.3万']);
  expect([950, 2000].map(formats.compact)).toEqual(['950', '2K']);
});

test('a duration is told in its largest unit', () => {
  const told = [59_999, 60_000, 3_599_999, 3_600_000, 47 * 3_600_000, 48 * 3_600_000].map(formats.lasting);
  expect(told).toEqual(['0 min', '1 min', '59 min', '1 hr', '47 hr', '2 days']);
  expect([0, 59_999, 60_000].map(formats.lastingSeconds)).toEqual(['0 sec', '59 sec', '1 min']);
});

test('a whole date has the hours of the short one', () => {
  const evening = at(21, 20, 5).toISOString();
  expect([formats.dayTime(evening), formats.dateTime(evening), formats.full(evening)]).toEqual([
    expect.stringMatching(/20:05$/),
    'Nov 21, 2026, 20:05',
    'Nov 21, 2026, 20:05:00',
  ]);
});

test.each([undefined, null, '', 'soon'])('%s is no time', (value) => {
  const { day, dayTime, dateTime, full, timeAfter } = formats;
  const times = [day(value), dayTime(value), dateTime(value), full(value), ago(value), timeAfter(value, value)];
  expect(times).toEqual(Array(6).fill('–'));
  expect(timeAfter(at(21, 20).toISOString(), value)).toMatch(/20:00/);
});

test('what is missing is left out of sums and of texts', () => {
  const missing = undefined as unknown as number;
  expect([sumOf([1, missing, 2]), sumOf([missing]), sumOf([])]).toEqual([3, undefined, 0]);
  expect([mostOf([1, missing, 2]), mostOf([missing])]).toEqual([2, undefined]);
  expect([joined('Lin', missing, 0), joined(undefined), textOf(''), textOf(0)]).toEqual(['Lin 0', '', '–', '0']);
});

test('shares of a column have one digit each; a percentage by itself is as short as it can be', () => {
  expect([0.64, 0.635, 0, 1].map(formats.share)).toEqual(['64.0%', '63.5%', '0.0%', '100.0%']);
  expect([0.64, 0.635].map(formats.percent)).toEqual(['64%', '63.5%']);
});
