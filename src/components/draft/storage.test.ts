import { dropDraftsOfOthers, readDrafts, writeDrafts } from './storage';

const mine = '7200000000000000001';
const theirs = '7200000000000000009';
const kept = { '/user/sysUser/detail sysUser': { values: { nickname: 'Lin <b>' } } };

test('what was kept is there for the same admin and for nobody else', () => {
  writeDrafts(mine, kept);
  expect(readDrafts(mine)).toEqual(kept);
  expect(readDrafts(theirs)).toEqual({});
});

test('another admin leaves nothing of it behind', () => {
  writeDrafts(mine, kept);
  dropDraftsOfOthers(mine);
  expect(readDrafts(mine)).toEqual(kept);
  dropDraftsOfOthers(theirs);
  expect(sessionStorage).toHaveLength(0);
});

test('nothing to keep leaves no trace', () => {
  writeDrafts(mine, kept);
  writeDrafts(mine, {});
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  'null',
  '{',
  '[]',
  '"text"',
  '{"admin":7,"kept":{}}',
  `{"admin":"${mine}"}`,
  `{"admin":"${mine}","kept":[]}`,
  `{"admin":"${mine}","kept":"x"}`,
])('storage that holds %s counts as empty', (text) => {
  sessionStorage.setItem('fish-drafts', text);
  expect(readDrafts(mine)).toEqual({});
});

test('a browser that keeps nothing for us is no error', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => writeDrafts(mine, kept)).not.toThrow();
  full.mockRestore();
  expect(readDrafts(mine)).toEqual({});
});
