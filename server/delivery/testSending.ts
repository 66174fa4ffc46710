import type { Audience } from '../../contract/audience';
import { whoGets } from '../areas/audience';
import { user } from '../areas/user/table';
import type { Db } from '../db/database';
import { advanceDeliveries } from './advance';
import type { Gateway, Outcome, Parcel } from './gateway';
import type { Channel, Sending } from './sending';

export const everyone: Audience = { kind: 'all', days: null, numbers: null };

/** A sending without a record, which remembers how it ended. */
export function someSending(audience = everyone) {
  return {
    begin: jest.fn<ReturnType<Sending['begin']>, Parameters<Sending['begin']>>(async () => audience),
    whoGets,
    write:
      async () =>
      ({ values }) => ({ kind: 'push', title: `Hello ${values.nickname}`, body: '' }),
    finish: jest.fn<Promise<void>, Parameters<Sending['finish']>>(async () => {}),
  } satisfies Sending;
}

/** A gateway outside of the database, which remembers its parcels. */
export function someGateway(answer: (parcel: Parcel) => Outcome | Promise<Outcome>, atOnce = 10) {
  const handed: Parcel[] = [];
  const gateway: Gateway = {
    inTransaction: false,
    atOnce,
    deliver(parcels) {
      handed.push(...parcels);
      return Promise.all(parcels.map(answer));
    },
  };
  return { ...gateway, handed };
}

/** PostgreSQL takes 65 535 parameters in a statement. */
const USERS_AT_ONCE = 5000;

export async function addUsers(db: Db, count: number, at: string): Promise<void> {
  for (let first = 0; first < count; first += USERS_AT_ONCE) {
    await db.insert(user).values(
      Array.from({ length: Math.min(USERS_AT_ONCE, count - first) }, (_, index) => ({
        number: 5_000_000 + first + index,
        nickname: `Fish ${first + index}`,
        gender: 'unknown' as const,
        level: 1,
        channel: 'appStore' as const,
        status: 'normal' as const,
        registeredAt: at,
      })),
    );
  }
}

/** Works until there is nothing to do now. */
export async function work(
  db: Db,
  channel: Channel,
  now: () => string,
  onError: (error: unknown) => void = rethrow,
): Promise<void> {
  while (await advanceDeliveries(db, channel, { now, onError }));
}

const rethrow = (error: unknown) => {
  throw error;
};
