import { z } from 'zod';
import { endpoints, id } from './base';
import { paths } from './paths';
import { SEARCH_MAX, searchTypes } from './search.enums';

/** A record that a keyword may mean. */
export const searchHit = z.object({
  type: z.enum(searchTypes),
  id,
  title: z.string(),
  /** What else tells it from its namesakes: number, account. */
  subtitle: z.string().nullable(),
  /** Named by its id, number, account, phone or whole name. */
  exact: z.boolean(),
  /** A value of the status enum of its type. */
  status: z.string(),
});
export type SearchHit = z.infer<typeof searchHit>;

export const searchEndpoints = endpoints({
  [paths.search.records]: {
    summary:
      'Records that a keyword may mean, 8 of a type at most: first what it names exactly (id, number, account, phone, whole name), then what begins with it, then what contains it.',
    query: z.object({ keyword: z.string().trim().min(1).max(SEARCH_MAX) }),
    data: z.array(searchHit),
  },
});
