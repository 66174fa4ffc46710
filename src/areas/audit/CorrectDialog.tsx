import { useIntl } from '@umijs/max';
import type { AuditItem } from '@contract/audit';
import { paths } from '@contract/paths';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { kinds } from '@/components/RecordLink/kinds';
import { call } from '@/request';
import { headlineOf } from './headline';
import { RejectFields, type RejectValues, rejection } from './VerdictFields';

interface CorrectDialogProps {
  /** A decided item. */
  item: AuditItem;
  onDone: (item: AuditItem) => void;
  onClose: () => void;
}

/** Turns a decision round, and what it did to the record. */
export function CorrectDialog({ item, onDone, onClose }: CorrectDialogProps) {
  const { formatMessage } = useIntl();
  const { id, version, kind, state } = item;
  const rejects = state === 'approved';
  const name = headlineOf(item, (key) => formatMessage({ id: key }));
  const text = (key: string) =>
    formatMessage({ id: `audit.correct.${rejects ? 'reject' : 'approve'}${key}` }, { name });

  const send = async ({ reason: why, ...values }: RejectValues & { reason: string }) => {
    const verdict = rejects ? rejection(values) : ({ decision: 'approved' } as const);
    const corrected = await call(paths.audit.correct, { id, version, why, ...verdict }, { notice: false });
    notice.success(text('.done'));
    onDone(corrected);
  };

  return (
    <ConfirmDialog<RejectValues & { reason: string }>
      name={`audit.correct.${id}`}
      lookAt={kinds.audit.path(id)}
      title={text('.title')}
      consequence={formatMessage({ id: `audit.correct.${rejects ? 'reject' : 'approve'}.consequence.${kind}` })}
      okText={text('')}
      danger={rejects}
      onSubmit={send}
      onClose={onClose}
    >
      {rejects && <RejectFields />}
    </ConfirmDialog>
  );
}
