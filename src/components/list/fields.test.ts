import { recommendedMark } from '@contract/room/enums';
import { userStatus } from '@contract/user/enums';
import { type FilterField, readFilters, toQuery } from './fields';

const fields: FilterField[] = [
  { type: 'text', name: 'keyword', label: 'action.save' },
  { type: 'choices', name: 'status', label: 'action.save', options: userStatus },
  { type: 'numbers', name: 'level', label: 'action.save', min: 1, max: 20 },
  { type: 'days', name: 'registered', label: 'action.save' },
  { type: 'money', name: 'amount', label: 'action.save' },
  { type: 'choices', name: 'recommended', label: 'action.save', options: recommendedMark, single: true },
  { type: 'text', name: 'number', label: 'action.save', asNumber: true },
];
const read = (search: string) => readFilters(fields, new URLSearchParams(search));

test('filters are read by their names in the contract', () => {
  expect(read('keyword=%E5%BC%A0&status=muted,banned&levelFrom=3&levelTo=9&registeredFrom=2026-10-01')).toEqual({
    keyword: '张',
    status: 'muted,banned',
    levelFrom: '3',
    levelTo: '9',
    registeredFrom: '2026-10-01',
  });
});

test.each([
  'status=%3Cscript%3E',
  'status=constructor,__proto__',
  'status=',
  'levelFrom=abc',
  'levelFrom=-1',
  'levelFrom=1e3',
  'levelTo=99',
  'levelFrom=1.5',
  'level=3',
  'registeredFrom=yesterday',
  'registeredFrom=2026-02-30',
  'registeredFrom=0000-01-01',
  'registeredFrom=9999999-01-01',
  'registeredFrom=30d',
  'registered=0d',
  'registered=366d',
  'registered=30',
  'registered=1e2d',
  'registered=-5d',
  'registered=2026-10-01',
  'registeredFrom=2026-13-45',
  'amount=12.50',
  'amountFrom=-1',
  'amountFrom=12.505',
  'amountFrom=1e3',
  'amountFrom=12.',
  'amountFrom=.5',
  'amountFrom=1,000',
  'amountTo=12345678901',
  'amountTo=NaN',
  'registeredTo=2026-10-01T25:00:00Z',
  'registeredTo=2026-10-01T24:00:00.000Z',
  'registered=2026-10-01T00:00:00.000Z',
  'keyword=%20%20',
  'unknown=1',
  'keyword=%E0%A4%A',
])('nonsense counts as absent: %s', (search) => {
  expect(Object.values(read(search)).filter((value) => !value.includes('\ufffd'))).toEqual([]);
});

test('the last days stand alone: a day beside them counts as absent', () => {
  expect(read('registered=30d&registeredFrom=2026-10-01')).toEqual({ registered: '30d' });
  expect(read('registered=400d&registeredFrom=2026-10-01')).toEqual({ registeredFrom: '2026-10-01' });
});

test('the last days are counted at the time they are used, and today is one of them', () => {
  const on = (day: number) => toQuery(fields, { registered: '7d' }, new Date(2026, 2, day, 23, 59));
  expect(on(3)).toEqual({
    registeredFrom: new Date(2026, 1, 25).toISOString(),
    registeredTo: new Date(2026, 2, 3, 23, 59, 59, 999).toISOString(),
  });
  expect(on(4).registeredFrom).toBe(new Date(2026, 1, 26).toISOString());
});

test('of several choices those count that a service may have', () => {
  expect(read('status=muted,on hold,,muted,%27--')).toEqual({ status: 'muted,on hold' });
});

test('a text is cut to what the back end takes', () => {
  expect(read(`keyword=${'x'.repeat(5000)}`).keyword).toHaveLength(100);
});

test('days become the instants that the first begins and the last ends in the operator’s zone', () => {
  const query = toQuery(fields, { registeredFrom: '2026-10-01', registeredTo: '2026-10-31', keyword: 'x' });
  expect(query).toEqual({
    keyword: 'x',
    registeredFrom: new Date(2026, 9, 1, 0, 0, 0, 0).toISOString(),
    registeredTo: new Date(2026, 9, 31, 23, 59, 59, 999).toISOString(),
  });
});

test('several choices are sent as a list, also if there is one, and numbers as numbers', () => {
  const values = read('status=muted,banned&recommended=true&levelFrom=3&levelTo=9&number=100001');
  expect(toQuery(fields, values)).toEqual({
    status: ['muted', 'banned'],
    recommended: 'true',
    levelFrom: 3,
    levelTo: 9,
    number: 100001,
  });
  expect(toQuery(fields, read('status=muted'))).toEqual({ status: ['muted'] });
});

test('a link may name instants instead: they are sent as they are', () => {
  const values = read('registeredFrom=2026-10-01T09:10:11.012Z&registeredTo=2026-10-31');
  expect(toQuery(fields, values)).toEqual({
    registeredFrom: '2026-10-01T09:10:11.012Z',
    registeredTo: new Date(2026, 9, 31, 23, 59, 59, 999).toISOString(),
  });
});

test.each(['0.01', '0', '12.50', '99999999.99', '9999999999', '600', '0.10'])(
  'an amount is sent as it was written, to the digit: %s',
  (written) => {
    const values = read(`amountFrom=${written}&amountTo=${written}`);
    expect(toQuery(fields, values)).toEqual({ amountFrom: written, amountTo: written });
  },
);
