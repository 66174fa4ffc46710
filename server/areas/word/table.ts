import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Word } from '../../../contract/word';
import { instantColumn, primaryId } from '../../db/columns';

export const sensitiveWord = pgTable(
  'sensitive_word',
  {
    id: primaryId(),
    word: text().notNull(),
    /** The folded form, which has to be unique. */
    folded: text().notNull(),
    tags: text().array().$type<Word['tags']>().notNull(),
    action: text().$type<Word['action']>().notNull(),
    replacement: text(),
    status: text().$type<Word['status']>().notNull(),
    hits: integer().notNull().default(0),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('sensitive_word_folded').on(table.folded),
    index('sensitive_word_updated_at').on(table.updatedAt, table.id),
  ],
);

/** One row. `revision` changes with every change of a word that is on; a matcher is valid for one revision. */
export const wordList = pgTable(
  'word_list',
  { only: boolean().primaryKey().default(true), revision: uuid().notNull().defaultRandom() },
  (table) => [check('word_list_only', sql`${table.only}`)],
);
