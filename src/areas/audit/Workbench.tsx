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
import { focusOn, shownOf } from './bench';
import { DecidedElsewhere } from './DecidedElsewhere';
import { queue, useBench } from './ownQueue';
import { Panel } from './Panel';
import { Row } from './Row';
import { prefetchStories } from './story';
import { UndoBar } from './UndoBar';
import { useBenchKeys } from './useBenchKeys';
import { useClaims } from './useClaims';
import type { Count } from './useCountedNow';
import { usePrefetchPictures } from './usePrefetchPictures';
import { useQueueData } from './useQueueData';
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
  const bench = useBench();
  const words = useRef<InputRef>(null);
  const { beyond, more } = useQueueData(list, bench, onCounted);
  useClaims(bench);
  useEffect(() => () => queue.flush(), []);

  const shown = useMemo(() => shownOf(bench), [bench]);
  const item = bench.focus ? bench.items.get(bench.focus) : undefined;
  const verdicts = useVerdicts(bench.focus, () => words.current?.focus());
  const undo = () => {
    if (queue.undo()) {
      verdicts.undone();
      return;
    }
    const last = bench.decisions.findLast(({ phase }) => phase === 'done');
    if (last) onCorrect(bench.items.get(last.item.id) ?? last.item);
  };
  const { toggle, has } = list.selection;
  const tick = useMemoizedFn((ticked: AuditItem) => toggle([ticked], !has(ticked.id)));
  useSeenAbovePanel(verdicts.choosing);
  useBenchKeys({
    verdicts,
    onMany: list.selection.count > 0 ? onMany : undefined,
    onUndo: undo,
    onTick: () => item && tick(item),
  });
  const next = nextOf(bench.focus, shown, bench.items);
  usePrefetchPictures(next.slice(0, PICTURES_AHEAD));
  useEffect(() => prefetchStories(next.slice(0, STORIES_AHEAD)));

  const decisions = new Map(bench.decisions.map((decision) => [decision.item.id, decision]));
  const ready = list.page !== undefined;
  if (list.failure) return <ListFailed list={list} />;
  return (
    <div className="fish-bench">
      <section className="fish-card" aria-label={t('audit.title')} aria-busy={list.loading}>
        <DecidedElsewhere bench={bench} />
        {!ready && <Skeleton active paragraph={{ rows: 12 }} className="fish-list-skeleton" />}
        {ready && !shown.length && <Nothing list={list} />}
        {ready && (
          <ol className="fish-plain">
            {shown.map((id, index) => {
              const row = bench.items.get(id);
              const decision = decisions.get(id);
              return (
                row && (
                  <InRow key={id} list={list} row={row} index={index}>
                    <Row
                      item={row}
                      decision={decision?.phase === 'done' ? undefined : decision}
                      said={id === bench.focus ? verdicts.said : undefined}
                      focused={id === bench.focus}
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
        {ready && beyond > 0 && (
          <Button type="text" block onClick={more}>
            {t('audit.more', { count: beyond, plus: plusOf(list.page) })}
          </Button>
        )}
      </section>
      <div className="fish-bench-side" data-ticked={list.selection.count > 0 || undefined}>
        <UndoBar onUndo={undo} />
        {ready && item && shown.includes(item.id) && (
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

const focus = (id: string) => queue.step((bench) => focusOn(bench, id));

function nextOf(at: string | undefined, shown: readonly string[], items: ReadonlyMap<string, AuditItem>): AuditItem[] {
  const from = Math.max(0, at ? shown.indexOf(at) : 0);
  return shown.slice(from, from + PICTURES_AHEAD + 1).flatMap((id) => items.get(id) ?? []);
}
