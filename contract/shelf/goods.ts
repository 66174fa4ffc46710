import { z } from 'zod';
import { valuesOf } from '../enum';
import { LIMIT_MAX, PERCENT_MAX, PERCENT_MIN, saleStatus, shelfSection } from './enums';

// What stone packages and gifts are asked and told alike.

export const status = z.enum(valuesOf(saleStatus));
export const section = z.enum(valuesOf(shelfSection));
export const limit = z.int().min(1).max(LIMIT_MAX);
export const percent = z
  .int()
  .min(PERCENT_MIN)
  .max(PERCENT_MAX)
  .refine((percent) => percent !== 0);

/** Where it stands on the shelf, from 1 in its section; null while it is off sale. */
export const place = z.object({ section, place: z.int() }).nullable();

/** How many a selection means, by status. */
export const saleCounts = z.object({ total: z.int(), on: z.int(), off: z.int() });
