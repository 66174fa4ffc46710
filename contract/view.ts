import { z } from 'zod';
import { byId, endpoints, id, nothing, version } from './base';
import { viewCalls } from './view.calls';
import { VIEW_NAME_MAX, VIEW_QUERY_MAX } from './view.enums';

/** The console's name of a list. */
const list = z.string().regex(/^[A-Za-z][A-Za-z0-9.]{0,39}$/);

/** A named set of filters and sorting of a list. Only its own admin can read or change it. */
const view = z.object({
  id,
  list: z.string(),
  name: z.string(),
  /** Filters and sorting as in the query of the list's address. */
  query: z.string(),
  /** The list opens with this view; an admin has at most one per list. */
  isDefault: z.boolean(),
  version,
});
export type View = z.infer<typeof view>;

const column = z.object({
  key: z.string().min(1).max(40),
  shown: z.boolean(),
  /** The side where the column stays while the others scroll. */
  pin: z.enum(['left', 'right']).optional(),
});

/** The order of a list's columns, and its density. */
const layout = z.object({
  columns: z
    .array(column)
    .max(60)
    .refine((columns) => new Set(columns.map(({ key }) => key)).size === columns.length),
  density: z.enum(['regular', 'compact']),
});
export type Layout = z.infer<typeof layout>;

export const viewEndpoints = endpoints({
  [viewCalls.list]: {
    summary: 'One’s own views and columns of a list; the layout is null until it is changed.',
    query: z.object({ list }),
    data: z.object({ views: z.array(view), layout: layout.nullable() }),
  },
  [viewCalls.saveOrUpdate]: {
    summary: 'Create (without id) or update (with id and version) a view of one’s own. A new default replaces the old.',
    body: z.object({
      id: id.optional(),
      version: version.optional(),
      list,
      /** Unique among the admin's views of the list, ignoring case. */
      name: z.string().trim().min(1).max(VIEW_NAME_MAX),
      query: z.string().min(1).max(VIEW_QUERY_MAX),
      isDefault: z.boolean().default(false),
    }),
    data: view,
  },
  [viewCalls.remove]: { summary: 'Remove a view of one’s own.', body: byId, data: nothing },
  [viewCalls.saveLayout]: {
    summary: 'Keep one’s columns of a list; null goes back to the default.',
    body: z.object({ list, layout: layout.nullable() }),
    data: nothing,
  },
});
