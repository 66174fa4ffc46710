import { useIntl } from '@umijs/max';
import type { Integral } from '@contract/integral';
import { integralEvent } from '@contract/integral/enums';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { useLabel } from '@/components/StatusTag';
import { integralPath } from './integralPath';
import { type IntegralAction, perform } from './steps';

interface IntegralDialogProps {
  action: IntegralAction;
  rule: Integral;
  /** Null once it is deleted. */
  onDone: (rule: Integral | null) => void;
  onClose: () => void;
}

/** Says what an action on a rule will change for users, asks why, and does it. */
export function IntegralDialog({ action, rule, onDone, onClose }: IntegralDialogProps) {
  const { formatMessage } = useIntl();
  const { id, points, fromLevel } = rule;
  const event = useLabel(integralEvent, rule.event);
  const text = (key: string) => formatMessage({ id: `integral.${action}${key}` }, { event, points, level: fromLevel });

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
}
