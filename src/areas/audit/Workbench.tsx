import { useMemoizedFn } from 'ahooks';
import { Button, type InputRef } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
import type { AuditItem } from '@contract/audit';
import { withBoundary } from '@/components/boundary';
import { ListEmpty } from '@/components/list/ListEmpty';
import { ListFailed } from '@/components/list/ListFailed';
import { InRow } from '@/components/list/OpenLink';
import { plusOf } from '@/components/list/total';
import type { List } from '@/components/list/useList';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import type { AuditManyAction } from './AuditManyDialog';
import { DecidedElsewhere } from './DecidedElsewhere';
import { queue, useQueueState } from './ownQueue';
import { Panel } from './Panel';
import { focusOn, shownOf } from './queueState';
import { Row } from './Row';
import { prefetchStories } from './story';
import { UndoBar } from './UndoBar';
import { useClaims } from './useClaims';
import type { Count } from './useCountedNow';
import { usePrefetchPictures } from './usePrefetchPictures';
import { useQueueData } from './useQueueData';
import { useQueueKeys } from './useQueueKeys';
import { useVerdicts } from './useVerdicts';

/** For so many items after the focus, pictures and submitters are read ahead. */
const PICTURES_AHEAD = 10;
const STORIES_AHEAD = 3;

interface WorkbenchProps {
  list: List<AuditItem>;
  onCounted: (count: Count) => void;
  onCorrect: (item: AuditItem) => void;
  /** Asks about all that are ticked. */
  onMany: (action: AuditManyAction) => void;
}

/** The queue: rows at the left, the item in focus at the right. The keys never wait for a call. */
export const Workbench = withBoundary(function Workbench({ list, onCounted, onCorrect, onMany }: WorkbenchProps) {
  const t = useTranslations();
  const state = useQueueState();
  const words = useRef<InputRef>(null);
  const { beyond, more } = useQueueData(list, state, onCounted);
  useClaims(state);
  useEffect(() => () => queue.flush(), []);

  const shown = useMemo(() => shownOf(state), [state]);
  const item = state.focus ? state.items.get(state.focus) : undefined;
  const verdicts = useVerdicts(state.focus, () => words.current?.focus());
  const undo = () => {
    if (queue.undo()) {
      verdicts.undone();
      return;
    }
    // Only the last one: while that is being sent, the one before is not what anybody means.
    const last = state.decisions.at(-1);
    if (last?.phase === 'done') onCorrect(state.items.get(last.item.id) ?? last.item);
  };
  const { toggle, has } = list.selection;
  const tick = useMemoizedFn((ticked: AuditItem) => toggle([ticked], !has(ticked.id)));
  useSeenAbovePanel(verdicts.choosing);
  const seen = list.page !== undefined && !list.failure;
  useQueueKeys({
    verdicts,
    seen,
    onMany: list.selection.count > 0 ? onMany : undefined,
    onUndo: undo,
    onTick: () => item && tick(item),
  });
  const next = nextOf(state.focus, shown, state.items);
  usePrefetchPictures(next.slice(0, PICTURES_AHEAD));
  useEffect(() => prefetchStories(next.slice(0, STORIES_AHEAD)));

  const decisions = new Map(state.decisions.map((decision) => [decision.item.id, decision]));
  return (
    <div className="fish-workbench">
      <section className="fish-card" aria-label={t('audit.title')} aria-busy={list.loading}>
        <DecidedElsewhere state={state} />
        <ListFailed list={list} />
        {!seen && !list.failure && <Skeleton active paragraph={{ rows: 12 }} className="fish-list-skeleton" />}
        {seen && !shown.length && <Nothing list={list} />}
        {seen && (
          <ol className="fish-plain">
            {shown.map((id, index) => {
              const row = state.items.get(id);
              const decision = decisions.get(id);
              return (
                row && (
                  <InRow key={id} list={list} row={row} index={index}>
                    <Row
                      item={row}
                      decision={decision?.phase === 'done' ? undefined : decision}
                      said={id === state.focus ? verdicts.said : undefined}
                      focused={id === state.focus}
                      ticked={has(id)}
                      onFocus={focus}
                      onTick={tick}
                    />
                  </InRow>
                )
              );
            })}
          </ol>
        )}
        {seen && beyond > 0 && (
          <Button type="text" block onClick={more}>
            {t('audit.more', { count: beyond, plus: plusOf(list.page) })}
          </Button>
        )}
      </section>
      <div className="fish-workbench-side" data-ticked={list.selection.count > 0 || undefined}>
        <UndoBar onUndo={undo} />
        {seen && item && shown.includes(item.id) && (
          <Panel item={item} verdicts={verdicts} words={words} onCorrect={onCorrect} />
        )}
      </div>
    </div>
  );
});

/** On a phone the reasons cover the bottom; this keeps the item visible above them. */
function useSeenAbovePanel(choosing: boolean): void {
  useEffect(() => {
    if (!choosing || !matchMedia('(max-width: 1000px)').matches) return;
    document.querySelector('[data-focused]')?.scrollIntoView?.({ block: 'start' });
  }, [choosing]);
}

function Nothing({ list }: { list: List<AuditItem> }) {
  const t = useTranslations();
  const isWaiting = Object.keys(list.filters).length === 1 && list.filters.state === 'pending';
  const text = t('audit.empty');
  return <ListEmpty list={isWaiting ? { ...list, filters: {} } : list} none={text} />;
}

const focus = (id: string) => queue.step((state) => focusOn(state, id));

function nextOf(at: string | undefined, shown: readonly string[], items: ReadonlyMap<string, AuditItem>): AuditItem[] {
  const from = Math.max(0, at ? shown.indexOf(at) : 0);
  return shown.slice(from, from + PICTURES_AHEAD + 1).flatMap((id) => items.get(id) ?? []);
}
