import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { auditHeadline } from './headline';
import { useDecidedFirst } from './useDecidedFirst';
import { RejectFields, type RejectValues, rejection } from './VerdictFields';

interface RejectDialogProps {
  item: AuditItem;
  onDone: (item: AuditItem) => void;
  /** Called with the item as it is now, where someone else was first. */
  onOutdated: (item: AuditItem) => void;
  onClose: () => void;
}

export const RejectDialog = withDialogBoundary(function RejectDialog({
  item,
  onDone,
  onOutdated,
  onClose,
}: RejectDialogProps) {
  const t = useTranslations();
  const { id, version, kind } = item;
  const name = auditHeadline(item, t);
  const decidedFirst = useDecidedFirst(item, onOutdated);

  const send = async (values: RejectValues) => {
    try {
      const rejected = await call(auditCalls.review, { id, version, ...rejection(values) }, { notice: false });
      notice.success(t('audit.decision.rejected.done', { name }));
      onDone(rejected);
    } catch (failure) {
      await decidedFirst(failure);
    }
  };

  return (
    <ConfirmDialog<RejectValues & { reason: string }>
      name={`audit.reject.${id}`}
      lookAt={recordTypes.audit.path(id)}
      title={t('audit.reject.title', { name })}
      consequence={t(`audit.correct.reject.consequence.${kind}`)}
      okText={t('audit.reject')}
      danger
      withoutReason
      onSubmit={send}
      onClose={onClose}
    >
      <RejectFields />
    </ConfirmDialog>
  );
});
