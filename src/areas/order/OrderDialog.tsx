import { useIntl } from '@umijs/max';
import { paths } from '@contract/paths';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { kinds } from '@/components/RecordLink/kinds';
import { call } from '@/request';
import type { OrderDialogProps } from './dialog';
import { RefundDialog } from './RefundDialog';
import { RemarkDialog } from './RemarkDialog';
import { ShipDialog } from './ShipDialog';
import { isGrave, type OrderAction } from './steps';

/** Asks what an action on an order needs to know, says what it brings about, and does it. */
export function OrderDialog({ action, ...props }: OrderDialogProps & { action: OrderAction }) {
  switch (action) {
    case 'ship':
      return <ShipDialog {...props} />;
    case 'refund':
      return <RefundDialog {...props} />;
    case 'remark':
      return <RemarkDialog {...props} />;
    default:
      return <StepDialog step={action} {...props} />;
  }
}

function StepDialog({ step, order, onDone, onClose }: OrderDialogProps & { step: 'complete' | 'close' }) {
  const { formatMessage } = useIntl();
  const { id, number, user } = order;
  const text = (key: string) =>
    formatMessage({ id: `order.${step}${key}` }, { number, name: <bdi key="name">{user.nickname}</bdi> });

  const send = async ({ reason }: { reason: string }) => {
    const options = { notice: false };
    const done =
      step === 'close'
        ? await call(paths.order.close, { id, reason }, options)
        : await call(paths.order.complete, { id }, options);
    notice.success(formatMessage({ id: `order.${step}.done` }, { number }));
    onDone(done);
  };

  return (
    <ConfirmDialog
      name={`order.${step}.${id}`}
      lookAt={kinds.order.path(id)}
      title={formatMessage({ id: `order.${step}.title` }, { number })}
      consequence={text('.consequence')}
      okText={formatMessage({ id: `order.${step}` })}
      danger={isGrave(step)}
      withoutReason={step === 'complete'}
      onSubmit={send}
      onClose={onClose}
    />
  );
}
