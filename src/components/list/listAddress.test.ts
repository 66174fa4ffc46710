import { userStatus } from '@contract/user/enums';
import { type ListSpec, readPlace, withNames, withoutLists } from './listAddress';

const spec: ListSpec = {
  name: 'users',
  fields: [{ type: 'choices', name: 'status', label: 'action.save', options: userStatus }],
  sorts: ['registeredAt', 'level'],
};
const ledger: ListSpec = { ...spec, name: 'ledger', prefix: 'ledger', defaultSize: 10 };

const read = (search: string, of = spec) => readPlace(of, new URLSearchParams(search));
const standard = read('');

test('an address without a word about a list is its default', () => {
  expect(standard.query).toEqual({ current: 1, pageSize: 20, sort: 'registeredAt', order: 'descend' });
});

test('an address says where a list is', () => {
  expect(read('status=muted&sort=level&order=ascend&current=3&pageSize=50').query).toEqual({
    status: ['muted'],
    sort: 'level',
    order: 'ascend',
    current: 3,
    pageSize: 50,
  });
});

test.each([
  'current=0',
  'current=-1',
  'current=1.5',
  'current=1e9',
  'current=99999999999999999999',
  'current=Infinity',
  'current=NaN',
  'current=%00',
  'current=<script>',
  'current=abc&current=2',
  'pageSize=1',
  'pageSize=1000000',
  'pageSize=20%20OR%201=1',
  'sort=password',
  'sort=__proto__',
  'sort=constructor&order=__proto__',
  'order=sideways',
  '__proto__=1&constructor=2&toString=3',
  '__proto__[current]=5',
  'status=__proto__',
  'status=hasOwnProperty&status=muted',
  `status=${'x'.repeat(100_000)}`,
  'CURRENT=2',
  '%E0%A4%A=2',
  'query=1&filters=2',
])('nonsense counts as the default: %.60s', (search) => {
  expect(read(search)).toEqual({ ...standard, unused: expect.any(Array) });
});

test('two lists of an address know only their own names', () => {
  const search = 'current=2&status=muted&ledger.current=4&ledger.status=banned';
  expect(read(search).query).toMatchObject({ current: 2, status: ['muted'] });
  expect(read(search, ledger).query).toMatchObject({ current: 4, pageSize: 10, status: ['banned'] });
  const next = withNames(new URLSearchParams(search), 'ledger', { current: 5, status: undefined });
  expect(String(next)).toBe('current=2&status=muted&ledger.current=5');
});

test('lists of a record are left behind with it', () => {
  const address = new URLSearchParams('current=2&ledger.current=4&ledgers=1&logins.current=2');
  expect(String(withoutLists(address, 'ledger', 'logins'))).toBe('current=2&ledgers=1');
});
