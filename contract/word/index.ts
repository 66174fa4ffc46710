import { z } from 'zod';
import {
  anyOf,
  byId,
  endpoints,
  id,
  instant,
  nothing,
  optionalText,
  page,
  pageQuery,
  reason,
  selection,
  version,
} from '../base';
import { valuesOf } from '../enum';
import { paths } from '../paths';
import {
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
 * A sensitive word. It is found whatever the case, the width and the invisible characters of a text; a `*` in it
 * stands for up to 20 characters of one line.
 */
export const word = z.object({
  id,
  /** Unique by what is compared: `WX` and `ｗｘ` are one. */
  word: z.string(),
  tags: z.array(tag),
  action,
  /** What a masked word becomes; null for one `*` per character. */
  replacement: z.string().nullable(),
  status,
  /** How often it was found in what users sent in. */
  hits: z.int(),
  createdAt: instant,
  updatedAt: instant,
  /** Counts edits, not hits. */
  version,
});
export type Word = z.infer<typeof word>;

const filters = {
  /** Part of the word. */
  keyword: z.string().trim().max(100).optional(),
  /** Those with one of these at least. */
  tags: anyOf(tag),
  action: anyOf(action),
  status: anyOf(status),
};

export const wordQuery = pageQuery(['updatedAt', 'createdAt', 'word', 'hits'], filters);
export const wordSelection = selection(filters);

export const wordForm = z.object({
  id: id.optional(),
  version: version.optional(),
  /** With text on both sides of every `*`. */
  word: z.string().trim().min(1).max(WORD_MAX),
  tags: z.array(tag).default([]),
  action,
  replacement: optionalText(REPLACEMENT_MAX),
  status: status.default('on'),
});

/** A word in a text: `text.slice(start, end)`, in UTF-16 units. */
const found = z.object({
  start: z.int(),
  end: z.int(),
  id,
  word: z.string(),
  action,
  replacement: z.string().nullable(),
});
export type FoundWord = z.infer<typeof found>;

/** A row as it stands in a file. A cell that is absent leaves what is there, or is the default of a new word. */
const importRow = z.object({
  /** Where it stands in the file, from 1; for the report. */
  row: z.int().min(1),
  word: z.string(),
  tags: z.array(z.string()).optional(),
  action: z.string().optional(),
  replacement: z.string().optional(),
  status: z.string().optional(),
});
export type ImportRow = z.infer<typeof importRow>;

/** Another word that is found wherever this one is (`contains`), or the other way round (`within`). */
const overlap = z.object({
  relation: z.enum(['contains', 'within']),
  word: z.string(),
  /** Null for one that the file brings. */
  id: id.nullable(),
});

const reportRow = z.object({
  row: z.int(),
  word: z.string(),
  outcome: z.enum(valuesOf(rowOutcome)),
  /** The word that exists already. */
  id: id.nullable(),
  /** The row of the file that says the same word first. */
  repeats: z.int().nullable(),
  /** What is wrong with it, by column, in the caller’s language. */
  errors: z.array(z.object({ column: z.enum(valuesOf(wordColumn)), message: z.string() })),
  /** The first few, and how many there are in all. */
  overlaps: z.array(overlap),
  overlapCount: z.int(),
});
export type ReportRow = z.infer<typeof reportRow>;

export const wordReport = z.object({
  /** False for a dry run, and where a row is wrong. */
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
  [paths.word.pageList]: {
    summary: 'Sensitive words, paged, the last edited first.',
    query: wordQuery,
    data: page(word),
  },
  [paths.word.detail]: { summary: 'One word.', query: byId, data: word },
  [paths.word.saveOrUpdate]: {
    summary:
      'Create (without id) or update (with id and version). What is saved acts at once. 10400 where the word exists already.',
    body: wordForm,
    data: word,
  },
  [paths.word.changeStatus]: {
    summary: 'Turn on or off; 10422 if it is so already.',
    body: z.object({ id, status }),
    data: word,
  },
  [paths.word.remove]: { summary: 'Remove for good.', body: z.object({ id, reason }), data: nothing },
  [paths.word.countByStatus]: {
    summary: 'How many words a selection means, by status and by action, and their hits.',
    body: wordSelection,
    data: counts,
  },
  [paths.word.check]: {
    summary:
      'What would become of a text if a user sent it in; counts nothing. Hits don’t overlap: the stronger action wins (block, audit, mask), of equals the one further left, then the longer, then the older.',
    body: z.object({ text: z.string().max(TRIED_TEXT_MAX) }),
    data: z.object({
      outcome: z.enum(valuesOf(textOutcome)),
      /** What would be kept; null when it is blocked. */
      result: z.string().nullable(),
      /** From left to right. */
      hits: z.array(found),
    }),
  },
  [paths.word.importRows]: {
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
