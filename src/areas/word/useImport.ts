import { useRequest } from 'ahooks';
import { useRef, useState } from 'react';
import type { ImportRow } from '@contract/word';
import { wordCalls } from '@contract/word/calls';
import type { RowOutcome } from '@contract/word/enums';
import { chunkOf } from '@/components/ErrorBoundary/chunks';
import { useAction } from '@/components/form/useAction';
import { notice } from '@/components/notice';
import { useTranslations } from '@/locales/useTranslations';
import { call, RequestFailure } from '@/request';
import { type FileProblem, readWords } from './file';

interface Chosen {
  name: string;
  rows: ImportRow[];
}

/** The import of a file: chosen, read here, shown as it would be, and applied. */
export function useImport(onDone: () => void) {
  const t = useTranslations();
  const [file, setFile] = useState<Chosen>();
  const [problem, setProblem] = useState<FileProblem | 'noReader'>();
  const [updates, setUpdates] = useState(false);
  const [notApplied, setNotApplied] = useState<RequestFailure>();
  const latest = useRef<File>(undefined);
  const preview = useRequest(async () => file && send(file.rows, updates, true), {
    refreshDeps: [file, updates],
    onError: () => undefined,
  });

  const choose = async (chosen: File) => {
    latest.current = chosen;
    const read = await readWords(chosen).catch(noReader);
    // Another was chosen meanwhile, and read faster.
    if (latest.current !== chosen) return;
    setNotApplied(undefined);
    setProblem(typeof read === 'string' ? read : undefined);
    setFile(typeof read === 'string' ? undefined : { name: chosen.name, rows: read });
  };
  const applying = useAction(async (rows: ImportRow[]) => {
    setNotApplied(undefined);
    try {
      const done = await send(rows, updates, false);
      // The words may have changed since the preview: show the new one.
      if (!done.applied) return preview.mutate(done);
      notice.success(t('word.import.done', countsOf(done.rows)));
      onDone();
    } catch (failure) {
      if (!(failure instanceof RequestFailure)) throw failure;
      setNotApplied(failure);
      // The preview tells which of the words are there.
      if (failure.outcomeUnknown) preview.refresh();
    }
  });
  if (preview.error && !(preview.error instanceof RequestFailure)) throw preview.error;
  const rows = file && !preview.loading && !preview.error ? preview.data?.rows : undefined;

  return {
    file,
    problem,
    choose,
    readAgain: () => latest.current && choose(latest.current),
    /** Whether words that are there take over what the file says of them. */
    updates,
    setUpdates(on: boolean) {
      setNotApplied(undefined);
      setUpdates(on);
    },
    /** What becomes of each row, once that is known. */
    rows,
    counts: countsOf(rows ?? []),
    previewFailure: preview.error,
    previewAgain: preview.refresh,
    apply: () => file && applying.run(file.rows),
    applying: applying.running,
    notApplied,
  };
}

/** What reads it is a chunk of its own. */
function noReader(error: unknown) {
  if (!chunkOf(error)) throw error;
  return 'noReader' as const;
}

const send = (rows: ImportRow[], update: boolean, dryRun: boolean) =>
  call(wordCalls.importRows, { rows, update, dryRun }, { notice: false, writes: !dryRun });

function countsOf(rows: readonly { outcome: RowOutcome }[]): Record<RowOutcome, number> {
  const counts = { create: 0, update: 0, keep: 0, repeat: 0, wrong: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}
