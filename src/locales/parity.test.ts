import { audienceKind } from '@contract/audience/enums';
import { deliveryState } from '@contract/delivery/enums';
import english from './en-US/all';
import chinese from './zh-CN/all';

/** A brace opens a value, but for those that hold what is said of one or of many: `{count, plural, =1 {today} …}`. */
const VALUE = /(?<!(?:=\d+|\b(?:zero|one|two|few|many|other))\s*)\{\w+/g;

const placeholders = (text: string) => [...new Set(text.match(VALUE) ?? [])].sort();

type Texts = Record<string, string>;

/** Keys whose text is empty in a language, or takes other values in one than in the other. */
const unlike = (one: Texts, other: Texts) =>
  Object.keys(one).filter((key) => {
    const texts = [one[key] ?? '', other[key] ?? ''];
    const [values, otherValues] = texts.map((text) => placeholders(text).join());
    return values !== otherValues || texts.some((text) => !text.trim());
  });

test('both languages have the same keys', () => {
  expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
});

test('each text says something and takes the same values in both languages', () => {
  expect(unlike(english, chinese)).toEqual([]);
});

/** Values that a language writes as numbers, such as 2,404. */
const grouped = (text: string) => [...text.matchAll(/\{(\w+), (?:number|plural)/g)].map(([, value]) => value);

const isPlain = (text: string, value?: string) => text.includes(`{${value}}`);

/** Keys of a number that one language groups and the other does not. */
const ungrouped = (one: Texts, other: Texts) =>
  Object.keys(one).filter((key) => grouped(one[key] ?? '').some((value) => isPlain(other[key] ?? '', value)));

test('what is a number in one language is one in the other', () => {
  expect([...ungrouped(english, chinese), ...ungrouped(chinese, english)]).toEqual([]);
  expect(ungrouped({ sharers: '{count, plural, other {# users}}' }, { sharers: '{count} 位用户' })).toEqual([
    'sharers',
  ]);
});

test('what is unlike is named', () => {
  const good = { kept: 'Kept {name}', 'said.of.many': '{count, plural, =1 {today} other {# days}}' };
  const bad = { kept: 'Kept {title}', 'said.of.many': ' ' };
  expect(unlike(good, { kept: '保留 {name}', 'said.of.many': '{count} 天' })).toEqual([]);
  expect(unlike(good, bad)).toEqual(['kept', 'said.of.many']);
});

test('the number of a user has one name in Chinese, which is not that of a phone’s', () => {
  const named = [...Object.values<string>(chinese), audienceKind.list.label['zh-CN']];
  expect(named.filter((text) => text.includes('号码'))).toEqual([]);
});

/** A number, written or filled in, and a point in time. */
const NUMBER = String.raw`(?:\d|#|\{\w+, number\})`;
const TIME = String.raw`\{(?:at|on|day|time|from|to|until|starts|ends|first|last)\}`;
const HAN = String.raw`\p{Script=Han}`;
const CLOSE = new RegExp(`${HAN}(?:${NUMBER}|${TIME})|(?:${NUMBER}|${TIME})${HAN}`, 'u');
/** But for a time of the day, such as {from}:00. */
const HALF_WIDE = new RegExp(String.raw`(?:${HAN}|[)}）”》]):(?!\d)|:(?=${HAN})`, 'u');

test('Chinese has wide colons, and a space between its characters and numbers or dates', () => {
  const named = (rule: RegExp) =>
    Object.entries<string>(chinese).flatMap(([key, text]) => (rule.test(text) ? [key] : []));
  expect(named(HALF_WIDE)).toEqual([]);
  expect(named(CLOSE)).toEqual([]);
  for (const text of ['原因:{reason}', '{name}: {value}', '{at}:见下']) expect(text).toMatch(HALF_WIDE);
  for (const text of ['共{count, number} 条', '至{until}', '{day}加入', '第3 条']) expect(text).toMatch(CLOSE);
  expect('当地 {from}:00 到次日 {to}:00，{ago}更改').not.toMatch(
    new RegExp(`${HALF_WIDE.source}|${CLOSE.source}`, 'u'),
  );
});

test('what was sent is not said to have arrived in Chinese', () => {
  const sent = Object.keys(english).filter((key) => /^Sent\b/.test((english as Texts)[key] ?? ''));
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((key) => (chinese as Texts)[key]?.includes('送达'))).toEqual([]);
  for (const { label } of Object.values(deliveryState)) expect(label['zh-CN']).not.toContain('送达');
});
