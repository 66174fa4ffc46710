import { goesBefore } from './precedence';

const at = (from: string, priority: number) => ({ from: `${from}T00:00:00.000Z`, priority });

test('the more urgent goes first, whenever it began', () => {
  expect(goesBefore(at('2026-01-01', 1), at('2026-02-01', 2))).toBe(true);
  expect(goesBefore(at('2026-02-01', 2), at('2026-01-01', 1))).toBe(false);
});

test('of equals the one that began last goes first', () => {
  expect(goesBefore(at('2026-02-01', 3), at('2026-01-01', 3))).toBe(true);
  expect(goesBefore(at('2026-01-01', 3), at('2026-02-01', 3))).toBe(false);
});

test('of those that begin at once the one made last goes first, and a new one is made last', () => {
  const [older, newer] = [
    { ...at('2026-01-01', 3), id: '9007199254740993' },
    { ...at('2026-01-01', 3), id: '9007199254740994' },
  ];
  expect(goesBefore(newer, older)).toBe(true);
  expect(goesBefore(older, newer)).toBe(false);
  expect(goesBefore(at('2026-01-01', 3), newer)).toBe(true);
});

test('ids of a service may be texts, and shorter or longer', () => {
  const [older, newer] = [
    { ...at('2026-01-01', 3), id: '99' },
    { ...at('2026-01-01', 3), id: '100' },
  ];
  expect(goesBefore(newer, older)).toBe(true);
  expect(goesBefore({ ...older, id: 'tip-a' }, { ...older, id: 'tip-b' })).toBe(false);
});
