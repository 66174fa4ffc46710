import { eq } from 'drizzle-orm';
import { auditCalls } from '../../../contract/audit/calls';
import { codes } from '../../../contract/codes';
import { valuesOf } from '../../../contract/enum';
import { userCalls } from '../../../contract/user/calls';
import { wishCalls } from '../../../contract/wish/calls';
import { wishState } from '../../../contract/wish/enums';
import { DAY_MS, shift } from '../../lib/time';
import { onDatabase } from '../../testing';
import { gift } from '../shelf/table';
import { wish } from './table';
import { reason, testWishes } from './testWishes';

const onlyOpen = {
  fulfil: 'Only an open wish can be fulfilled',
  remove: 'Only an open wish can be removed',
} as const;
const states = valuesOf(wishState);

onDatabase({ demo: 'medium' }, (server) => {
  const wishes = testWishes(server);
  const { make, wishIn, wishOf, fulfil, remove, makeGift, someone, stockOf, userOf } = wishes;
  beforeEach(() => server().signIn());
  afterEach(wishes.expectLedgersToSum);

  const steps = {
    fulfil: async (id: string) => fulfil(id, (await makeGift()).id),
    remove: (id: string) => remove(id),
  };
  const cases = states.flatMap((state) => (['fulfil', 'remove'] as const).map((step) => [step, state] as const));

  test.each(cases)('%s a wish that is %s', async (step, state) => {
    const before = await wishIn(state);
    const answer = await steps[step](before.id);
    if (state === 'open') {
      expect(answer).toMatchObject({
        code: codes.success,
        data: { state: `${step}${step === 'fulfil' ? 'led' : 'd'}` },
      });
    } else {
      expect(answer).toMatchObject({ code: codes.ruleForbids, message: onlyOpen[step] });
      expect(await wishOf(before.id)).toEqual(before);
    }
  });

  test('a fulfilled wish keeps its gift as it was then; nothing goes back, and one piece is gone', async () => {
    const { id, user } = await wishIn('open');
    const { id: giftId } = await makeGift({ name: 'Moon lamp', priceStones: 35, stock: 3, section: null, place: null });
    server().advance(1000);
    const { data } = await fulfil(id, giftId);
    const given = { id: giftId, name: 'Moon lamp', icon: '/fish/demo/gift.svg', stones: 35 };
    expect(data).toMatchObject({
      ...{ state: 'fulfilled', gift: given, refunded: 0, endedAt: null, version: 2 },
      fulfilledAt: server().now.toISOString(),
      ledger: [{ kind: 'wish', delta: -20, balance: 80, wish: { id } }],
    });
    await server().db.update(gift).set({ name: 'Sun lamp', priceStones: 99 }).where(eq(gift.id, giftId));
    expect((await wishOf(id)).gift).toEqual(given);
    expect([await stockOf(giftId), (await userOf(user.id)).stones]).toEqual([2, 80]);
    expect((await wishes.log(id)).at(-1)).toMatchObject({
      ...{ action: 'fulfil', targetType: 'wish', targetName: String(data.number) },
      before: { state: 'open' },
      after: { state: 'fulfilled', gift: 'Moon lamp', giftStones: 35 },
    });
  });

  test.each([
    ['needs a parcel', { kind: 'shipped' }, '“Paper boat” needs a parcel: choose one that is given in the app'],
    [
      'has no price in stones',
      { priceStones: null },
      '“Paper boat” has no price in stones, so nobody could say what the wish was worth',
    ],
    ['is out of stock', { stock: 0 }, 'Only 0 of “Paper boat” are left'],
  ] as const)('is not fulfilled with a gift that %s', async (_, more, message) => {
    const { id: giftId, stock } = await makeGift(more);
    const before = await wishIn('open');
    expect(await fulfil(before.id, giftId)).toMatchObject({ code: codes.ruleForbids, message });
    expect(await wishOf(before.id)).toEqual(before);
    expect(await stockOf(giftId)).toBe(stock);
  });

  test('is not fulfilled with what is no gift; what is no wish is not found', async () => {
    const { id } = await wishIn('open');
    expect(await fulfil(id, id)).toMatchObject({
      code: codes.validationFailed,
      data: { fields: [{ path: 'giftId', message: 'There is no such record' }] },
    });
    const { id: giftId } = await makeGift();
    expect(await fulfil(giftId, giftId)).toMatchObject({ code: codes.notFound });
    expect(await remove(giftId)).toMatchObject({ code: codes.notFound });
  });

  test.each([
    ['refund', 20, 100],
    ['keep', 0, 80],
  ] as const)('a removal that says %s', async (stones, refunded, balance) => {
    const { id, user } = await wishIn('open');
    server().advance(1000);
    const { data } = await remove(id, stones);
    expect(data).toMatchObject({
      ...{ state: 'removed', removedReason: reason, refunded, version: 2, gift: null },
      endedAt: server().now.toISOString(),
    });
    expect(data.ledger.slice(1)).toMatchObject(
      refunded ? [{ kind: 'refund', delta: 20, balance: 100, reason, by: 'Admin', wish: { id } }] : [],
    );
    expect((await userOf(user.id)).stones).toBe(balance);
    expect((await wishes.log(id)).at(-1)).toMatchObject({ action: 'remove', reason, after: { state: 'removed' } });
  });

  test('a removal needs a reason and says what becomes of the stones', async () => {
    const { id } = await wishIn('open');
    for (const [path, body] of [
      ['reason', { id, reason: ' ', stones: 'keep' }],
      ['stones', { id, reason }],
    ] as const) {
      expect(await server().call(wishCalls.remove, body as never)).toMatchObject({
        code: codes.validationFailed,
        data: { fields: [{ path }] },
      });
    }
  });

  test('what is due expires before an operator can do anything to it', async () => {
    for (const step of [steps.fulfil, steps.remove]) {
      const { id, user } = await wishIn('open');
      await server().db.update(wish).set({ expiresAt: server().now.toISOString() }).where(eq(wish.id, id));
      expect(await step(id)).toMatchObject({ code: codes.ruleForbids });
      // The refused call writes nothing: only the clock expires the wish.
      expect((await wishOf(id)).state).toBe('open');
      expect(await wishes.expireAll()).toBe(1);
      expect(await wishOf(id)).toMatchObject({ state: 'expired', refunded: 20 });
      expect((await userOf(user.id)).stones).toBe(100);
    }
  });

  describe('making a wish', () => {
    test('takes its stones, opens it for 30 days, and puts its text into the audit', async () => {
      const userId = await someone({ stones: 30 });
      const { data } = await make(userId, { text: '  May it rain  ', stones: 30 });
      expect(data).toMatchObject({
        ...{ text: 'May it rain', stones: 30, state: 'open', refunded: 0, gift: null, fulfilledAt: null, version: 1 },
        ...{ madeAt: server().now.toISOString(), expiresAt: shift(server().now.toISOString(), 30 * DAY_MS) },
        user: { id: userId },
        ledger: [{ kind: 'wish', currency: 'stones', delta: -30, balance: 0, wish: { number: data.number } }],
      });
      expect(await server().ask(auditCalls.detail, { id: data.auditId ?? '' })).toMatchObject({
        ...{ kind: 'wish', text: 'May it rain', state: 'pending', target: { type: 'wish', id: data.id } },
      });
      expect((await wishes.log(data.id)).map(({ action }) => action)).toEqual(['makeWish']);
      const next = await make(await someone({ stones: 20 }));
      expect(next.data.number).toBe(data.number + 1);
    });

    test('is refused without the stones, to nobody, and to who is banned', async () => {
      const userId = await someone({ stones: 19 });
      const madeBefore = await server().db.$count(wish);
      expect(await make(userId)).toMatchObject({
        code: codes.ruleForbids,
        message: 'This user has only 19 stones',
      });
      expect(await make('42')).toMatchObject({ data: { fields: [{ path: 'userId' }] } });
      const banned = await someone({ stones: 20 });
      await server().ask(userCalls.changeStatus, { id: banned, status: 'banned', days: null, reason });
      expect(await make(banned)).toMatchObject({ code: codes.ruleForbids });
      expect(await server().db.$count(wish)).toBe(madeBefore);
      expect([(await userOf(userId)).stones, (await userOf(banned)).stones]).toEqual([19, 20]);
    });

    test.each([
      ['text', { text: ' ' }],
      ['text', { text: 'a'.repeat(201) }],
      ['stones', { stones: 0 }],
      ['stones', { stones: 10_001 }],
      ['stones', { stones: 1.5 }],
    ])('is refused for its %s', async (path, more) => {
      expect(await make('42', more)).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path }] } });
    });
  });
});
