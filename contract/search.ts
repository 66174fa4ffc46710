import { z } from 'zod';
import { areaNames } from './areas';
import { endpoints, id } from './base';
import { searchCalls } from './search.calls';
import { SEARCH_MAX } from './search.enums';

const searchHit = z.object({
  type: z.enum(areaNames),
  id,
  title: z.string(),
  /** What distinguishes it from records with the same name, such as a number or an account. */
  subtitle: z.string().nullable(),
  /** The keyword is exactly its id, number, account, phone or name. */
  exact: z.boolean(),
  status: z.string(),
});
export type SearchHit = z.infer<typeof searchHit>;

export const searchEndpoints = endpoints({
  [searchCalls.records]: {
    summary:
      'Records that a keyword may mean, 8 of a type at most: first what it names exactly (id, number, account, phone, whole name), then what begins with it, then what contains it.',
    query: z.object({ keyword: z.string().trim().min(1).max(SEARCH_MAX) }),
    data: z.array(searchHit),
  },
});
