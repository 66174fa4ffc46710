import { useSearchParams } from '@umijs/max';
import { pathTo } from '@config/pathTo';
import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import { Has } from '@/components/availability/Has';
import { lazyDialog } from '@/components/boundary';
import { useDraftState } from '@/components/draft/useDraft';
import { isOneOf } from '@/components/isOneOf';
import { OperationTimeline } from '@/components/OperationTimeline';
import { NoRecord } from '@/components/page/NoRecord';
import { PageHeader } from '@/components/page/PageHeader';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { RecordSkeleton } from '@/components/page/RecordSkeleton';
import { useChanges } from '@/components/page/useChanges';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { Byline } from './Byline';
import { type AuditDialog, DecisionCard } from './DecisionCard';
import { listSpec } from './fields';
import { auditHeadline } from './headline';
import { ItemContent } from './ItemContent';
import { ItemFacts } from './ItemFacts';
import { ItemTag } from './ItemTag';
import { Similar } from './Similar';
import { useApproval } from './useApproval';
import { useOwnClaim } from './useOwnClaim';
import { Violations } from './Violations';

const RejectDialog = lazyDialog(async () => (await import('./RejectDialog')).RejectDialog);
const CorrectDialog = lazyDialog(async () => (await import('./CorrectDialog')).CorrectDialog);

export default function AuditDetail() {
  const [params] = useSearchParams();
  const t = useTranslations();
  const id = params.get('id');
  if (!id) return <NoRecord title={t('audit.title')} list={pathTo('/activity/audit')} />;
  return (
    <>
      <RecordBar
        path={auditCalls.pageList}
        list={pathTo('/activity/audit')}
        spec={listSpec}
        id={id}
        addressOf={recordTypes.audit.path}
      />
      <Item key={id} id={id} />
    </>
  );
}

function Item({ id }: { id: string }) {
  const t = useTranslations();
  const { record: item, failure, refresh, setRecord } = useRecord(auditCalls.detail, id);
  const [dialog, setDialog] = useDraftState('dialog', isAuditDialog);
  const [changes, noteChange] = useChanges();
  const title = item && auditHeadline(item, t);
  useRecentlyOpened(title === undefined ? undefined : { type: 'audit', id, title, subtitle: null });
  useOwnClaim(item, setRecord);

  const onDone = (now: AuditItem) => {
    setRecord(now);
    noteChange();
    setDialog(undefined);
  };
  const onOutdated = (now: AuditItem) => {
    if (now.state !== item?.state) setDialog(undefined);
    setRecord(now);
    noteChange();
  };
  // Another moderator may have decided it first.
  const approval = useApproval(item, { onDone, onRefused: refresh });

  if (failure) return <RecordFailure failure={failure} list={pathTo('/activity/audit')} onRetry={refresh} />;
  if (!item) return <RecordSkeleton />;
  const ask = (what: AuditDialog) => (what === 'approve' ? approval.approve() : setDialog(what));
  const close = () => setDialog(undefined);
  return (
    <>
      <PageHeader title={title ?? ''} tag={<ItemTag item={item} />} line={<Byline item={item} />} />
      <div className="fish-columns">
        <div>
          <ItemContent item={item} />
          <ItemFacts item={item} />
          <Has call={auditCalls.similar}>
            <Similar key={`similar-${changes}`} id={id} />
          </Has>
        </div>
        <div>
          <DecisionCard item={item} approval={approval} onAsk={ask} />
          <Has call={auditCalls.violations}>
            <Violations key={`of-${changes}`} item={item} />
          </Has>
          <OperationTimeline key={`timeline-${changes}`} of={{ targetType: 'audit', targetId: id }} />
        </div>
      </div>
      {dialog === 'reject' && item.state === 'pending' && (
        <RejectDialog {...{ item, onDone, onOutdated }} onClose={close} />
      )}
      {dialog === 'correct' && item.state !== 'pending' && (
        <CorrectDialog {...{ item, onDone, onOutdated }} onClose={close} />
      )}
    </>
  );
}

const isAuditDialog = isOneOf<AuditDialog>(['reject', 'correct']);
