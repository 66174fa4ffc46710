import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { auditCalls } from '../../../contract/audit/calls';
import { wishCalls } from '../../../contract/wish/calls';
import type { WishState } from '../../../contract/wish/enums';
import { DAY_MS, HOUR_MS, shift } from '../../lib/time';
import { type TestApp, unexpected } from '../../testing';
import { testMall } from '../order/testMall';
import { ledger } from '../user/table';
import { advanceWishes } from './clock';
import { wish } from './table';

export const reason = 'It breaks the rules';

export const testWishes = (server: () => TestApp) => {
  const mall = testMall(server);
  const now = () => server().now.toISOString();
  let numbers = 700_000;

  const wishes = {
    ...mall,

    make: (userId: string, more: Partial<Input<typeof wishCalls.make>> = {}) =>
      server().call(wishCalls.make, { userId, text: 'A quiet spring', stones: 20, requestId: randomUUID(), ...more }),

    /** Makes a wish whose text the audit approves. */
    async makeApproved(userId: string) {
      const { data } = await wishes.make(userId);
      const item = await server().ask(auditCalls.detail, { id: data.auditId ?? '' });
      await server().ask(auditCalls.review, { id: item.id, version: item.version, decision: 'approved' });
      return data;
    },

    /** Inserts a wish without checks and without ledger entries. */
    async insert(row: Partial<typeof wish.$inferInsert> & { userId: string }) {
      numbers += 1;
      const madeAt = row.madeAt ?? shift(now(), -HOUR_MS);
      const like = { number: numbers, text: `Wish ${numbers}`, stones: 20, state: 'open' } as const;
      const times = { madeAt, expiresAt: shift(madeAt, 30 * DAY_MS) };
      const [made] = await server()
        .db.insert(wish)
        .values({ ...like, ...times, ...row })
        .returning();
      if (!made) throw new Error('the wish was not kept');
      return made;
    },

    fulfil: (id: string, giftId: string) => server().call(wishCalls.fulfil, { id, giftId }),
    remove: (id: string, stones: 'refund' | 'keep' = 'refund') =>
      server().call(wishCalls.remove, { id, reason, stones }),
    /** Expires all that are due, and returns how many more are expired then. */
    async expireAll(ms = 0) {
      const expired = () => server().db.$count(wish, eq(wish.state, 'expired'));
      const before = await expired();
      await advanceWishes(server().db, shift(now(), ms), unexpected);
      return (await expired()) - before;
    },
    wishOf: (id: string) => server().ask(wishCalls.detail, { id }),
    movesOf: (id: string) => server().db.select().from(ledger).where(eq(ledger.wishId, id)).orderBy(ledger.id),

    /** A wish of a new user who had 100 stones, in any state, reached through the real steps. */
    async wishIn(state: WishState) {
      const { id } = await wishes.makeApproved(await mall.someone({ stones: 100 }));
      if (state === 'fulfilled') await wishes.fulfil(id, (await mall.makeGift()).id);
      if (state === 'removed') await wishes.remove(id);
      if (state === 'expired') {
        await server().db.update(wish).set({ expiresAt: now() }).where(eq(wish.id, id));
        await wishes.expireAll();
      }
      return wishes.wishOf(id);
    },
  };
  return wishes;
};
