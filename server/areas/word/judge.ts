import type { Label, Locale } from '../../../contract/enum';
import { type ImportRow, type ReportRow, type Word, wordForm } from '../../../contract/word';
import { type WordColumn, wordAction, wordStatus, wordTag } from '../../../contract/word/enums';
import { say } from '../../messages';
import type { FieldProblem } from '../../refusal';
import { problemsOf } from '../../validation';
import { foldWord } from './matcher';
import { problemOf, type Written, writtenOf } from './rules';

/** A row of a file, and what it would do. */
export interface Judged extends Omit<ReportRow, 'overlaps' | 'overlapCount'> {
  folded: string;
  /** What it wants the word to be; absent where it is wrong. */
  written?: Written;
  existing?: Word;
}

interface Context {
  /** Words that exist, by what is compared. */
  existing: ReadonlyMap<string, Word>;
  /** Whether those that differ are changed. */
  update: boolean;
  /** Of what is said about errors. */
  locale: Locale;
}

const cells = wordForm.omit({ id: true, version: true });
const fresh = { tags: [], action: 'audit', replacement: null, status: 'on' } as const;

/** What each row would do, whatever words lie over one another. */
export function judgeRows(rows: readonly ImportRow[], { existing, update, locale }: Context): Judged[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const folded = foldWord(row.word.trim());
    const known = existing.get(folded);
    const checked = check(row, known);
    const said = { row: row.row, word: row.word, id: known?.id ?? null, existing: known, folded };
    if ('problems' in checked) {
      const errors = checked.problems.map((problem) => inWords(problem, locale));
      return { ...said, outcome: 'wrong', repeats: null, errors };
    }
    const repeats = first.get(folded) ?? null;
    const { written } = checked;
    const outcome = repeats === null ? outcomeOf(written, known, update) : 'repeat';
    if (repeats === null) first.set(folded, row.row);
    return { ...said, outcome, repeats, errors: [], written };
  });
}

function outcomeOf(written: Written, known: Word | undefined, update: boolean) {
  if (!known) {
    return 'create';
  }
  return update && JSON.stringify(written) !== JSON.stringify(writtenOf(known)) ? 'update' : 'keep';
}

/** What the row wants: what it doesn’t say stays as it is, or is as of any new word. */
function check(row: ImportRow, known: Word | undefined): { written: Written } | { problems: FieldProblem[] } {
  const before = known ?? fresh;
  const action = row.action || before.action;
  const kept = action === 'mask' ? before.replacement : null;
  const { data, error } = cells.safeParse({
    word: row.word,
    tags: [...new Set(row.tags ?? before.tags)],
    action,
    replacement: row.replacement ?? kept,
    status: row.status || before.status,
  });
  if (error) {
    return { problems: problemsOf(error, row) };
  }
  const problem = problemOf(data);
  return problem ? { problems: [problem] } : { written: writtenOf(data) };
}

const options: Partial<Record<string, Readonly<Record<string, { label: Label }>>>> = {
  tags: wordTag,
  action: wordAction,
  status: wordStatus,
};

/** A problem as whoever made the file reads it: the values of a column by their names. */
function inWords({ path, key, params }: FieldProblem, locale: Locale): ReportRow['errors'][number] {
  const [column = ''] = path.split('.');
  const names = Object.values(options[column] ?? {}).map(({ label }) => label[locale]);
  return {
    column: column as WordColumn,
    message: say(locale, key, key === 'notAnOption' ? { options: names.join(', ') } : params),
  };
}
