import type { Body } from '../../../contract';
import type { Locale } from '../../../contract/enum';
import type { Word, WordReport } from '../../../contract/word';
import type { wordCalls } from '../../../contract/word/calls';
import type { Db } from '../../db/connect';
import { type Actor, logOperations } from '../../lib/operationLog';
import { changeList } from './current';
import { type Judged, judgeRows } from './judge';
import { overlapsOf } from './overlaps';
import { wordColumns } from './queries';
import { wordFieldsOf } from './rules';
import { targetOf, writeWord } from './save';
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
  if (applied) {
    await createAll(tx, actor, judged);
    await updateAll(tx, actor, judged);
  }
  return { applied, rows: withOverlaps(judged, existing) };
}

const BATCH = 1000;

async function createAll(tx: Db, actor: Actor, judged: readonly Judged[]): Promise<void> {
  const times = { createdAt: actor.now, updatedAt: actor.now };
  const made = judged.flatMap(({ outcome, written, folded }) =>
    outcome === 'create' && written ? [{ ...written, folded, ...times }] : [],
  );
  for (let at = 0; at < made.length; at += BATCH) {
    const created = await tx
      .insert(sensitiveWord)
      .values(made.slice(at, at + BATCH))
      .returning(wordColumns);
    await logOperations(
      tx,
      actor,
      created.map((word) => ({ action: 'import', target: targetOf(word), after: wordFieldsOf(word) })),
    );
  }
}

async function updateAll(tx: Db, actor: Actor, judged: readonly Judged[]): Promise<void> {
  for (const { outcome, written, existing } of judged) {
    if (outcome === 'update' && existing) {
      await writeWord(tx, actor, { action: 'import', before: existing, change: written ?? {} });
    }
  }
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
