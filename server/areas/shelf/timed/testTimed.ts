import type { Input } from '../../../../contract';
import { codes } from '../../../../contract/codes';
import type { Gift } from '../../../../contract/gift';
import { giftCalls } from '../../../../contract/gift/calls';
import { shelfCalls } from '../../../../contract/shelf/calls';
import type { Stone } from '../../../../contract/stone';
import { stoneCalls } from '../../../../contract/stone/calls';
import { DAY_MS, shift } from '../../../lib/time';
import { type TestApp, unexpected } from '../../../testing';
import { reason } from '../testGoods';
import { advanceTimedPrices } from './steps';

export type Form = Input<typeof shelfCalls.saveTimedPrice>;

export const timedPricesOn = (server: () => TestApp) => {
  const at = (ms: number) => shift(server().now.toISOString(), ms);
  const save = ({ id, version }: Stone | Gift, form: Partial<Form>) =>
    server().call(shelfCalls.saveTimedPrice, { itemId: id, version, endsAt: at(2 * DAY_MS), reason, ...form });
  return {
    at,
    save,
    /** Long enough for the session to expire. */
    later: (ms: number) => {
      server().advance(ms);
      return server().signIn();
    },
    tick: (now = at(0)) => advanceTimedPrices(server().db, now, unexpected),
    async plan(of: Stone | Gift, form: Partial<Form>) {
      const answer = await save(of, form);
      expect(answer).toMatchObject({ code: codes.success });
      return answer.data;
    },
    end: (id: string, version: number) =>
      server().call(shelfCalls.endTimedPrice, { id, version, reason: 'Sold out early' }),
    stone: (id: string) => server().ask(stoneCalls.detail, { id }),
    gift: (id: string) => server().ask(giftCalls.detail, { id }),
    timedOf: (id: string) => server().ask(shelfCalls.timedPrices, { id }),
    /** The price history of a package: price, and what a timed price did. */
    stepsOf: async (id: string) =>
      (await server().ask(shelfCalls.prices, { id })).map(({ price, timedStep }) => [price, timedStep]),
  };
};
