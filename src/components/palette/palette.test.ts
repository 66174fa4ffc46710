import { matching } from './match';
import { RECENT_MAX, readRecent, rememberVisited } from './recent';

const screen = (...words: string[]) => ({ words });

test('a word of any language finds, and those that begin with it come first', () => {
  const all = [screen('App users', 'APP 用户'), screen('Blessed land', '福地'), screen('Users', '用户')];
  expect(matching(all, ' USERS ')).toEqual([all[2], all[0]]);
  expect(matching(all, '福')).toEqual([all[1]]);
  expect(matching(all, 'nothing')).toEqual([]);
  expect(matching(all, '')).toEqual(all);
});

describe('what was opened last', () => {
  const user = (id: number) => ({ type: 'user' as const, id: String(id), title: `User ${id}`, subtitle: null });

  test('stands once, the latest first, and no more than eight', () => {
    for (let id = 1; id <= 10; id += 1) rememberVisited('1', user(id));
    rememberVisited('1', { path: '/user/appUser' });
    rememberVisited('1', { ...user(5), title: 'Renamed' });
    const recent = readRecent('1');
    expect(recent).toHaveLength(RECENT_MAX);
    expect(recent.slice(0, 3)).toEqual([{ ...user(5), title: 'Renamed' }, { path: '/user/appUser' }, user(10)]);
  });

  test('is each admin’s own', () => {
    rememberVisited('1', user(1));
    expect(readRecent('2')).toEqual([]);
  });

  test.each(['{', 'null', '{"a":1}', '[null,1,{"id":5}]'])('%s in the store counts as nothing', (stored) => {
    localStorage.setItem('fish-recent:1', stored);
    expect(readRecent('1')).toEqual([]);
  });
});
