import { eq } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import { wishCalls } from '../../../contract/wish/calls';
import { DAY_MS, shift } from '../../lib/time';
import { onEveryDatabase } from '../../testing';
import { testAudits } from '../audit/testAudits';
import { wish } from './table';
import { testWishes } from './testWishes';

onEveryDatabase({ demo: 'medium' }, (server) => {
  const wishes = testWishes(server);
  const stage = testAudits(server);
  const { insert, someone, make, wishOf, movesOf, userOf, expireAll } = wishes;
  const now = (ms = 0) => shift(server().now.toISOString(), ms);

  beforeEach(async () => {
    await server().signIn();
    // Keeps the wishes that other tests left open from expiring here.
    await server()
      .db.update(wish)
      .set({ expiresAt: now(400 * DAY_MS) })
      .where(eq(wish.state, 'open'));
  });
  afterEach(wishes.expectLedgersToSum);

  test('a wish expires at its last millisecond, once, and its stones go back', async () => {
    const userId = await someone({ stones: 30 });
    const { data } = await make(userId);
    expect(await expireAll(30 * DAY_MS - 1)).toBe(0);
    expect((await wishOf(data.id)).state).toBe('open');
    expect(await expireAll(30 * DAY_MS)).toBe(1);
    expect(await expireAll(31 * DAY_MS)).toBe(0);
    expect(await wishOf(data.id)).toMatchObject({
      ...{ state: 'expired', refunded: 20, endedAt: data.expiresAt, removedReason: null, version: 2 },
      ledger: [
        { kind: 'wish', delta: -20, balance: 10 },
        { kind: 'refund', delta: 20, balance: 30, at: data.expiresAt, by: null, reason: null },
      ],
    });
    expect((await userOf(userId)).stones).toBe(30);
  });

  test('only open wishes expire, also those that were slept through', async () => {
    const userId = await someone();
    const madeAt = now(-90 * DAY_MS);
    const inserted = {
      open: await insert({ userId, madeAt }),
      fulfilled: await insert({ userId, madeAt, state: 'fulfilled', fulfilledAt: now(-80 * DAY_MS) }),
      removed: await insert({ userId, madeAt, state: 'removed', removedReason: 'Spam', endedAt: now(-80 * DAY_MS) }),
      later: await insert({ userId }),
    };
    expect(await expireAll()).toBe(1);
    const states = Object.values(inserted).map(async ({ id }) => (await wishOf(id)).state);
    expect(await Promise.all(states)).toEqual(['expired', 'fulfilled', 'removed', 'open']);
    expect(await wishOf(inserted.open.id)).toMatchObject({ endedAt: inserted.open.expiresAt });
    expect((await userOf(userId)).stones).toBe(20);
  });

  test('five that tick at once expire each wish once', async () => {
    const users = [await someone(), await someone(), await someone()];
    const ids: string[] = [];
    for (let index = 0; index < 30; index += 1) {
      const userId = users[index % 3] ?? '';
      ids.push((await insert({ userId, stones: index + 1, madeAt: now(-31 * DAY_MS - index) })).id);
    }
    await Promise.all([1, 2, 3, 4, 5].map(() => expireAll()));
    for (const [index, id] of ids.entries()) {
      expect(await wishOf(id)).toMatchObject({ state: 'expired', refunded: index + 1, version: 2 });
      expect(await movesOf(id)).toMatchObject([{ kind: 'refund', delta: index + 1 }]);
    }
    const balances = await Promise.all(users.map(async (id) => (await userOf(id)).stones));
    expect(balances).toEqual([145, 155, 165]);
  });

  test('an operator and the clock at once: one of them', async () => {
    const { id: giftId } = await wishes.makeGift();
    const users = [await someone(), await someone(), await someone(), await someone()];
    const made = await Promise.all(users.map((userId) => insert({ userId, madeAt: now(-30 * DAY_MS) })));
    await Promise.all([
      ...made.map(({ id }, index) => (index % 2 ? wishes.fulfil(id, giftId) : wishes.remove(id))),
      ...made.map(() => expireAll()),
    ]);
    await expireAll();
    for (const { id } of made) {
      expect(await wishOf(id)).toMatchObject({ state: 'expired', refunded: 20 });
      expect(await movesOf(id)).toHaveLength(1);
    }
  });

  describe('the audit', () => {
    const wishToAudit = async () => {
      const { data } = await make(await someone({ stones: 50 }));
      return { ...data, item: await stage.itemNow(data.auditId ?? '') };
    };

    test('that rejects a wish removes it and keeps its stones; corrected, it opens again while its time isn’t up', async () => {
      const { id, item, user } = await wishToAudit();
      const done = await stage.reject(item, { reasonCode: 'other', reason: 'Not a wish' });
      const removed = { state: 'removed', removedReason: 'Not a wish', refunded: 0, endedAt: now() };
      expect(await wishOf(id)).toMatchObject({ ...removed, auditId: item.id });
      expect((await userOf(user.id)).stones).toBe(30);
      await stage.correct(done);
      expect(await wishOf(id)).toMatchObject({ state: 'open', removedReason: null, endedAt: null, refunded: 0 });
      expect(await movesOf(id)).toHaveLength(1);
    });

    test('that is corrected after its time lets it expire, with its stones back, once', async () => {
      const { id, item, user } = await wishToAudit();
      const done = await stage.reject(item);
      server().advance(31 * DAY_MS);
      await server().signIn();
      expect(await expireAll()).toBe(0);
      const turned = await stage.correct(done);
      expect(await wishOf(id)).toMatchObject({
        ...{ state: 'expired', removedReason: null, refunded: 20, endedAt: now() },
        ledger: [{ kind: 'wish' }, { kind: 'refund', delta: 20, balance: 50 }],
      });
      // Reversed again, it stays expired.
      await stage.correct(turned);
      expect(await wishOf(id)).toMatchObject({ state: 'expired', refunded: 20 });
      expect((await userOf(user.id)).stones).toBe(50);
    });

    test('comes before a wish is fulfilled, and again where its text is submitted again', async () => {
      const { id, item } = await wishToAudit();
      const { id: giftId } = await wishes.makeGift();
      const message = 'The text of this wish still waits in the audit: decide it there first';
      expect(await wishes.fulfil(id, giftId)).toMatchObject({ code: codes.ruleForbids, message });
      await stage.approve(item);
      const again = await stage.submit('wish', id, { text: 'Another one' });
      expect(await wishes.fulfil(id, giftId)).toMatchObject({ code: codes.ruleForbids, message });
      expect(await wishOf(id)).toMatchObject({ state: 'open' });
      await stage.approve(again);
      expect(await wishes.fulfil(id, giftId)).toMatchObject({ code: codes.success, data: { state: 'fulfilled' } });
    });

    test('that rejects a wish whose time is up finds it expired', async () => {
      const { id, item } = await wishToAudit();
      await server().db.update(wish).set({ expiresAt: now() }).where(eq(wish.id, id));
      await stage.reject(item);
      expect(await wishOf(id)).toMatchObject({ state: 'expired', refunded: 20, removedReason: null });
      expect(await movesOf(id)).toHaveLength(2);
    });

    test('does not open again what an operator removed and paid back, though the words are the same', async () => {
      const { id, item, user } = await wishToAudit();
      await server().ask(wishCalls.remove, { id, reason: 'Not a wish', stones: 'refund' });
      const done = await stage.itemNow(item.id);
      expect(done).toMatchObject({ state: 'rejected', reasonCode: null, reason: 'Not a wish' });
      await stage.correct(done);
      expect(await wishOf(id)).toMatchObject({ state: 'removed', refunded: 20 });
      expect((await userOf(user.id)).stones).toBe(50);
    });
  });
});
