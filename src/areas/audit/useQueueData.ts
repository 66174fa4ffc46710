import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import { useReturn } from '@/components/list/origin';
import { reachOf } from '@/components/list/total';
import type { List } from '@/components/list/useList';
import { call, RequestFailure } from '@/request';
import { queue } from './ownQueue';
import { append, focusOn, follow, load, openOf, type QueueState, shownOf } from './queueState';
import type { Count } from './useCountedNow';

/** Fetch the next rows when fewer than this are left. */
const FEW = 30;
/** How often the first page is read again: others submit and decide all day. */
const AGAIN_MS = 15_000;
/** How often it is read while the queue is empty. */
const SOON_MS = 4_000;

export function useQueueData(list: List<AuditItem>, state: QueueState, onCounted: (count: Count) => void) {
  const { page, query, filters, pageSize, current } = list;
  const { row } = useReturn();
  /** How many rows the back end has that are not in the queue. */
  const [beyond, setBeyond] = useState(0);
  const asking = useRef<AbortController>(null);
  const leaves = filters.state === 'pending';
  const before = (current - 1) * pageSize;

  const onPage = useEffectEvent((items: AuditItem[], total: number) => {
    asking.current?.abort();
    asking.current = null;
    const first = queue.get().focus === undefined;
    queue.step((old) => {
      const next = load(old, items, leaves, queue.who());
      return first && row && next.items.has(row) ? focusOn(next, row) : next;
    });
    setBeyond(Math.max(0, total - before - items.length));
  });
  useEffect(() => {
    if (!page) return;
    onPage(page.list, reachOf(page));
    onCounted({ of: page, total: page.total, askedAt: Date.now() });
  }, [page, onCounted]);
  useEffect(() => () => asking.current?.abort(), []);

  const ask = async (pageNumber: number, put: (state: QueueState, items: AuditItem[], total: number) => QueueState) => {
    if (!page || asking.current) return;
    asking.current = new AbortController();
    const { signal } = asking.current;
    const askedAt = Date.now();
    try {
      const input = { ...query, current: pageNumber, pageSize };
      const answer = await call(auditCalls.pageList, input, { signal, notice: false });
      queue.step((old) => put(old, answer.list, reachOf(answer)));
      if (!answer.more) onCounted({ of: page, total: answer.total, askedAt });
      setBeyond(Math.max(0, reachOf(answer) - before - knownOf(queue.get())));
    } catch (error) {
      // The next round asks again.
      if (!(error instanceof RequestFailure)) throw error;
    } finally {
      if (asking.current?.signal === signal) asking.current = null;
    }
  };
  const more = useEffectEvent(() => {
    const next = current + Math.floor(knownOf(queue.get()) / pageSize);
    void ask(next, (old, items) => append(old, items, queue.who()));
  });
  const look = useEffectEvent(() => {
    if (!leaves || document.visibilityState === 'hidden') return;
    void ask(current, (old, items, total) => follow(old, items, total - before <= items.length, queue.who()));
  });

  const ahead = aheadOf(state);
  const [few, none] = [ahead < FEW, ahead === 0];
  const known = state.order.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when `known` or `page` changes, there may be more to ask for
  useEffect(() => {
    if (few && beyond > 0) more();
  }, [few, beyond, known, page]);
  useEffect(() => {
    const timer = setInterval(look, none ? SOON_MS : AGAIN_MS);
    return () => clearInterval(timer);
  }, [none]);

  return { beyond, more };
}

/** How many rows of the queue the back end still counts. */
const knownOf = ({ leaves, order, items }: QueueState): number =>
  leaves ? order.filter((id) => items.get(id)?.state === 'pending').length : order.length;

function aheadOf(state: QueueState): number {
  if (state.leaves) return openOf(state, queue.who()).length;
  const shown = shownOf(state);
  return shown.length - (state.focus ? shown.indexOf(state.focus) : 0);
}
