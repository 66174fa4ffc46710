import { z } from 'zod';
import {
  anyOf,
  byId,
  endpoints,
  id,
  instant,
  nothing,
  offset,
  optionalText,
  page,
  pageQuery,
  reason,
  selection,
  version,
} from '../base';
import { valuesOf } from '../enum';
import { wordCalls } from './calls';
import {
  IMPORT_CELL_MAX,
  IMPORT_ROWS_MAX,
  REPLACEMENT_MAX,
  rowOutcome,
  TRIED_TEXT_MAX,
  textOutcome,
  WORD_MAX,
  wordAction,
  wordColumn,
  wordStatus,
  wordTag,
} from './enums';

const action = z.enum(valuesOf(wordAction));
const status = z.enum(valuesOf(wordStatus));
const tag = z.enum(valuesOf(wordTag));

/**
 * A sensitive word. Matching ignores case, full or half width, and invisible characters; a `*` matches up to 20
 * characters of one line.
 */
const word = z.object({
  id,
  /** Unique after folding: `WX` and `ｗｘ` are the same word. */
  word: z.string(),
  tags: z.array(tag),
  action,
  /** The replacement of a masked word; null: one `*` per character. */
  replacement: z.string().nullable(),
  status,
  /** How many times it was found in texts of users. */
  hits: z.int(),
  createdAt: instant,
  updatedAt: instant,
  version,
});
export type Word = z.infer<typeof word>;

const filters = {
  keyword: z.string().trim().max(100).optional(),
  /** Words with at least one of these tags. */
  tags: anyOf(tag),
  action: anyOf(action),
  status: anyOf(status),
};

export const wordQuery = pageQuery(['updatedAt', 'createdAt', 'word', 'hits'], filters);
export const wordSelection = selection(filters);

export const wordForm = z.object({
  id: id.optional(),
  version: version.optional(),
  /** Each `*` needs text on both sides. */
  word: z.string().trim().min(1).max(WORD_MAX),
  tags: z.array(tag).default([]),
  action,
  replacement: optionalText(REPLACEMENT_MAX),
  status: status.default('on'),
});

/** A word in a text: `text.slice(start, end)`. */
const found = z.object({
  start: offset,
  end: offset,
  id,
  word: z.string(),
  action,
  replacement: z.string().nullable(),
});
export type FoundWord = z.infer<typeof found>;

const cell = z.string().max(IMPORT_CELL_MAX);

/** A row of the file. An absent cell keeps the value of an existing word, or means the default of a new one. */
const importRow = z.object({
  /** Position in the file, from 1; the report refers to it. */
  row: z.int().min(1),
  word: cell,
  tags: z.array(cell).max(IMPORT_CELL_MAX).optional(),
  action: cell.optional(),
  replacement: cell.optional(),
  status: cell.optional(),
});
export type ImportRow = z.infer<typeof importRow>;

/** Another word that is found wherever this one is (`contains`), or the other way round (`within`). */
const overlap = z.object({
  relation: z.enum(['contains', 'within']),
  word: z.string(),
  /** Null for a word of the file. */
  id: id.nullable(),
});

const reportRow = z.object({
  row: z.int(),
  word: z.string(),
  outcome: z.enum(valuesOf(rowOutcome)),
  /** The word that already exists. */
  id: id.nullable(),
  /** The earlier row of the file with the same word. */
  repeats: z.int().nullable(),
  /** One error of each column that is wrong, in the caller's language. */
  errors: z.array(z.object({ column: z.enum(valuesOf(wordColumn)), message: z.string() })),
  /** The first few overlaps; `overlapCount` is the total. */
  overlaps: z.array(overlap),
  overlapCount: z.int(),
});
export type ReportRow = z.infer<typeof reportRow>;

const wordReport = z.object({
  /** False for a dry run, or when a row has an error. */
  applied: z.boolean(),
  rows: z.array(reportRow),
});
export type WordReport = z.infer<typeof wordReport>;

const counts = z.object({
  total: z.int(),
  on: z.int(),
  off: z.int(),
  block: z.int(),
  audit: z.int(),
  mask: z.int(),
  hits: z.int(),
});

export const wordEndpoints = endpoints({
  [wordCalls.pageList]: {
    summary: 'Sensitive words, paged, the last edited first.',
    query: wordQuery,
    data: page(word),
  },
  [wordCalls.detail]: { summary: 'One word.', query: byId, data: word },
  [wordCalls.saveOrUpdate]: {
    summary:
      'Create (without id) or update (with id and version). What is saved acts at once. 10400 where the word exists already.',
    body: wordForm,
    data: word,
  },
  [wordCalls.changeStatus]: {
    summary: 'Turn on or off; 10422 if it is so already.',
    body: z.object({ id, status }),
    data: word,
  },
  [wordCalls.remove]: { summary: 'Remove for good.', body: z.object({ id, reason }), data: nothing },
  [wordCalls.countByStatus]: {
    summary: 'How many words a selection means, by status and by action, and their hits.',
    body: wordSelection,
    data: counts,
  },
  [wordCalls.check]: {
    summary:
      'What would become of a text if a user sent it in; counts nothing. Hits don’t overlap: the stronger action wins (block, audit, mask), of equals the one further left, then the longer, then the older.',
    body: z.object({ text: z.string().max(TRIED_TEXT_MAX) }),
    data: z.object({
      outcome: z.enum(valuesOf(textOutcome)),
      /** The text that would be stored; null when it is blocked. */
      result: z.string().nullable(),
      hits: z.array(found),
    }),
  },
  [wordCalls.importRows]: {
    summary:
      'Report what the rows of a file would do, and unless `dryRun` do it: all of them, or none if a row is wrong. Words that exist stay as they are unless `update`.',
    body: z.object({
      rows: z.array(importRow).min(1).max(IMPORT_ROWS_MAX),
      update: z.boolean().default(false),
      dryRun: z.boolean(),
    }),
    data: wordReport,
  },
});
