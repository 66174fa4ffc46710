import { z } from 'zod';
import { valuesOf } from './enum';
import { AMOUNT_MAX, moneyCurrency, payCurrency } from './money.enums';

/** An amount of an answer. */
export const minor = z.int().meta({ description: 'in minor units of its currency' });

/** An amount that is sent. */
export const amount = minor.min(0).max(AMOUNT_MAX);

export const moneyCode = z.enum(valuesOf(moneyCurrency));
export const payCode = z.enum(valuesOf(payCurrency));

/** A filter by an amount in major units, whatever the currency: `19.99`. */
export const major = z
  .string()
  .regex(/^\d{1,10}(\.\d{1,2})?$/)
  .meta({ description: 'amount in major units', example: '19.99' });

/** Sums of one currency over a whole filter, in minor units. */
export const sumsOf = <Sums extends z.ZodRawShape>(sums: Sums) => z.array(z.object({ currency: payCode, ...sums }));
