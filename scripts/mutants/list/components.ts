import type { Part } from '../mutant';

const GUARD = ['src/components/unsavedChanges/guard.test.ts'];
const RUN = ['src/components/bulk/run.test.ts'];

export const unsaved: Part = {
  name: 'unsaved changes',
  mutants: [
    {
      guards: 'going elsewhere asks while something would be lost',
      file: 'src/components/unsavedChanges/guard.ts',
      find: 'if (sources.size) unblock ??= history.block(onTransition);',
      replace: 'if (!sources.size) unblock ??= history.block(onTransition);',
      tests: GUARD,
    },
    {
      guards: 'a change of the address that takes the form away asks',
      file: 'src/components/unsavedChanges/guard.ts',
      find: 'return params.some((name) => before.get(name) !== after.get(name));',
      replace: 'return false;',
      tests: GUARD,
    },
    {
      guards: 'signing out asks',
      file: 'src/components/unsavedChanges/guard.ts',
      find: '  leaveThose([...sources], action);',
      replace: '  action();',
      tests: GUARD,
    },
    {
      guards: 'nobody is kept from the login page',
      file: 'src/components/unsavedChanges/guard.ts',
      find: 'const leaving = getSession().isLogin\n',
      replace: 'const leaving = true\n',
      tests: GUARD,
    },
    {
      guards: 'one question is asked at a time',
      file: 'src/components/unsavedChanges/question.ts',
      find: 'if (isOpen) return;',
      replace: '',
      tests: GUARD,
    },
    {
      guards: 'what a second admin changed is laid before the first',
      file: 'src/components/form/merge.ts',
      find: "if (same(was[name], mine[name])) return { ...difference, changedBy: 'theirs' };",
      replace: '',
      tests: ['src/components/form/merge.test.ts'],
    },
    {
      guards: 'a draft is its own admin’s',
      file: 'src/components/draft/storage.ts',
      find: 'drafts?.admin === admin ? drafts.kept : {}',
      replace: 'drafts?.kept ?? {}',
      tests: ['src/components/draft/storage.test.ts'],
    },
  ],
};

export const bulk: Part = {
  name: 'bulk runs',
  mutants: [
    {
      guards: 'four rows at a time',
      file: 'src/components/bulk/run.ts',
      find: ' && this.progress.running < ROWS_AT_A_TIME',
      replace: '',
      tests: RUN,
    },
    {
      guards: 'a lost answer is unknown, not failed',
      file: 'src/request/failure.ts',
      find: '!outcomeUnknown && (code',
      replace: '(outcomeUnknown || code',
      tests: ['src/components/bulk/judge.test.ts'],
    },
    {
      guards: 'a decision that a service away for a moment did not take is not refused',
      file: 'src/request/failure.ts',
      find: '!away && !outcomeUnknown',
      replace: '!outcomeUnknown',
      tests: ['src/areas/audit/queue.test.ts'],
    },
    {
      guards: 'a row that the end of the session kept back waits',
      file: 'src/components/bulk/judge.ts',
      find: 'if (error.notified || error.unsent)',
      replace: 'if (error.unsent)',
      tests: ['src/components/bulk/judge.test.ts'],
    },
    {
      guards: 'a run pauses once nothing can be done',
      file: 'src/components/bulk/run.ts',
      find: '      this.pause();\n',
      replace: '',
      tests: RUN,
    },
    {
      guards: 'a retry works on the failed rows only',
      file: 'src/components/bulk/run.ts',
      find: "outcome === 'failed');",
      replace: "outcome !== 'done');",
      tests: RUN,
    },
    {
      guards: 'cancelled, no new row begins',
      file: 'src/components/bulk/run.ts',
      find: "while (this.progress.status === 'running' &&",
      replace: "while (this.progress.status !== 'finished' &&",
      tests: RUN,
    },
  ],
};

export const files: Part = {
  name: 'exports',
  mutants: [
    {
      guards: 'no text of a CSV file runs as a formula',
      file: 'src/components/export/csv.ts',
      find: "FORMULA.test(text) ? `'${text}` : text",
      replace: 'text',
      tests: ['src/components/export/csv.test.ts'],
    },
    {
      guards: 'unseen characters don’t hide a formula',
      file: 'src/components/export/csv.ts',
      find: '[\\s\\p{Cf}"\']*[=',
      replace: '[=',
      tests: ['src/components/export/csv.test.ts'],
    },
    {
      guards: 'a CSV file begins with the mark of UTF-8',
      file: 'src/components/export/csv.ts',
      find: 'let text = CSV_BOM + csvLine(head);',
      replace: 'let text = csvLine(head);',
      tests: ['src/components/export/csv.test.ts'],
    },
    {
      guards: 'a quote within a text ends no cell',
      file: 'src/components/export/csv.ts',
      find: ".replaceAll('\"', '\"\"')",
      replace: '',
      tests: ['src/components/export/csv.test.ts'],
    },
    {
      guards: 'a long id stays a text in a workbook',
      file: 'src/components/export/xlsx.ts',
      find: "return typeof value === 'string' ? textOf(value) : (value ?? null);",
      replace: "return typeof value === 'string' && !/^\\d+$/.test(value) ? textOf(value) : Number(value);",
      tests: ['src/components/export/xlsx.test.ts'],
    },
    {
      guards: 'what XML can’t hold breaks no workbook',
      file: 'src/components/export/xlsx.ts',
      find: ".replace(NOT_IN_XML, '')",
      replace: '',
      tests: ['src/components/export/xlsx.test.ts'],
    },
    {
      guards: 'what dialogs are made of is not loaded before somebody uses the page',
      file: 'src/components/boundary/onFirstUse.ts',
      find: 'if (!used) waiting.add(work);',
      replace: 'if (!used) whenIdle(work);',
      tests: ['src/components/boundary/onFirstUse.test.ts'],
    },
    {
      guards: 'what is loaded later brings along what it needs itself',
      file: 'src/components/boundary/onFirstUse.ts',
      find: '  else if (underWay) atOnce(work);\n',
      replace: '',
      tests: ['src/components/boundary/onFirstUse.test.ts'],
    },
    {
      guards: 'a dialog that is drawn closed is not loaded',
      file: 'src/components/boundary/lazy.tsx',
      find: 'const needed = !Loaded && props.open !== false;',
      replace: 'const needed = !Loaded;',
      tests: ['src/components/boundary/lazy.test.tsx'],
    },
  ],
};
