import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import type { Output } from '@contract/index';
import { withDialogBoundary } from '@/components/boundary';
import { BulkConfirm } from '@/components/bulk/BulkConfirm';
import type { List } from '@/components/list/useList';
import type { MessageIdBelow } from '@/locales/messages';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { queue } from './ownQueue';
import { RejectFields, type RejectValues, rejection } from './VerdictFields';

export type AuditManyAction = 'approve' | 'reject';

interface AuditManyDialogProps {
  action: AuditManyAction;
  list: List<AuditItem>;
  onClose: () => void;
}

export const AuditManyDialog = withDialogBoundary(function AuditManyDialog({
  action,
  list,
  onClose,
}: AuditManyDialogProps) {
  return (
    <BulkConfirm<AuditItem, Counts, RejectValues & { reason: string }>
      list={list}
      text={`audit.${action}.many`}
      count={async (selection, options) => {
        // What was just decided would be counted, and decided a second time.
        await queue.settle();
        return call(auditCalls.countByState, selection, options);
      }}
      consequence={(counts) => <Consequence action={action} counts={counts} />}
      danger={action === 'reject'}
      withoutReason
      work={({ id, version }, values, options) => {
        const verdict = action === 'reject' ? rejection(values) : ({ decision: 'approved' } as const);
        return call(auditCalls.review, { id, version, ...verdict }, options);
      }}
      onClose={onClose}
    >
      {action === 'reject' && <RejectFields />}
    </BulkConfirm>
  );
});

type Counts = Output<typeof auditCalls.countByState>;

function Consequence({ action, counts }: { action: AuditManyAction; counts: Counts }) {
  const t = useTranslations();
  const { pending, approved, rejected, held, submitters } = counts;
  const free = pending - held;
  const text = (key: MessageIdBelow<'audit.many'>, count: number) => t(`audit.many.${key}`, { count, submitters });
  return (
    <>
      {free > 0 && text(action, free)}
      {approved + rejected > 0 && <div>{text('decided', approved + rejected)}</div>}
      {held > 0 && <div>{text('held', held)}</div>}
    </>
  );
}
