import { z } from 'zod';
import { id, instant } from '../base';
import { valuesOf } from '../enum';
import { LIMIT_MAX, PERCENT_MAX, PERCENT_MIN, saleStatus, shelfSection } from './enums';

// Shared by the schemas of stone packages and gifts.

export const status = z.enum(valuesOf(saleStatus));
export const section = z.enum(valuesOf(shelfSection));
export const limit = z.int().min(1).max(LIMIT_MAX);
export const percent = z
  .int()
  .min(PERCENT_MIN)
  .max(PERCENT_MAX)
  .refine((percent) => percent !== 0)
  .meta({ description: 'not 0' });

/** Position on the shelf, from 1 in its section; null while it is off sale. */
export const place = z.object({ section, place: z.int() }).nullable();

/** While a timed price runs: until when. Beside it stand the ordinary prices, which come back then. */
export const timed = z.object({ id, endsAt: instant });

export const saleCounts = z.object({ total: z.int(), on: z.int(), off: z.int() });
