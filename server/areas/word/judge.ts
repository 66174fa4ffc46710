import { type Label, type Locale, valuesOf } from '../../../contract/enum';
import { type ImportRow, type ReportRow, type Word, wordForm } from '../../../contract/word';
import { type WordColumn, wordAction, wordStatus, wordTag } from '../../../contract/word/enums';
import { messages, say } from '../../messages';
import type { FieldProblem } from '../../refusal';
import { problemsOf } from '../../validation';
import { foldWord } from './matcher';
import { problemOf, type Written, wordFieldsOf } from './rules';

/** A row of a file, and its effect. */
export interface Judged extends Omit<ReportRow, 'overlaps' | 'overlapCount'> {
  /** Empty if the word itself has an error. */
  folded: string;
  /** The word as it would be after the import; absent if the row has an error. */
  written?: Written;
  existing?: Word;
}

interface Context {
  /** Existing words by their folded form. */
  existing: ReadonlyMap<string, Word>;
  /** Whether existing words that differ are updated. */
  update: boolean;
  locale: Locale;
}

const cells = wordForm.omit({ id: true, version: true });
/** More tags than there are: one of them is wrong, and the others need not be looked at. */
const TAGS_LOOKED_AT = valuesOf(wordTag).length + 1;
const fresh = { tags: [], action: 'audit', replacement: null, status: 'on' } as const;

/** The effect of each row, without overlaps. */
export function judgeRows(rows: readonly ImportRow[], { existing, update, locale }: Context): Judged[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    // A cell can be far longer than a word, which takes long to fold.
    const folded = foldWord(cells.shape.word.safeParse(row.word).data ?? '');
    const known = existing.get(folded);
    const checked = check(row, folded, known);
    const said = { row: row.row, word: row.word, id: known?.id ?? null, existing: known, folded };
    if ('problems' in checked) {
      const errors = firstOfColumns(checked.problems).map((problem) => inWords(problem, locale));
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
  return update && JSON.stringify(written) !== JSON.stringify(wordFieldsOf(known)) ? 'update' : 'keep';
}

/** The word that the row describes. An absent cell means the existing value, or the default of a new word. */
function check(
  row: ImportRow,
  folded: string,
  known: Word | undefined,
): { written: Written } | { problems: FieldProblem[] } {
  const before = known ?? fresh;
  const action = row.action || before.action;
  const kept = action === 'mask' ? before.replacement : null;
  const { data, error } = cells.safeParse({
    word: row.word,
    tags: [...new Set(row.tags ?? before.tags)].slice(0, TAGS_LOOKED_AT),
    action,
    replacement: row.replacement ?? kept,
    status: row.status || before.status,
  });
  if (error) {
    return { problems: problemsOf(error, row) };
  }
  const problem = problemOf(data, folded);
  return problem ? { problems: [problem] } : { written: wordFieldsOf(data) };
}

const columnOf = ({ path }: FieldProblem) => path.split('.')[0] as WordColumn;

const firstOfColumns = (problems: readonly FieldProblem[]) =>
  problems.filter((problem, at) => problems.findIndex((other) => columnOf(other) === columnOf(problem)) === at);

const options: Partial<Record<string, Readonly<Record<string, { label: Label }>>>> = {
  tags: wordTag,
  action: wordAction,
  status: wordStatus,
};

/** An error message that shows the values of a column by their labels. */
function inWords(problem: FieldProblem, locale: Locale): ReportRow['errors'][number] {
  const { text, params } = problem;
  const column = columnOf(problem);
  const names = Object.values(options[column] ?? {}).map(({ label }) => label[locale]);
  return {
    column,
    message: say(locale, text, text === messages.notAnOption ? { options: names } : params),
  };
}
