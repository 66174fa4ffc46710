import { and, arrayOverlaps, asc, count, eq, sum } from 'drizzle-orm';
import type { z } from 'zod';
import { valuesOf } from '../../../contract/enum';
import type { Word, wordQuery, wordSelection } from '../../../contract/word';
import { wordAction, wordStatus } from '../../../contract/word/enums';
import type { Db } from '../../db/database';
import { onlyRow } from '../../db/rows';
import { among, contains, countsBy, oneOf, selected } from '../../lib/filters';
import { counting, orderBy, readPage } from '../../lib/paging';
import { orNotFound } from '../../refusal';
import { sensitiveWord } from './table';

type Selection = z.output<typeof wordSelection>;
type Filters = NonNullable<Selection['filter']>;

const { id, word, tags, action, replacement, status, hits, createdAt, updatedAt, version } = sensitiveWord;
export const wordColumns = { id, word, tags, action, replacement, status, hits, createdAt, updatedAt, version };
const sortable = { word, hits, createdAt, updatedAt };

const matching = (query: Filters) =>
  and(
    query.keyword ? contains(word, query.keyword) : undefined,
    query.tags && arrayOverlaps(tags, query.tags),
    oneOf(action, query.action),
    oneOf(status, query.status),
  );

export function listWords(db: Db, query: z.output<typeof wordQuery>) {
  const where = matching(query);
  const sorted = orderBy(query, sortable, { sort: 'updatedAt', order: 'descend' }, id);
  const rows = db
    .select({ ...wordColumns, cursor: sorted.cursor })
    .from(sensitiveWord)
    .$dynamic();
  return readPage(query, rows, { where, sorted, count: counting(db, sensitiveWord, where) });
}

export async function countWords(db: Db, selection: Selection) {
  const byStatus = countsBy(status, valuesOf(wordStatus));
  const byAction = countsBy(action, valuesOf(wordAction));
  const rows = await db
    .select({ total: count(), ...byStatus, ...byAction, hits: sum(hits).mapWith(Number) })
    .from(sensitiveWord)
    .where(selected(id, selection, matching));
  const counts = onlyRow(rows);
  return { ...counts, hits: counts.hits ?? 0 };
}

/** @throws `10404` */
export async function findWord(db: Db, wanted: string): Promise<Word> {
  const [row] = await db.select(wordColumns).from(sensitiveWord).where(eq(id, wanted));
  return orNotFound(row);
}

export async function lockWord(tx: Db, wanted: string): Promise<Word> {
  const [row] = await tx.select(wordColumns).from(sensitiveWord).where(eq(id, wanted)).for('no key update');
  return orNotFound(row);
}

/** Holds words in the order of their ids, as those do who count hits, so that neither waits for the other in a circle. */
export const lockWords = (tx: Db, ids: readonly string[]) =>
  tx.select({ id }).from(sensitiveWord).where(among(id, ids)).orderBy(asc(id)).for('no key update');
