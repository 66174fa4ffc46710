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

interface CorrectDialogProps {
  item: AuditItem;
  onDone: (item: AuditItem) => void;
  /** Called with the item as it is now, where someone else was first. */
  onOutdated: (item: AuditItem) => void;
  onClose: () => void;
}

export const CorrectDialog = withDialogBoundary(function CorrectDialog({
  item,
  onDone,
  onOutdated,
  onClose,
}: CorrectDialogProps) {
  const t = useTranslations();
  const { id, version, kind, state } = item;
  const rejects = state === 'approved';
  const name = auditHeadline(item, t);
  const text = (key: '.done' | '.title' | '') => t(`audit.correct.${rejects ? 'reject' : 'approve'}${key}`, { name });
  const decidedFirst = useDecidedFirst(item, onOutdated);

  const send = async ({ reason: why, ...values }: RejectValues & { reason: string }) => {
    const verdict = rejects ? rejection(values) : ({ decision: 'approved' } as const);
    try {
      const corrected = await call(auditCalls.correct, { id, version, why, ...verdict }, { notice: false });
      notice.success(text('.done'));
      onDone(corrected);
    } catch (failure) {
      await decidedFirst(failure);
    }
  };

  return (
    <ConfirmDialog<RejectValues & { reason: string }>
      name={`audit.correct.${id}`}
      lookAt={recordTypes.audit.path(id)}
      title={text('.title')}
      consequence={t(`audit.correct.${rejects ? 'reject' : 'approve'}.consequence.${kind}`)}
      okText={text('')}
      danger={rejects}
      onSubmit={send}
      onClose={onClose}
    >
      {rejects && <RejectFields />}
    </ConfirmDialog>
  );
});
