import { isDraft, valuesOfDraft } from './draft';

const draft = { values: { nickname: 'Lin', level: 3, phone: null }, read: { values: { nickname: '' }, version: 2 } };

test('what a form kept is known again', () => {
  expect(isDraft(draft)).toBe(true);
  expect(isDraft({ ...draft, read: { values: {} } })).toBe(true);
  expect(isDraft({ ...draft, values: { tags: ['a', 'b'] } })).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['a list', []],
  ['no values', { read: draft.read }],
  ['no record that it was read from', { values: draft.values }],
  ['a version that is none', { ...draft, read: { ...draft.read, version: '2' } }],
  ['a value that no field of ours holds', { ...draft, values: { nickname: { toString: 1 } } }],
  ['the same among what was read', { ...draft, read: { values: { nickname: [{}] } } }],
])('%s is ignored', (_what, kept) => {
  expect(isDraft(kept)).toBe(false);
});

test('a field that was never filled in has no value again; one that was emptied stays empty', () => {
  const values = { title: 'Hello', body: null, level: null, roomId: null };
  expect(valuesOfDraft({ values, read: { values: { level: 3, roomId: null } } })).toEqual({
    title: 'Hello',
    body: undefined,
    level: null,
    roomId: null,
  });
});
