import { z } from 'zod';
import { charactersIn } from './characters';
import { PAGE_SIZE_MAX, PAGE_SIZE_MAX_AFTER, PAGE_SIZES, SELECTION_MAX } from './paging';

const ID_MAX = '9223372036854775807';

/** A 64-bit id, as a string so that no digit is lost in JavaScript. */
export const id = z
  .string()
  .regex(/^[1-9]\d{0,18}$/)
  .refine((text) => text.length < ID_MAX.length || text <= ID_MAX)
  .meta({ description: '64-bit id as a string', example: '7200000000000000001' });

/** Years that PostgreSQL or JavaScript can't write, and those next to them: what is worked out from an instant lies there. */
const ENDS_OF_TIME = /^(0000|0001|9999)/;

/** Nanoseconds are written with 30 characters; PostgreSQL reads no number of decimals. */
const INSTANT_MAX = 30;

/** An instant: ISO 8601 in UTC. */
export const instant = z.iso
  .datetime()
  .refine((text) => text.length <= INSTANT_MAX && !ENDS_OF_TIME.test(text))
  .meta({ description: 'ISO 8601 in UTC' });

/** The operator's time zone, by its IANA name; days are counted in it. */
export const zone = z
  .string()
  .max(60)
  .refine((zone) => {
    try {
      return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    } catch {
      return false;
    }
  })
  .meta({ description: 'IANA time zone', example: 'Asia/Shanghai' });

/**
 * The version a record was read at. An update sends it back and is refused with `10409` if the record has changed
 * since.
 */
export const version = z.int().min(1);

/** A text of 1 to `max` characters, of which an emoji is one. */
export const characters = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .check(({ value, issues }) => {
      if (charactersIn(value) <= max) return;
      issues.push({ code: 'too_big', origin: 'string', maximum: max, inclusive: true, input: value });
    })
    .meta({ maxLength: max });

/** A place in a text. */
export const offset = z.int().meta({ description: 'in UTF-16 units, of which an emoji has two' });

/** Why an operator did something; kept in the operation log. */
export const reason = z.string().trim().min(2).max(500);

/** An optional text of a form: absent, null and blank all mean "none". `form` is what its description says of it. */
export const optionalText = (max: number, form: { format?: string; pattern?: string } = {}) =>
  z
    .string()
    .trim()
    .max(max)
    .meta(form)
    .nullish()
    .transform((text) => text || null);

/** A filter that takes several values: a list in a body, `status=muted,banned` in a query. */
export const anyOf = <T extends z.ZodType>(item: T) =>
  z
    .preprocess((raw) => (typeof raw === 'string' ? raw.split(',').filter(Boolean) : raw), z.array(item).min(1))
    .optional();

/** Characters of the longest text that a list is sorted by, as a cursor writes it. */
const CURSOR_MAX = 4000;

/**
 * The query of a list: page (from 1), size, sort, then the area's filters.
 * A range filter is `xFrom`, `xTo`, both inclusive.
 */
export const pageQuery = <const Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sort: Sort,
  filters: Filters,
) =>
  z
    .object({
      current: z.coerce.number().int().min(1).max(1_000_000).default(1),
      pageSize: z.coerce
        .number()
        .int()
        .min(1)
        .max(PAGE_SIZE_MAX_AFTER)
        .default(PAGE_SIZES[0])
        .meta({ description: `up to ${PAGE_SIZE_MAX}, with \`after\` up to ${PAGE_SIZE_MAX_AFTER}` }),
      sort: z.enum(sort).optional(),
      order: z.enum(['ascend', 'descend']).default('descend'),
      exact: z
        .enum(['true'])
        .optional()
        .meta({ description: 'asks for the exact `total`, and the sums, where the answer had `more`' }),
      after: z.string().min(1).max(CURSOR_MAX).optional().meta({
        description:
          'the `next` of an answer with the same filters and the same order: asks for the rows behind it, whatever `current` is, and counts nothing',
      }),
      ...filters,
    })
    .check(({ value, issues }) => {
      const { after, pageSize } = value as { after?: string; pageSize: number };
      if (after !== undefined || pageSize <= PAGE_SIZE_MAX) return;
      issues.push({ code: 'too_big', origin: 'number', maximum: PAGE_SIZE_MAX, input: pageSize, path: ['pageSize'] });
    });

/**
 * A page of a list. `total` is exact, unless there is `more`: then there are more rows than it says, and the list's
 * `totals`, the sums over the whole filter, are left out. `exact=true` has both. A service that always says the exact
 * `total` needs neither. `next` leads through all rows, however many there are, each once; a service without it is read
 * page by page.
 */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({
    list: z.array(row),
    total: z.int().min(0),
    more: z
      .boolean()
      .optional()
      .meta({ description: 'there are more rows than `total`; `totals` are left out. Without it, `total` is exact' }),
    current: z.int().min(1),
    pageSize: z.int().min(1),
    next: z.string().optional().meta({
      description:
        'where the page ends, for `after`; empty if no rows come behind it. Behind `after`, `total` is the rows of the answer',
    }),
  });

/** The records of a bulk action: some by their ids, or all that a list's filters find, without those in `except`. */
export const selection = <Filters extends z.ZodRawShape>(filters: Filters) =>
  z
    .object({
      ids: z.array(id).min(1).max(SELECTION_MAX).optional(),
      filter: z.object(filters).optional(),
      except: z.array(id).max(SELECTION_MAX).optional(),
    })
    .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined))
    .meta({ description: 'has either `ids` or `filter`, which finds all if it is empty' });

export const byId = z.object({ id });

export const nothing = z.null();

/**
 * One call of the contract. `query` for GET, `body` for POST; `data` is what the envelope holds on success.
 * `open` calls need no token.
 */
export interface Endpoint {
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  data: z.ZodType;
  open?: boolean;
  /** Open, and about the session of the token that it is sent, if it is sent one. */
  ofSession?: boolean;
  /** Answered also to an admin who has to change their password first. */
  beforePasswordChange?: boolean;
  /** The console asks it by itself as time goes by, also with nobody there: it keeps no session from ending. */
  unattended?: boolean;
  /** The body is `multipart/form-data` with one part, `file`. */
  upload?: boolean;
}

export const endpoints = <E extends Record<string, Endpoint>>(declared: E): E => declared;
