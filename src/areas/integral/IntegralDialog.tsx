import type { Integral } from '@contract/integral';
import { integralEvent } from '@contract/integral/enums';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { useLabel } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { integralPath } from './integralPath';
import { type IntegralAction, perform } from './steps';

interface IntegralDialogProps {
  action: IntegralAction;
  rule: Integral;
  onDone: (rule: Integral | null) => void;
  onClose: () => void;
}

export const IntegralDialog = withDialogBoundary(function IntegralDialog({
  action,
  rule,
  onDone,
  onClose,
}: IntegralDialogProps) {
  const t = useTranslations();
  const { id, points, fromLevel } = rule;
  const event = useLabel(integralEvent, rule.event);
  const text = (key: '.done' | '.title' | '.consequence' | '') =>
    t(`integral.${action}${key}`, { event, points, level: fromLevel });

  const send = async ({ reason }: { reason: string }) => {
    const done = await perform(action, id, reason, { notice: false });
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
      onClose={onClose}
    />
  );
});
