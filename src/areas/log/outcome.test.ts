import { reasonOf, resultOf } from './outcome';

test.each([
  ['success', '1', 'signedIn', null],
  ['wrongCredentials', '1', 'refused', 'wrongCredentials'],
  ['wrongCredentials', null, 'refused', 'noSuchAccount'],
  ['tooManyAttempts', null, 'refused', 'tooManyAttempts'],
  ['accountDisabled', '1', 'refused', 'accountDisabled'],
] as const)('%s of account %s: %s, %s', (outcome, sysUserId, result, reason) => {
  expect([resultOf({ outcome }), reasonOf({ outcome, sysUserId })]).toEqual([result, reason]);
});
