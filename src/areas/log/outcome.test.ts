import { logCalls } from '@contract/log/calls';
import { readAnswer } from '@/request/read';
import { expectConsole } from '../../../tests/jest/consoleGuard';
import { reasonOf, resultOf } from './outcome';

test.each([
  ['success', '1', 'signedIn', null],
  ['wrongCredentials', '1', 'refused', 'wrongCredentials'],
  ['wrongCredentials', null, 'refused', 'noSuchAccount'],
  ['wrongCredentials', undefined, 'refused', 'wrongCredentials'],
  ['tooManyAttempts', null, 'refused', 'tooManyAttempts'],
  ['accountDisabled', '1', 'refused', 'accountDisabled'],
] as const)('%s of account %s: %s, %s', (outcome, sysUserId, result, reason) => {
  expect([resultOf({ outcome }), reasonOf({ outcome, sysUserId })]).toEqual([result, reason]);
});

test('a service that does not say whose account it was does not say that there is none', () => {
  expectConsole(/contract.*missing/);
  const said = { list: [{ id: '1', account: 'lin', outcome: 'wrongCredentials' }], total: 1 };
  const { list } = readAnswer(logCalls.pageList, said, {}) as { list: Parameters<typeof reasonOf>[0][] };
  expect(list.map(reasonOf)).toEqual(['wrongCredentials']);
});
