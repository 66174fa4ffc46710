import { useIntl, useSearchParams } from '@umijs/max';
import { Skeleton } from 'antd';
import { useState } from 'react';
import type { AuditItem } from '@contract/audit';
import { paths } from '@contract/paths';
import { useDraftState } from '@/components/draft/useDraft';
import { useAction } from '@/components/form/useAction';
import { notice } from '@/components/notice';
import { OperationTimeline } from '@/components/OperationTimeline';
import { PageHeader } from '@/components/page/PageHeader';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { kinds } from '@/components/RecordLink/kinds';
import { call } from '@/request';
import { Byline } from './Byline';
import { CorrectDialog } from './CorrectDialog';
import { type Asked, DecisionCard } from './DecisionCard';
import { listSpec } from './fields';
import { headlineOf } from './headline';
import { ItemContent } from './ItemContent';
import { ItemFacts } from './ItemFacts';
import { ItemTag } from './ItemTag';
import { RejectDialog } from './RejectDialog';
import { Similar } from './Similar';
import { useOwnClaim } from './useOwnClaim';
import { Violations } from './Violations';

/** One item of the queue: everything about it and its submitter. */
export default function AuditDetail() {
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  return (
    <>
      <RecordBar path={paths.audit.pageList} spec={listSpec} id={id} addressOf={kinds.audit.path} />
      <Item key={id} id={id} />
    </>
  );
}

function Item({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { record: item, failure, refresh, setRecord } = useRecord(paths.audit.detail, id);
  const [asked, setAsked] = useDraftState('asked', isAsked);
  const [done, setDone] = useState(0);
  const title = item && headlineOf(item, (key) => formatMessage({ id: key }));
  useRecentlyOpened(title === undefined ? undefined : { type: 'audit', id, title, subtitle: null });
  useOwnClaim(item, setRecord);

  const onDone = (now: AuditItem) => {
    setRecord(now);
    setDone(done + 1);
    setAsked(undefined);
  };
  const approval = useAction(async ({ version }: AuditItem) => {
    try {
      onDone(await call(paths.audit.review, { id, version, decision: 'approved' }));
      notice.success(formatMessage({ id: 'audit.decision.approved.done' }, { name: title }));
    } catch (error) {
      // Somebody else may have been quicker.
      refresh();
      throw error;
    }
  });

  if (failure) return <RecordFailure failure={failure} list="/activity/audit" onRetry={refresh} />;
  if (!item) return <Skeleton active />;
  const ask = (what: Asked) => (what === 'approve' ? void approval.run(item) : setAsked(what));
  const close = () => {
    setAsked(undefined);
    refresh();
  };
  return (
    <>
      <PageHeader title={title ?? ''} tag={<ItemTag item={item} />} line={<Byline item={item} />} />
      <div className="fish-columns">
        <div>
          <ItemContent item={item} />
          <ItemFacts item={item} />
          <Similar key={`similar-${done}`} id={id} />
        </div>
        <div>
          <DecisionCard item={item} running={approval.running} onAsk={ask} />
          <Violations key={`of-${done}`} userId={item.submitter.id} />
          <OperationTimeline key={`timeline-${done}`} of={{ targetType: 'audit', targetId: id }} />
        </div>
      </div>
      {asked === 'reject' && item.state === 'pending' && <RejectDialog item={item} onDone={onDone} onClose={close} />}
      {asked === 'correct' && item.state !== 'pending' && <CorrectDialog item={item} onDone={onDone} onClose={close} />}
    </>
  );
}

const isAsked = (value: unknown): value is Asked => value === 'reject' || value === 'correct';
