import { z } from 'zod';
import { anyOf, endpoints, id, instant, page, pageQuery } from '../base';
import { valuesOf } from '../enum';
import { giftKind } from '../gift/enums';
import { minor, moneyCode } from '../money';
import { balanceCode, purchaseFilters } from '../order';
import { transactionState } from '../order/enums';
import { person } from '../person';
import { transactionCalls } from './calls';

/** One line of an order: stones or points exchanged for a gift. */
const transaction = z.object({
  id,
  number: z.int(),
  order: z.object({ id, number: z.int() }),
  user: person,
  gift: z.object({ id, name: z.string(), icon: z.string(), kind: z.enum(valuesOf(giftKind)) }),
  count: z.int(),
  /** For all pieces, in `currency`. */
  cost: z.int(),
  /** Of `cost`, what went back: its share of what was refunded of its order. */
  refunded: z.int().optional(),
  currency: balanceCode,
  /** What all pieces were worth in money at that time. */
  value: minor,
  valueCurrency: moneyCode,
  state: z.enum(valuesOf(transactionState)),
  at: instant,
});
export type Transaction = z.infer<typeof transaction>;

export const transactionQuery = pageQuery(['number', 'cost', 'value', 'at'], {
  ...purchaseFilters,
  giftId: id.optional(),
  state: anyOf(z.enum(valuesOf(transactionState))),
  currency: anyOf(balanceCode),
  atFrom: instant.optional(),
  atTo: instant.optional(),
});

export const transactionEndpoints = endpoints({
  [transactionCalls.pageList]: {
    summary: 'Exchanges for gifts, paged, newest first, with the sums of the whole filter.',
    query: transactionQuery,
    data: page(transaction).extend({
      totals: z
        .object({
          pieces: z.int(),
          cost: z.array(z.object({ currency: balanceCode, amount: z.int() })),
          value: z.array(z.object({ currency: moneyCode, amount: minor })),
        })
        .optional(),
    }),
  },
});
