import { differencesOf, merge } from './merge';
import { differs } from './same';

const was = { nickname: 'Lin', phone: null, email: 'lin@example.com', city: 'Xi’an', account: 'lin' };

test('only what the two left different is a difference, and it says who changed it', () => {
  const mine = { nickname: 'Lin Wei', phone: '138', email: 'lin@example.com', city: 'Beijing', account: 'lin' };
  const theirs = { ...was, nickname: 'Wei', email: 'wei@example.com', city: 'Beijing', version: 3 };
  expect(differencesOf(was, mine, theirs)).toEqual([
    { name: 'nickname', was: 'Lin', mine: 'Lin Wei', theirs: 'Wei' },
    { name: 'phone', was: null, mine: '138', theirs: null, changedBy: 'mine' },
    { name: 'email', was: 'lin@example.com', mine: 'lin@example.com', theirs: 'wei@example.com', changedBy: 'theirs' },
  ]);
});

test('a field that the record does not answer, such as a password, is mine', () => {
  expect(differencesOf({}, { password: 'x' }, { nickname: 'Wei' })).toEqual([]);
});

test('the choice makes one record of both', () => {
  const mine = { nickname: 'Lin Wei', email: 'lin@example.com' };
  const differences = differencesOf(was, mine, { ...was, nickname: 'Wei', email: 'wei@example.com' });
  expect(merge(mine, differences, { nickname: 'mine', email: 'theirs' })).toEqual({
    nickname: 'Lin Wei',
    email: 'wei@example.com',
  });
});

test.each([
  ['nothing typed', { phone: undefined, email: '' }, { phone: null, email: null }, false],
  ['typed and undone', { nickname: 'Lin' }, { nickname: 'Lin' }, false],
  ['a space at the end', { nickname: 'Lin ' }, { nickname: 'Lin' }, false],
  ['another number', { level: 0 }, { level: 1 }, true],
  ['a number taken out', { level: null }, { level: 0 }, true],
  ['a number as a text', { level: '12' }, { level: 12 }, true],
  ['a list in another order', { tags: ['b', 'a'] }, { tags: ['a', 'b'] }, true],
  ['a field the record lacks', { reason: 'why' }, {}, true],
])('%s: %j over %j is a change: %s', (_, values, before, changed) => {
  expect(differs(before, values)).toBe(changed);
});
