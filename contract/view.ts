import { z } from 'zod';
import { byId, endpoints, id, nothing, version } from './base';
import { paths } from './paths';
import { VIEW_NAME_MAX, VIEW_QUERY_MAX } from './view.enums';

/** What the console calls a list. */
const list = z.string().regex(/^[A-Za-z][A-Za-z0-9.]{0,39}$/);

/** Filters and sort under a name: a list as one admin likes to see it. Nobody else reads or changes it. */
export const view = z.object({
  id,
  list: z.string(),
  name: z.string(),
  /** Filters and sort as they stand in the address of the list. */
  query: z.string(),
  /** What the list opens with; one of an admin's views of a list at the most. */
  isDefault: z.boolean(),
  version,
});
export type View = z.infer<typeof view>;

const column = z.object({
  key: z.string().min(1).max(40),
  shown: z.boolean(),
  /** The side it stays at while the others scroll. */
  pin: z.enum(['left', 'right']).optional(),
});

/** The columns of a list in their order, and how close its rows stand. */
export const layout = z.object({
  columns: z
    .array(column)
    .max(60)
    .refine((columns) => new Set(columns.map(({ key }) => key)).size === columns.length),
  density: z.enum(['regular', 'compact']),
});
export type Layout = z.infer<typeof layout>;

export const viewEndpoints = endpoints({
  [paths.view.list]: {
    summary: 'One’s own views and columns of a list; the layout is null until it is changed.',
    query: z.object({ list }),
    data: z.object({ views: z.array(view), layout: layout.nullable() }),
  },
  [paths.view.saveOrUpdate]: {
    summary: 'Create (without id) or update (with id and version) a view of one’s own. A new default replaces the old.',
    body: z.object({
      id: id.optional(),
      version: version.optional(),
      list,
      /** Unique among one’s views of the list, whatever the case of its letters. */
      name: z.string().trim().min(1).max(VIEW_NAME_MAX),
      query: z.string().min(1).max(VIEW_QUERY_MAX),
      isDefault: z.boolean().default(false),
    }),
    data: view,
  },
  [paths.view.remove]: { summary: 'Remove a view of one’s own.', body: byId, data: nothing },
  [paths.view.saveLayout]: {
    summary: 'Keep one’s columns of a list; null goes back to the default.',
    body: z.object({ list, layout: layout.nullable() }),
    data: nothing,
  },
});
