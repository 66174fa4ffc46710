import { fromWire, toWire } from './paging';

test('a query travels with commas between values and without what is empty', () => {
  const query = { current: 2, status: ['muted', 'banned'], channel: [], nickname: '', keyword: undefined, phone: null };
  expect(toWire(query)).toEqual({ current: '2', status: 'muted,banned' });
});

test('names of an owner’s service are translated, both ways', () => {
  expect(toWire({ current: 2, pageSize: 50, keyword: 'x' }, { current: 'page', pageSize: 'size' })).toEqual({
    page: '2',
    size: '50',
    keyword: 'x',
  });
  const names = { list: 'records', total: 'count', current: 'page', pageSize: 'size' };
  const answer = { records: [{ id: '1' }], count: 1, page: 1, size: 20, totals: { points: 5 } };
  expect(fromWire(answer, names)).toEqual({
    list: [{ id: '1' }],
    total: 1,
    current: 1,
    pageSize: 20,
    totals: { points: 5 },
  });
});

test.each([[null], ['text'], [{ id: '1', total: 3 }], [[1, 2]]])(
  'an answer that is no page is left alone: %j',
  (data) => {
    expect(fromWire(data)).toBe(data);
  },
);
