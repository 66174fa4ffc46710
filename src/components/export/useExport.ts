import { useEffect, useRef, useState } from 'react';
import type { List } from '@/components/list/useList';
import { KEPT_MS } from '@/components/objectUrl';
import { RequestFailure } from '@/request';
import { Backoff } from '@/request/backoff';
import { translate } from '@/request/translate';
import { fileName } from './fileName';
import { type Exported, type ExportProgress, runExport } from './runExport';
import { saveFile } from './saveFile';
import { type Format, mediaTypes } from './sheet';
import { removeLeftovers } from './sink';

export type ExportState =
  | ({ is: 'running'; backoff: Backoff } & ExportProgress)
  | ({ is: 'saved'; name: string } & Pick<Exported, 'done' | 'total' | 'whole' | 'reason'>)
  | { is: 'empty' }
  | { is: 'failed'; message: string };

/** One export at a time; leaving the page ends it. */
export function useExport<Row extends { id: string }>(list: List<Row>, title: string) {
  const [state, setState] = useState<ExportState>();
  const underway = useRef<AbortController>(null);

  useEffect(() => {
    void removeLeftovers();
    return () => underway.current?.abort();
  }, []);

  const start = async (format: Format) => {
    const leaving = new AbortController();
    underway.current = leaving;
    // Ignore progress after the page was left.
    const show = (next?: ExportState) => leaving.signal.aborted || setState(next);
    const backoff = new Backoff({ asks: true });
    setState({ is: 'running', backoff, done: 0, total: list.page?.total ?? 0, more: list.page?.more });
    try {
      const onProgress = (progress: ExportProgress) => show({ is: 'running', backoff, ...progress });
      const made = await runExport({ list, title, format, signal: leaving.signal, backoff, onProgress });
      show(made ? await save(made, title, format) : { is: 'empty' });
    } catch (error) {
      show({ is: 'failed', message: error instanceof RequestFailure ? error.message : translate('export.noFile') });
    }
  };

  const close = () => {
    underway.current?.abort();
    setState(undefined);
  };

  return { state, start, close };
}

async function save({ sink, ...reached }: Exported, title: string, format: Format): Promise<ExportState> {
  const name = fileName({ title, format, ...reached });
  saveFile(await sink.file(mediaTypes[format]), name);
  setTimeout(sink.remove, KEPT_MS);
  return { is: 'saved', name, ...reached };
}
