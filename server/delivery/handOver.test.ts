import type { Db } from '../db/database';
import type { Gateway, Outcome } from './gateway';
import { handOver } from './handOver';

const parcel = {
  ...{ deliveryId: '7200000000000000009', key: '7200000000000000009-1', userId: '72', userNumber: 10042 },
  payload: { kind: 'push', title: '春', body: 'Come in' },
} as const;

const says = (outcome: Outcome): Gateway => ({ inTransaction: false, atOnce: 20, deliver: async () => [outcome] });
const errorOf = async (gateway: Gateway) => (await handOver(gateway, [parcel], {} as Db, ''))[0];

test.each([
  ['a NUL', 'no\0device', 'no\u{fffd}device'],
  ['half a character', 'echo \ud83c', 'echo \u{fffd}'],
  ['whole characters', 'echo 🎏', 'echo 🎏'],
  ['a long text', `${'x'.repeat(199)}🎏🎏`, `${'x'.repeat(199)}🎏`],
])('an error that can be stored is made of %s', async (_, error, stored) => {
  expect(await errorOf(says({ state: 'failed', error }))).toEqual({ state: 'failed', error: stored });
  const later = { state: 'again', afterMs: 5 } as const;
  expect(await errorOf(says({ ...later, error }))).toEqual({ ...later, error: stored });
  const throws: Gateway = { ...says({ state: 'sent' }), deliver: () => Promise.reject(new Error(error)) };
  expect(await errorOf(throws)).toEqual({ state: 'again', error: expect.not.stringMatching(/[\0\p{Surrogate}]/u) });
});
