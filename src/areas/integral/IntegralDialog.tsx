import type { Integral } from '@contract/integral';
import { integralCalls } from '@contract/integral/calls';
import { integralEvent } from '@contract/integral/enums';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { useRecord } from '@/components/page/useRecord';
import { useLabel } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { type IntegralAction, perform } from './actions';
import { integralPath } from './integralPath';

interface IntegralDialogProps {
  action: IntegralAction;
  rule: Integral;
  onDone: (rule: Integral | null) => void;
  onClose: () => void;
}

export const IntegralDialog = withDialogBoundary(function IntegralDialog({
  action,
  rule: given,
  onDone,
  onClose,
}: IntegralDialogProps) {
  const t = useTranslations();
  const { id } = given;
  // Read again: a colleague may have saved other numbers since the row was read.
  const { record, refresh } = useRecord(integralCalls.detail, id);
  const rule = record ?? given;
  const { points, fromLevel } = rule;
  const event = useLabel(integralEvent, rule.event);
  const text = (key: '.done' | '.title' | '.consequence' | '') =>
    t(`integral.${action}${key}`, { event, points, level: fromLevel });

  const send = async ({ reason }: { reason: string }) => {
    const done = await perform(action, rule, reason, { notice: false });
    notice.success(text('.done'));
    onDone(done);
  };
  return (
    <ConfirmDialog
      name={`integral.${action}.${id}`}
      lookAt={integralPath(id)}
      title={text('.title')}
      consequence={text('.consequence')}
      okText={text('')}
      danger={action !== 'switchOn'}
      onSubmit={send}
      onConflict={refresh}
      onClose={onClose}
    />
  );
});
