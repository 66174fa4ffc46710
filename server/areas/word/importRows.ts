import { type Column, eq, sql } from 'drizzle-orm';
import type { Body } from '../../../contract';
import type { Locale } from '../../../contract/enum';
import type { Word, WordReport } from '../../../contract/word';
import type { wordCalls } from '../../../contract/word/calls';
import type { Db } from '../../db/database';
import { type Actor, logOperations } from '../../lib/operationLog';
import { changeList } from './current';
import { type Judged, judgeRows } from './judge';
import { overlapsOf } from './overlaps';
import { lockWords, wordColumns } from './queries';
import { type Written, wordFieldsOf } from './rules';
import { targetOf } from './save';
import { sensitiveWord } from './table';

type Import = Body<typeof wordCalls.importRows>;

/**
 * Reports what the rows of a file do. Unless it is a dry run, also does it: everything, or nothing if a row has an
 * error.
 */
export async function importWords(
  tx: Db,
  actor: Actor,
  { rows, update, dryRun }: Import,
  locale: Locale,
): Promise<WordReport> {
  if (!dryRun) {
    await changeList(tx);
  }
  const words = await tx.select({ ...wordColumns, folded: sensitiveWord.folded }).from(sensitiveWord);
  const existing = new Map(words.map(({ folded, ...word }) => [folded, word]));
  const judged = judgeRows(rows, { existing, update, locale });
  const applied = !dryRun && judged.every(({ outcome }) => outcome !== 'wrong');
  const report = { applied, rows: withOverlaps(judged, existing) };
  if (applied) {
    await createAll(tx, actor, judged);
    await updateAll(tx, actor, judged);
  }
  return report;
}

const BATCH = 1000;

const batchesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, index) => all.slice(index * BATCH, (index + 1) * BATCH));

async function createAll(tx: Db, actor: Actor, judged: readonly Judged[]): Promise<void> {
  const times = { createdAt: actor.now, updatedAt: actor.now };
  const made = judged.flatMap(({ outcome, written, folded }) =>
    outcome === 'create' && written ? [{ ...written, folded, ...times }] : [],
  );
  for (const batch of batchesOf(made)) {
    const created = await tx.insert(sensitiveWord).values(batch).returning(wordColumns);
    await logOperations(
      tx,
      actor,
      created.map((word) => ({ action: 'import', target: targetOf(word), after: wordFieldsOf(word) })),
    );
  }
}

/** A word that exists, as it will be. */
type Changed = Written & { id: string };

/**
 * Who submits a text waits for its words, so that these are held last, and only while they are written. The list, which
 * is locked, keeps all of them as they are but their hits.
 */
async function updateAll(tx: Db, actor: Actor, judged: readonly Judged[]): Promise<void> {
  const changes = judged.flatMap(({ outcome, written, existing }) =>
    outcome === 'update' && written && existing ? [{ before: existing, after: { ...written, id: existing.id } }] : [],
  );
  for (const batch of batchesOf(changes)) {
    await logOperations(
      tx,
      actor,
      batch.map(({ before, after }) => ({
        ...{ action: 'import', target: targetOf(after) },
        ...{ before: wordFieldsOf(before), after: wordFieldsOf(after) },
      })),
    );
  }
  const words = changes.map(({ after }) => after);
  await lockWords(tx, idsOf(words));
  for (const batch of batchesOf(words)) await writeWords(tx, actor, batch);
}

const idsOf = (words: readonly Changed[]) => words.map(({ id }) => id);

async function writeWords(tx: Db, { now }: Actor, words: readonly Changed[]): Promise<void> {
  const { word, tags, action, replacement, status } = sensitiveWord;
  const file = sql`json_to_recordset(${JSON.stringify(words)}::json) as file
    (id bigint, word text, tags text[], action text, replacement text, status text)`;
  const said = ({ name }: Column) => sql`file.${sql.identifier(name)}`;
  await tx
    .update(sensitiveWord)
    .set({
      ...{ word: said(word), tags: said(tags), action: said(action), replacement: said(replacement) },
      ...{ status: said(status), updatedAt: now, version: sql`${sensitiveWord.version} + 1` },
    })
    .from(file)
    .where(eq(sensitiveWord.id, sql`file.id`));
}

/** Compares the words of the file with all others, in the state after the import. */
function withOverlaps(judged: readonly Judged[], existing: ReadonlyMap<string, Word>): WordReport['rows'] {
  const brought = judged.filter(({ outcome }) => outcome === 'create' || outcome === 'update');
  const byFolded = new Map(brought.map((one) => [one.folded, one]));
  const others = [...existing].filter(([folded]) => !byFolded.has(folded)).map(([, { id, word }]) => ({ id, word }));
  const overlaps = overlapsOf([...others, ...brought.map(({ id, word, row }) => ({ id, word, row }))]);
  return judged.map(({ row, word, outcome, id, repeats, errors }) => ({
    ...{ row, word, outcome, id, repeats, errors },
    ...(overlaps.get(row) ?? { overlaps: [], overlapCount: 0 }),
  }));
}
