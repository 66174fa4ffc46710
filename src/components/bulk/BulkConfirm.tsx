import { type ReactNode, useEffect, useRef, useState } from 'react';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { FetchedConsequence } from '@/components/ConfirmDialog/FetchedConsequence';
import type { List } from '@/components/list/useList';
import { RetryNote } from '@/components/retry/RetryNote';
import type { MessageId } from '@/locales/messages';
import { useTranslations } from '@/locales/useTranslations';
import { type CallOptions, RequestFailure } from '@/request';
import { Backoff } from '@/request/backoff';
import { useCall } from '@/request/useCall';
import { collectRows } from './collectRows';
import { type SelectionInput, selectionInput, selectionKey } from './selectionInput';
import { startJob } from './store';

interface BulkConfirmProps<Row extends { id: string }, Counts extends { total: number }, Values> {
  list: List<Row>;
  text: MessageId;
  /** Asks the back end how many rows it is, and for other numbers of the consequence. */
  count: (input: SelectionInput, options: CallOptions) => Promise<Counts>;
  consequence: (counts: Counts) => ReactNode;
  danger?: boolean;
  withoutReason?: boolean;
  children?: ReactNode;
  initialValues?: Partial<Values>;
  /** Rows to skip; `count` skips them too. */
  leftOut?: (row: Row) => boolean;
  work: (row: Row, values: Values, options: CallOptions) => Promise<unknown>;
  onClose: () => void;
}

/**
 * Confirms an action on the ticked rows with the back end's own count, or the list's if it has none, and starts it
 * (`BulkProgress`).
 */
export const BulkConfirm = withDialogBoundary(function BulkConfirm<
  Row extends { id: string },
  Counts extends { total: number },
  Values extends { reason: string } = { reason: string },
>({
  list,
  text,
  count,
  consequence,
  leftOut = () => false,
  work,
  onClose,
  children,
  ...dialog
}: BulkConfirmProps<Row, Counts, Values>) {
  const t = useTranslations();
  const counting = useCall((options) => count(selectionInput(list), options));
  const [read, setRead] = useState<number>();
  const closed = useRef(new AbortController());
  const [backoff] = useState(() => new Backoff());
  const { data: counts, loading } = counting;
  const uncounted = counting.failure?.missing === true;
  const total = counts?.total ?? list.selection.count;
  const label = t(text, { count: total });

  // However it goes, with its page too: what is still being read must not start then.
  useEffect(() => {
    const leaving = new AbortController();
    closed.current = leaving;
    return () => leaving.abort();
  }, []);

  const start = async (values: Values) => {
    const { signal } = closed.current;
    const all = await collectRows(list, { signal, backoff, onRead: setRead }).finally(() => setRead(undefined));
    const rows = all.filter((row) => !leftOut(row));
    if (signal.aborted) return;
    if (list.selection.all && (uncounted ? all : rows).length !== total) {
      counting.refresh();
      throw new RequestFailure({ message: t('bulk.moved', { count: rows.length }) });
    }
    const { reason } = values;
    startJob({ list: list.spec.name, text, reason }, rows, (row, options) => work(row, values, options));
  };

  return (
    <ConfirmDialog<Values>
      {...dialog}
      name={`bulk.${text}.${selectionKey(list)}`}
      title={label}
      consequence={
        uncounted ? t('bulk.consequence', { count: total }) : <FetchedConsequence {...counting} of={consequence} />
      }
      okText={read === undefined ? label : t('bulk.reading', { read, total })}
      count={total}
      ready={uncounted || (Boolean(counts?.total) && !loading && !counting.failure)}
      onSubmit={start}
      onClose={onClose}
    >
      <RetryNote backoff={backoff} />
      {children}
    </ConfirmDialog>
  );
});
