import { eq } from 'drizzle-orm';
import { codes } from '../../../../contract/codes';
import type { Gift } from '../../../../contract/gift';
import { shelfCalls } from '../../../../contract/shelf/calls';
import type { Stone } from '../../../../contract/stone';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../lib/time';
import { onEveryDatabase } from '../../../testing';
import { timedPrice } from '../table';
import { mallOf } from '../testGoods';
import { type Form, timedPricesOn } from './testTimed';

onEveryDatabase({}, (server) => {
  const { createStone, createGift } = mallOf(server);
  const { at, tick, save, plan, end, stone, stepsOf } = timedPricesOn(server);

  beforeEach(() => server().signIn());

  describe('is refused', () => {
    const fieldsOf = async (of: Stone | Gift, form: Partial<Form>) => {
      const { code, data } = await save(of, form);
      expect(code).toBe(codes.validationFailed);
      return (data as unknown as { fields: { path: string }[] }).fields.map(({ path }) => path);
    };

    test('with a price that the item has not, that it has already, or with none', async () => {
      const item = await createStone({ price: 600 });
      const of = await createGift({ priceStones: 20, pricePoints: null });
      expect(await fieldsOf(item, { price: 600 })).toEqual(['price']);
      expect(await fieldsOf(item, {})).toEqual(['price']);
      expect(await fieldsOf(item, { price: 0 })).toEqual(['price']);
      expect(await fieldsOf(item, { priceStones: 5 })).toEqual(['priceStones']);
      expect(await fieldsOf(of, { pricePoints: 5 })).toEqual(['pricePoints']);
      expect(await fieldsOf(of, { priceStones: 20 })).toEqual(['priceStones']);
    });

    test('with the price that comes back when the one that runs is over', async () => {
      const item = await createStone({ price: 600 });
      await plan(item, { price: 450, endsAt: at(HOUR_MS) });
      const now = await stone(item.id);
      expect(await fieldsOf(now, { price: 600, startsAt: at(HOUR_MS) })).toEqual(['price']);
      await plan(now, { price: 450, startsAt: at(HOUR_MS) });
    });

    test('with times that have passed, go backwards or are too long', async () => {
      const item = await createStone({ price: 600 });
      expect(await fieldsOf(item, { price: 450, endsAt: at(0) })).toEqual(['endsAt']);
      expect(await fieldsOf(item, { price: 450, startsAt: at(-2 * MINUTE_MS) })).toEqual(['startsAt']);
      expect(await fieldsOf(item, { price: 450, startsAt: at(2 * DAY_MS) })).toEqual(['endsAt']);
      expect(await fieldsOf(item, { price: 450, endsAt: at(365 * DAY_MS + 1) })).toEqual(['endsAt']);
      await plan(item, { price: 450, endsAt: at(365 * DAY_MS), startsAt: at(-MINUTE_MS) });
    });

    test('where it would overlap another one; the moment one ends is free', async () => {
      const item = await createStone({ price: 600 });
      const first = await plan(item, { price: 450, startsAt: at(HOUR_MS), endsAt: at(2 * HOUR_MS) });
      const over = { price: 400, startsAt: at(2 * HOUR_MS - 1), endsAt: at(3 * HOUR_MS) };
      expect(await fieldsOf(item, over)).toEqual(['startsAt']);
      expect(await fieldsOf(item, { price: 400, endsAt: at(HOUR_MS + 1) })).toEqual(['startsAt']);
      await plan(item, { ...over, startsAt: at(2 * HOUR_MS) });
      await plan(item, { id: first.id, version: 1, price: 440, startsAt: at(0.5 * HOUR_MS), endsAt: at(2 * HOUR_MS) });
    });

    test('where one runs, also if the clock went back behind its start', async () => {
      const item = await createStone({ price: 600 });
      const { id } = await plan(item, { price: 450, endsAt: at(2 * HOUR_MS) });
      await server()
        .db.update(timedPrice)
        .set({ startsAt: at(HOUR_MS) })
        .where(eq(timedPrice.id, id));
      expect(await fieldsOf(await stone(item.id), { price: 400, endsAt: at(0.5 * HOUR_MS) })).toEqual(['startsAt']);
    });

    test('for an item that changed, that is not there, or that is another one', async () => {
      const [item, other] = [await createStone({ price: 600 }), await createStone()];
      expect(await save(item, { price: 450, version: 9 })).toMatchObject({
        code: codes.conflict,
        data: { id: item.id },
      });
      expect((await save(item, { price: 450, itemId: '7' })).code).toBe(codes.notFound);
      const { id } = await plan(item, { price: 450, startsAt: at(HOUR_MS) });
      expect((await save(other, { id, price: 450, version: 1 })).code).toBe(codes.notFound);
      expect((await end('7', 1)).code).toBe(codes.notFound);
      expect((await server().call(shelfCalls.timedPrices, { id: '7' })).code).toBe(codes.notFound);
    });
  });

  describe('at the same time', () => {
    test('two who plan for the same hours: one gets it', async () => {
      for (let round = 0; round < 5; round += 1) {
        const item = await createStone({ price: 600 });
        const startsAt = at(HOUR_MS);
        const answers = await Promise.all([400, 450, 500].map((price) => save(item, { price, startsAt })));
        expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(1);
        expect(answers.filter(({ code }) => code === codes.validationFailed)).toHaveLength(2);
      }
    });

    test('several servers tick: each step is taken once', async () => {
      const items = await Promise.all([1, 2, 3, 4].map(() => createStone({ price: 600 })));
      for (const item of items) await plan(item, { price: 450, startsAt: at(HOUR_MS), endsAt: at(2 * HOUR_MS) });
      const ticks = (now: string) => Promise.all([tick(now), tick(now), tick(now)]);
      await ticks(at(HOUR_MS));
      await tick(at(HOUR_MS));
      await ticks(at(2 * HOUR_MS));
      await tick(at(2 * HOUR_MS));
      for (const { id } of items) {
        expect(await stepsOf(id)).toEqual([
          [600, 'end'],
          [450, 'begin'],
          [600, null],
        ]);
      }
    });

    test('what fails in the middle of a step leaves nothing of it', async () => {
      const item = await createStone({ price: 600 });
      const { id } = await plan(item, { price: 450, startsAt: at(HOUR_MS) });
      // The database refuses the price: as after a kill, the step is taken back.
      await server().db.update(timedPrice).set({ price: 0 }).where(eq(timedPrice.id, id));
      await expect(tick(at(HOUR_MS))).rejects.toThrow();
      expect(await stone(item.id)).toMatchObject({ price: 600, timedPrice: null });
      await server().db.update(timedPrice).set({ price: 450 }).where(eq(timedPrice.id, id));
      await tick(at(HOUR_MS));
      expect(await stone(item.id)).toMatchObject({ price: 450, timedPrice: { id } });
    });
  });
});
