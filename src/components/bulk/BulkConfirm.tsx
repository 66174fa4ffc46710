import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { FetchedConsequence } from '@/components/ConfirmDialog/FetchedConsequence';
import type { List } from '@/components/list/useList';
import { type CallOptions, RequestFailure } from '@/request';
import { collectRows } from './collectRows';
import { type SelectionInput, selectionInput } from './selectionInput';
import { startJob } from './store';

interface BulkConfirmProps<Row extends { id: string }, Counts extends { total: number }, Values> {
  list: List<Row>;
  /** Key of the text that says what is done to `{count}` records: title and button. */
  text: string;
  /** Asks the back end how many there are, and what else the consequence wants to say. */
  count: (input: SelectionInput) => Promise<Counts>;
  consequence: (counts: Counts) => ReactNode;
  danger?: boolean;
  withoutReason?: boolean;
  /** Fields besides the reason. */
  children?: ReactNode;
  initialValues?: Partial<Values>;
  /** Rows that are left out, and that `count` leaves out too. */
  leftOut?: (row: Row) => boolean;
  /** The call for one row. */
  work: (row: Row, values: Values, options: CallOptions) => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is done to the ticked rows, with the back end's own count, and starts it: see `BulkProgress`. */
export function BulkConfirm<
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
  ...dialog
}: BulkConfirmProps<Row, Counts, Values>) {
  const { formatMessage } = useIntl();
  const counting = useRequest(() => count(selectionInput(list)), { onError: () => undefined });
  const [read, setRead] = useState<number>();
  const closed = useRef(new AbortController());
  const { data: counts, loading } = counting;
  const total = counts?.total ?? list.selection.count;
  const label = formatMessage({ id: text }, { count: total });

  const start = async (values: Values) => {
    const { signal } = closed.current;
    const rows = (await collectRows(list, { signal, onRead: setRead })).filter((row) => !leftOut(row));
    setRead(undefined);
    if (signal.aborted) return;
    if (list.selection.all && rows.length !== total) {
      counting.refresh();
      throw new RequestFailure({ message: formatMessage({ id: 'bulk.moved' }, { count: rows.length }) });
    }
    startJob({ list: list.spec.name, text }, rows, (row, signal) => work(row, values, { signal, notice: false }));
  };

  const close = () => {
    closed.current.abort();
    onClose();
  };

  return (
    <ConfirmDialog<Values>
      {...dialog}
      name={`bulk.${text}`}
      title={label}
      consequence={<FetchedConsequence {...counting} of={consequence} />}
      okText={read === undefined ? label : formatMessage({ id: 'bulk.reading' }, { read, total })}
      count={total}
      ready={Boolean(counts?.total) && !loading && !counting.error}
      onSubmit={start}
      onClose={close}
    />
  );
}
