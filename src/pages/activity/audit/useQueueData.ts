import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AuditItem } from '@contract/audit';
import { paths } from '@contract/paths';
import { useReturn } from '@/components/list/origin';
import type { List } from '@/components/list/useList';
import { call, RequestFailure } from '@/request';
import { append, type Bench, focusOn, load, openOf, shownOf } from './bench';
import { queue } from './ownQueue';

/** With so few rows ahead the next ones are asked for. */
const FEW = 30;
/** The end of the queue is looked at again: users submit all day. */
const AGAIN_MS = 20_000;

/** Puts what the list reads on the bench, and more of it below before the rows run out; nothing waits for that. */
export function useQueueData(list: List<AuditItem>, bench: Bench) {
  const { page, query, filters, pageSize, current } = list;
  const { row } = useReturn();
  /** Rows that the back end had beyond those on the bench. */
  const [beyond, setBeyond] = useState(0);
  const asking = useRef<AbortController>(null);
  const askedAt = useRef(0);
  const leaves = filters.state === 'pending';

  const onPage = useEffectEvent((items: AuditItem[], total: number) => {
    asking.current?.abort();
    asking.current = null;
    queue.step((old) => {
      const next = load(old, items, leaves, queue.who());
      return row && next.items.has(row) && old.focus === undefined ? focusOn(next, row) : next;
    });
    setBeyond(Math.max(0, total - (current - 1) * pageSize - items.length));
    askedAt.current = Date.now();
  });
  useEffect(() => {
    if (page) onPage(page.list, page.total);
  }, [page]);
  useEffect(() => () => asking.current?.abort(), []);

  const more = useEffectEvent(async () => {
    if (!page || asking.current) return;
    asking.current = new AbortController();
    askedAt.current = Date.now();
    const { signal } = asking.current;
    const known = knownOf(queue.get());
    const input = { ...query, current: current + Math.floor(known / pageSize), pageSize };
    try {
      const { list: items, total } = await call(paths.audit.pageList, input, { signal, notice: false });
      queue.step((old) => append(old, items, queue.who()));
      setBeyond(Math.max(0, total - (current - 1) * pageSize - knownOf(queue.get())));
    } catch (error) {
      // Asked again when its time comes.
      if (!(error instanceof RequestFailure)) throw error;
    } finally {
      if (asking.current?.signal === signal) asking.current = null;
    }
  });

  const few = aheadOf(bench) < FEW;
  const known = bench.order.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `known` and `page` say that there may be more to ask
  useEffect(() => {
    if (!few) return undefined;
    if (beyond > 0) void more();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt.current >= AGAIN_MS) void more();
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [few, beyond, known, page]);

  return { beyond, more };
}

/** Rows of the bench that the back end still counts. */
const knownOf = ({ leaves, order, items }: Bench): number =>
  leaves ? order.filter((id) => items.get(id)?.state === 'pending').length : order.length;

function aheadOf(bench: Bench): number {
  if (bench.leaves) return openOf(bench, queue.who()).length;
  const shown = shownOf(bench);
  return shown.length - (bench.focus ? shown.indexOf(bench.focus) : 0);
}
