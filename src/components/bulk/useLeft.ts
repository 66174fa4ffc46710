import { useEffect, useEffectEvent } from 'react';
import type { List } from '@/components/list/useList';
import { stillShown } from './stillShown';
import type { Job } from './store';

type Ticking<Row extends { id: string }> = Parameters<typeof stillShown<Row>>[0] & Pick<List<Row>, 'selection'>;

/** After the action, the rows that failed stay ticked, as far as the filter still shows them. */
export function useLeft<Row extends { id: string }>(
  { run }: Pick<Job, 'run'>,
  list: Ticking<Row>,
  finished: boolean,
): void {
  /** Only while nothing else was ticked since. */
  const narrow = useEffectEvent((left: readonly Row[], shown: readonly Row[]) => {
    const { all, rows, has, replace } = list.selection;
    if (!all && rows.length === left.length && left.every(({ id }) => has(id))) replace(shown);
  });
  const tickLeft = useEffectEvent(async (of: Job['run'], signal: AbortSignal) => {
    const left = of.entries.filter(({ outcome }) => outcome !== 'done').map(({ item }) => item as Row);
    list.selection.replace(left);
    const shown = await stillShown(list, left, signal);
    if (!signal.aborted && shown.length < left.length) narrow(left, shown);
  });
  useEffect(() => {
    if (!finished) return undefined;
    const leaving = new AbortController();
    void tickLeft(run, leaving.signal);
    return () => leaving.abort();
  }, [finished, run]);
}
