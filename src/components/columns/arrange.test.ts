import { arrange, type Place, shownColumns } from './arrange';

const columns = [
  { key: 'number', title: 'Number', value: () => null, always: true as const },
  { key: 'user', title: 'User', value: () => null },
  { key: 'level', title: 'Level', value: () => null },
  { key: 'gender', title: 'Gender', value: () => null, extra: true as const },
];
const keys = (places: readonly Place[]) => places.map(({ key }) => key).join(' ');
const shown = (key: string, pin?: Place['pin']): Place => ({ key, shown: true, pin });

test('until something is changed, columns stand as the page has them, the extra ones not shown', () => {
  const places = arrange(columns);
  expect(keys(places)).toBe('number user level gender');
  expect(shownColumns(columns, places).map(({ key }) => key)).toEqual(['number', 'user', 'level']);
});

test('they stand in the order they were left in, and what was hidden stays so', () => {
  const kept = [shown('gender'), shown('level'), shown('number'), { key: 'user', shown: false }];
  const places = arrange(columns, kept);
  expect(keys(places)).toBe('gender level number user');
  expect(shownColumns(columns, places).map(({ key }) => key)).toEqual(['gender', 'level', 'number']);
});

test('a column that is new appears after the one it was declared after, one that is gone is ignored', () => {
  const kept = [shown('level'), shown('shoeSize'), shown('number')];
  const places = arrange(columns, kept);
  expect(keys(places)).toBe('level gender number user');
  expect(places.find(({ key }) => key === 'gender')?.shown).toBe(false);
  expect(keys(arrange(columns, [shown('level')]))).toBe('number user level gender');
});

test('the column that tells rows apart can’t be hidden', () => {
  expect(arrange(columns, [{ key: 'number', shown: false }])[0]).toMatchObject({ key: 'number', shown: true });
});

test('the pinned stand at their sides, in their order', () => {
  const kept = [shown('number', 'right'), shown('user'), shown('level', 'left'), shown('gender', 'left')];
  const places = arrange(columns, kept);
  expect(keys(places)).toBe('level gender user number');
  expect(shownColumns(columns, places).map(({ fixed }) => fixed)).toEqual(['left', 'left', undefined, 'right']);
});
