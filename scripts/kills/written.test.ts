import { check, countKeys, mistakesOf, type Written } from './written';

const write = (key: string, answer: Written['answer']): Written => ({
  kind: 'note',
  round: 3,
  key,
  userId: '1',
  delta: 0,
  answer,
});

const written = [write('a', 'done'), write('b', 'done'), write('c', 'unknown'), write('d', 'unknown')];

test('acknowledged writes that are there once, and others that are or are not, are as they should be', () => {
  const checked = check([...written, write('e', 'refused')], countKeys(['a', 'b', 'c']));
  expect(checked).toMatchObject({ acknowledged: 2, found: 2, unanswered: 1 });
  expect(mistakesOf(checked)).toEqual([]);
});

test.each([
  ['lost', ['a'], '1 acknowledged and lost, such as the note b of round 3'],
  ['doubled', ['a', 'b', 'b'], '1 there twice, such as the note b of round 3'],
  ['doubled without an answer', ['a', 'b', 'c', 'c'], '1 there twice, such as the note c of round 3'],
])('a write that is %s is noticed', (_, there, mistake) => {
  expect(mistakesOf(check(written, countKeys(there)))).toEqual([mistake]);
});

test('so is one that was refused and is there', () => {
  const checked = check([write('a', 'refused')], countKeys(['a']));
  expect(mistakesOf(checked)).toEqual(['1 refused and yet there, such as the note a of round 3']);
});
