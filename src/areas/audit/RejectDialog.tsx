import { useIntl } from '@umijs/max';
import type { AuditItem } from '@contract/audit';
import { paths } from '@contract/paths';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { kinds } from '@/components/RecordLink/kinds';
import { call } from '@/request';
import { headlineOf } from './headline';
import { RejectFields, type RejectValues, rejection } from './VerdictFields';

interface RejectDialogProps {
  item: AuditItem;
  onDone: (item: AuditItem) => void;
  onClose: () => void;
}

/** Rejects one item on its own screen. */
export function RejectDialog({ item, onDone, onClose }: RejectDialogProps) {
  const { formatMessage } = useIntl();
  const { id, version, kind } = item;
  const name = headlineOf(item, (key) => formatMessage({ id: key }));
  return (
    <ConfirmDialog<RejectValues & { reason: string }>
      name={`audit.reject.${id}`}
      lookAt={kinds.audit.path(id)}
      title={formatMessage({ id: 'audit.reject.title' }, { name })}
      consequence={formatMessage({ id: `audit.correct.reject.consequence.${kind}` })}
      okText={formatMessage({ id: 'audit.reject' })}
      danger
      withoutReason
      onSubmit={async (values) => {
        const rejected = await call(paths.audit.review, { id, version, ...rejection(values) }, { notice: false });
        notice.success(formatMessage({ id: 'audit.decision.rejected.done' }, { name }));
        onDone(rejected);
      }}
      onClose={onClose}
    >
      <RejectFields />
    </ConfirmDialog>
  );
}
