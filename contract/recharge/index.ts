import { z } from 'zod';
import { anyOf, endpoints, id, instant, page, pageQuery } from '../base';
import { valuesOf } from '../enum';
import { minor, moneyCode } from '../money';
import { channel, onPlatform, purchaseFilters } from '../order';
import { rechargeStatus } from '../order/enums';
import { person } from '../person';
import { rechargeCalls } from './calls';

/** One line of an order: money paid for stones. */
const recharge = z.object({
  id,
  number: z.int(),
  order: z.object({ id, number: z.int() }),
  /** The payment's number at its channel; null until it is paid. */
  channelNumber: z.string().nullable(),
  user: person,
  package: z.object({ id, name: z.string(), icon: z.string() }),
  count: z.int(),
  stones: z.int(),
  bonus: z.int(),
  /** For all pieces, minus its share of the discount; 0 until it is paid. */
  paid: minor,
  /** Of `paid`, what went back: its share of what was refunded of its order. */
  refunded: minor.optional(),
  currency: moneyCode,
  channel,
  platform: onPlatform,
  status: z.enum(valuesOf(rechargeStatus)),
  at: instant,
});
export type Recharge = z.infer<typeof recharge>;

export const rechargeQuery = pageQuery(['number', 'stones', 'paid', 'at'], {
  ...purchaseFilters,
  packageId: id.optional(),
  status: anyOf(z.enum(valuesOf(rechargeStatus))),
  channel: anyOf(channel),
  platform: anyOf(onPlatform),
  currency: anyOf(moneyCode),
  atFrom: instant.optional(),
  atTo: instant.optional(),
});

export const rechargeEndpoints = endpoints({
  [rechargeCalls.pageList]: {
    summary: 'Purchases of stones, paged, newest first, with the sums of the whole filter.',
    query: rechargeQuery,
    data: page(recharge).extend({
      totals: z
        .object({
          /** Of lines that were paid, as `paid` is. */
          stones: z.int(),
          bonus: z.int(),
          paid: z.array(z.object({ currency: moneyCode, amount: minor })),
        })
        .optional(),
    }),
  },
});
