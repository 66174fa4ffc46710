import { hasSqlState, SQL_STATE } from './sqlState';

const { deadlock, dataException, lockNotAvailable } = SQL_STATE;
const said = (code: unknown) => Object.assign(new Error('said'), { code });
const wrapped = (cause: unknown) => new Error('Failed query', { cause });

test.each([
  ['an error itself', said('40P01')],
  ['what it comes from', wrapped(said('40P01'))],
  ['what that comes from', wrapped(wrapped(said('40P01')))],
  ['what an error of another code comes from', Object.assign(wrapped(said('40P01')), { code: 'FAILED' })],
])('the state of %s is found', (_, error) => {
  expect(hasSqlState(error, lockNotAvailable, deadlock)).toBe(true);
  expect(hasSqlState(error, lockNotAvailable)).toBe(false);
});

test('a class has all of its states', () => {
  expect(hasSqlState(said('22P02'), dataException)).toBe(true);
  expect(hasSqlState(said('42P01'), dataException)).toBe(false);
});

test.each([[undefined], [null], ['40P01'], [said(40)], [new Error('no code')]])('%p has none', (error) => {
  expect(hasSqlState(error, deadlock)).toBe(false);
});
