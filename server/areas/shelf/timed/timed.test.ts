import { eq } from 'drizzle-orm';
import { codes } from '../../../../contract/codes';
import { giftCalls } from '../../../../contract/gift/calls';
import { shelfCalls } from '../../../../contract/shelf/calls';
import { stoneCalls } from '../../../../contract/stone/calls';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/time';
import { onEveryDatabase } from '../../../testing';
import { stonePackage } from '../table';
import { giftRead, mallOf, reason } from '../testGoods';
import { timedPricesOn } from './testTimed';

onEveryDatabase({}, (server) => {
  const { createStone, createGift, logOf } = mallOf(server);

  const { at, later, tick, save, plan, end, stone, gift, timedOf, stepsOf } = timedPricesOn(server);

  beforeEach(() => server().signIn());

  describe('a planned one', () => {
    test('begins and ends by the clock, and the price that was there is back', async () => {
      const item = await createStone({ price: 600 });
      const planned = await plan(item, { price: 450, startsAt: at(HOUR_MS), endsAt: at(3 * HOUR_MS) });
      expect(planned).toMatchObject({ state: 'waiting', price: 450, reason, byId: expect.any(String), version: 1 });
      await tick();
      expect(await stone(item.id)).toMatchObject({ price: 600, timedPrice: null, version: item.version });

      await later(HOUR_MS);
      await tick();
      const during = await stone(item.id);
      expect(during).toMatchObject({ price: 450, version: item.version + 1, updatedAt: at(0) });
      expect(during.timedPrice).toEqual({ id: planned.id, price: 600, endsAt: planned.endsAt });
      expect(await timedOf(item.id)).toMatchObject([{ state: 'running', beganAt: at(0), version: 2 }]);

      await later(2 * HOUR_MS);
      await tick();
      expect(await stone(item.id)).toMatchObject({ price: 600, timedPrice: null, version: item.version + 2 });
      expect(await timedOf(item.id)).toMatchObject([{ state: 'ended', endedAt: at(0), endedBy: null }]);
      expect(await stepsOf(item.id)).toEqual([
        [600, 'end'],
        [450, 'begin'],
        [600, null],
      ]);
    });

    test('is told by the log and the price history, with who planned it and why', async () => {
      const item = await createStone({ price: 600 });
      const { byId, by } = await plan(item, { price: 450, startsAt: at(HOUR_MS), endsAt: at(3 * HOUR_MS) });
      await later(3 * HOUR_MS - MINUTE_MS);
      await tick();
      await later(MINUTE_MS);
      await tick();
      const [ended, began, planned] = await logOf(item.id);
      expect(planned).toMatchObject({ action: 'planPrice', before: { price: '6.00 CNY' }, reason });
      expect(began).toMatchObject({ action: 'beginTimedPrice', adminId: byId, after: { price: '4.50 CNY' }, reason });
      expect(ended).toMatchObject({ action: 'endTimedPrice', adminId: byId, after: { price: '6.00 CNY' }, reason });
      const [last, first] = await server().ask(shelfCalls.prices, { id: item.id });
      expect([last, first]).toMatchObject([
        { reason, by },
        { reason, by },
      ]);
    });

    test('never begins if all of its time passed while no server ran; what is due after it does', async () => {
      const item = await createStone({ price: 600 });
      await plan(item, { price: 100, startsAt: at(HOUR_MS), endsAt: at(2 * HOUR_MS) });
      await plan(item, { price: 450, startsAt: at(2 * HOUR_MS), endsAt: at(9 * HOUR_MS) });
      await later(5 * HOUR_MS);
      await tick();
      expect((await timedOf(item.id)).map(({ state, beganAt }) => [state, beganAt])).toEqual([
        ['running', at(0)],
        ['missed', null],
      ]);
      expect(await stone(item.id)).toMatchObject({ price: 450, timedPrice: { price: 600 } });
      expect(await stepsOf(item.id)).toEqual([
        [450, 'begin'],
        [600, null],
      ]);
      expect((await logOf(item.id)).map(({ action }) => action)).toContain('missTimedPrice');
    });

    test('one ends and the next begins in the same step', async () => {
      const item = await createStone({ price: 600 });
      await plan(item, { price: 500, endsAt: at(HOUR_MS) });
      await plan(await stone(item.id), { price: 450, startsAt: at(HOUR_MS), endsAt: at(2 * HOUR_MS) });
      await later(HOUR_MS);
      await tick();
      expect(await stone(item.id)).toMatchObject({ price: 450, timedPrice: { price: 600 } });
    });

    test('runs even where the ordinary price was changed to less meanwhile', async () => {
      const item = await createStone({ price: 600 });
      await plan(item, { price: 450, startsAt: at(HOUR_MS) });
      await server().ask(stoneCalls.changePrice, { id: item.id, version: item.version, price: 300, reason });
      await later(HOUR_MS);
      await tick();
      expect(await stone(item.id)).toMatchObject({ price: 450, timedPrice: { price: 300 } });
    });

    test('of a gift is told by prices and times alone', async () => {
      const item = await createGift({ priceStones: 10, pricePoints: 300 });
      const planned = await plan(item, { priceStones: 7, startsAt: at(HOUR_MS), endsAt: at(3 * HOUR_MS) });
      const { startsAt, endsAt } = planned;
      await later(HOUR_MS);
      await tick();
      await end(planned.id, 2);
      const [was, now] = [{ priceStones: 10 }, { priceStones: 7 }];
      const said = (await logOf(item.id)).map(({ action, before, after }) => ({ action, before, after }));
      expect(said.slice(0, 3)).toEqual([
        { action: 'endTimedPrice', before: now, after: was },
        { action: 'beginTimedPrice', before: was, after: { ...now, endsAt } },
        { action: 'planPrice', before: was, after: { ...now, startsAt, endsAt } },
      ]);
    });

    test('of a gift leaves alone the price that it does not name', async () => {
      const item = await createGift({ priceStones: 20, pricePoints: 300 });
      await plan(item, { priceStones: 15 });
      const during = await gift(item.id);
      expect(during).toMatchObject({ priceStones: 15, pricePoints: 300 });
      expect(during.timedPrice).toMatchObject({ priceStones: 20, pricePoints: 300 });
    });

    test('of a gift that lost the price is missed', async () => {
      const item = await createGift({ priceStones: 20, pricePoints: 300 });
      await plan(item, { priceStones: 15, startsAt: at(HOUR_MS) });
      const { id, version } = item;
      await server().ask(giftCalls.changePrice, { id, version, priceStones: null, pricePoints: 300, reason });
      await later(HOUR_MS);
      await tick();
      expect(await gift(id)).toMatchObject({ priceStones: null, pricePoints: 300, timedPrice: null });
      expect(await timedOf(id)).toMatchObject([{ state: 'missed' }]);
    });

    test('can be changed until it begins, by whoever read it last', async () => {
      const item = await createStone({ price: 600 });
      const first = await plan(item, { price: 450, startsAt: at(HOUR_MS) });
      const changed = await plan(item, { id: first.id, version: first.version, price: 400, startsAt: at(2 * HOUR_MS) });
      expect(changed).toMatchObject({ id: first.id, price: 400, version: 2, state: 'waiting' });
      expect(await save(item, { id: first.id, version: 1, price: 300 })).toMatchObject({
        code: codes.conflict,
        data: { price: 400 },
      });
      expect((await logOf(item.id))[0]).toMatchObject({ action: 'changePlannedPrice', after: { price: '4.00 CNY' } });
      await later(2 * HOUR_MS);
      await tick();
      const [{ version } = { version: 0 }] = await timedOf(item.id);
      expect(await save(item, { id: first.id, version, price: 300 })).toMatchObject({ code: codes.ruleForbids });
    });

    test('can be called off: nothing changes, and it is over', async () => {
      const item = await createStone({ price: 600 });
      const { id, version } = await plan(item, { price: 450, startsAt: at(HOUR_MS) });
      const { data } = await end(id, version);
      expect(data).toMatchObject({ state: 'calledOff', endReason: 'Sold out early', endedBy: expect.any(String) });
      await later(HOUR_MS);
      await tick();
      expect(await stone(item.id)).toMatchObject({ price: 600, version: item.version });
      expect(await end(id, data.version)).toMatchObject({ code: codes.ruleForbids });
    });
  });

  describe('a running one', () => {
    test('begins at once without a start, and whoever edits the item meets a conflict', async () => {
      const item = await createStone({ price: 600 });
      expect(await plan(item, { price: 450 })).toMatchObject({ state: 'running', beganAt: at(0) });
      const { id, version } = item;
      const stale = await server().call(stoneCalls.changePrice, { id, version, price: 500, reason });
      expect(stale).toMatchObject({ code: codes.conflict, data: { price: 450 } });
    });

    test('forbids to change the ordinary price, alone or in the form, and says until when; the rest may change', async () => {
      const item = await createGift({ priceStones: 20 });
      await plan(item, { priceStones: 15 });
      const held = await gift(item.id);
      const { id, version } = held;
      const prices = { priceStones: 10, pricePoints: null };
      const refused = await server().call(giftCalls.changePrice, { id, version, reason, ...prices });
      const until = at(2 * DAY_MS)
        .slice(0, 16)
        .replace('T', ' ');
      expect(refused).toMatchObject({ code: codes.ruleForbids, message: expect.stringContaining(`${until} UTC`) });
      const form = { ...giftRead(held), reason };
      expect(await server().call(giftCalls.saveOrUpdate, { ...form, ...prices })).toMatchObject({
        code: codes.ruleForbids,
      });
      const renamed = await server().ask(giftCalls.saveOrUpdate, { ...form, name: 'Another name' });
      expect(renamed).toMatchObject({ name: 'Another name', priceStones: 15, timedPrice: { priceStones: 20 } });
    });

    test('is told by a preview of prices by per cent', async () => {
      const [held, free] = [await createStone(), await createStone()];
      const { endsAt } = await plan(held, { price: 450 });
      const selection = { ids: [held.id, free.id] };
      const rows = await server().ask(stoneCalls.previewPrices, { selection, percent: 10 });
      const untilOf = (id: string) => rows.find((row) => row.id === id)?.heldUntil;
      expect([untilOf(held.id), untilOf(free.id)]).toEqual([endsAt, null]);
    });

    test('can be ended now: the price goes back, in the name and with the reason of who ended it', async () => {
      const item = await createStone({ price: 600 });
      const { id, version } = await plan(item, { price: 450 });
      await server().signIn('lin_wei');
      expect((await end(id, version + 7)).code).toBe(codes.conflict);
      const { data } = await end(id, version);
      expect(data).toMatchObject({ state: 'ended', endReason: 'Sold out early' });
      expect(data.endedById).not.toBe(data.byId);
      expect(await stone(item.id)).toMatchObject({ price: 600, timedPrice: null });
      const [last] = await server().ask(shelfCalls.prices, { id: item.id });
      expect(last).toMatchObject({ timedStep: 'end', reason: 'Sold out early', byId: data.endedById });
      expect((await logOf(item.id))[0]).toMatchObject({ action: 'endTimedPrice', adminId: data.endedById });
    });

    test('stays over when a clock goes back', async () => {
      const item = await createStone({ price: 600 });
      await plan(item, { price: 450, startsAt: at(HOUR_MS), endsAt: at(2 * HOUR_MS) });
      await tick(at(2 * HOUR_MS - 1));
      await tick(at(0));
      expect(await stone(item.id)).toMatchObject({ price: 450 });
      await tick(at(2 * HOUR_MS));
      await tick(at(HOUR_MS));
      expect(await stone(item.id)).toMatchObject({ price: 600 });
    });

    test('does not overwrite a price that a server of the release before changed', async () => {
      const item = await createStone({ price: 600 });
      await plan(item, { price: 450, endsAt: at(HOUR_MS) });
      await server().db.update(stonePackage).set({ price: 777 }).where(eq(stonePackage.id, item.id));
      await tick(at(HOUR_MS));
      expect(await stone(item.id)).toMatchObject({ price: 777, timedPrice: null });
    });

    test('is due to the millisecond for who changes the price before the clock comes by', async () => {
      const item = await createStone({ price: 600 });
      await plan(item, { price: 450, endsAt: at(HOUR_MS) });
      await later(HOUR_MS);
      const { id, version } = await stone(item.id);
      const refused = await server().call(stoneCalls.changePrice, { id, version, price: 500, reason });
      expect(refused).toMatchObject({ code: codes.conflict, data: { price: 600, version: version + 1 } });
    });
  });
});
