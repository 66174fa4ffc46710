import { type Arrangement, arrangementOf, bestSellers, changesOf, doneTo, withAt, without } from './arrange';

const shelf: Arrangement = { featured: ['a', 'b'], stones: ['c', 'd', 'e', 'f'], gifts: ['g'] };

test('the entries of a shelf, section by section', () => {
  const entry = (id: string, section: 'featured' | 'stones' | 'gifts') => ({ id, section }) as never;
  const entries = [entry('g', 'gifts'), entry('a', 'featured'), entry('c', 'stones'), entry('b', 'featured')];
  expect(arrangementOf({ entries })).toEqual({ featured: ['a', 'b'], stones: ['c'], gifts: ['g'] });
});

test('an entry of an unknown section stands in the one of its type', () => {
  const entry = (id: string, type: string) => ({ id, section: 'season', item: { type } }) as never;
  const entries = [entry('a', 'stone'), entry('b', 'gift'), entry('c', 'ticket')];
  expect(arrangementOf({ entries })).toEqual({ featured: ['c'], stones: ['a'], gifts: ['b'] });
});

test('what is put elsewhere leaves where it stood', () => {
  expect(withAt(shelf, 'e', 'featured')).toEqual({ featured: ['a', 'b', 'e'], stones: ['c', 'd', 'f'], gifts: ['g'] });
  expect(withAt(shelf, 'f', 'stones', 0).stones).toEqual(['f', 'c', 'd', 'e']);
  expect(without(shelf, 'g').gifts).toEqual([]);
});

test('nothing has changed when all stands where it stood', () => {
  expect(changesOf(shelf, withAt(withAt(shelf, 'c', 'featured'), 'c', 'stones', 0))).toEqual({
    on: [],
    off: [],
    moved: [],
  });
});

test('one that went from the end to the start is one that moved, not all it passed', () => {
  expect(changesOf(shelf, withAt(shelf, 'f', 'stones', 0)).moved).toEqual(['f']);
  expect(changesOf(shelf, withAt(shelf, 'c', 'stones', 3)).moved).toEqual(['c']);
});

test('of two that changed places the one that was touched has moved', () => {
  const swapped = withAt(shelf, 'a', 'featured', 1);
  expect(changesOf(shelf, swapped, ['a']).moved).toEqual(['a']);
  expect(changesOf(shelf, swapped, ['b']).moved).toEqual(['b']);
  // Touched, but back where it was: as few as explain the order count all the same.
  expect(changesOf(shelf, withAt(shelf, 'f', 'stones', 0), ['c', 'd', 'e']).moved).toEqual(['f']);
});

test('who came from another section has moved; what followed it up has not', () => {
  expect(changesOf(shelf, withAt(shelf, 'c', 'featured', 0))).toEqual({ on: [], off: [], moved: ['c'] });
});

test('what is new is put on, what is missing is taken off, and neither counts as moved', () => {
  const after = withAt(without(withAt(shelf, 'x', 'gifts', 0), 'a'), 'f', 'stones', 0);
  expect(changesOf(shelf, after)).toEqual({ on: ['x'], off: ['a'], moved: ['f'] });
});

describe('what was changed here, done to what another saved', () => {
  const theirs = withAt(without(withAt(shelf, 'x', 'stones', 0), 'd'), 'g', 'featured', 0);

  test('keeps what they put on, took off and moved', () => {
    const mine = withAt(shelf, 'b', 'featured', 0);
    expect(doneTo(theirs, shelf, mine, ['b'])).toEqual({ ...theirs, featured: ['b', 'g', 'a'] });
  });

  test('puts each entry behind the one it stands behind here', () => {
    const mine = withAt(withAt(shelf, 'y', 'stones', 2), 'f', 'stones', 1);
    expect(mine.stones).toEqual(['c', 'f', 'd', 'y', 'e']);
    expect(doneTo(theirs, shelf, mine).stones).toEqual(['x', 'c', 'f', 'y', 'e']);
  });

  test('takes off what was taken off here, and puts nothing back that they took off', () => {
    const mine = withAt(without(shelf, 'a'), 'd', 'stones', 0);
    expect(doneTo(theirs, shelf, mine, ['d'])).toEqual({ ...theirs, featured: ['g', 'b'] });
  });

  test('is nothing where both did the same', () => {
    expect(doneTo(theirs, shelf, theirs)).toEqual(theirs);
    expect(doneTo(theirs, shelf, shelf)).toEqual(theirs);
  });
});

test('best sellers are the three that sold most, and none that sold nothing', () => {
  const entries = [
    { id: 'a', sales: [0, 0] },
    { id: 'b', sales: [2, 1] },
    { id: 'c', sales: [9, 0] },
    { id: 'd', sales: [1, 0] },
    { id: 'e', sales: [5, 0] },
  ];
  expect(bestSellers(entries)).toEqual(['c', 'e', 'b']);
  expect(bestSellers(entries.slice(0, 2))).toEqual(['b']);
});
