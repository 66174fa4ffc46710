import { orderCalls } from '@contract/order/calls';
import { lazyDialog, withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import type { OrderDialogProps } from './dialog';
import { isGrave, type OrderAction } from './steps';

const ShipDialog = lazyDialog(async () => (await import('./ShipDialog')).ShipDialog);
const ParcelDialog = lazyDialog(async () => (await import('./ParcelDialog')).ParcelDialog);
const RefundDialog = lazyDialog(async () => (await import('./RefundDialog')).RefundDialog);
const RemarkDialog = lazyDialog(async () => (await import('./RemarkDialog')).RemarkDialog);

export const OrderDialog = withDialogBoundary(function OrderDialog({
  action,
  ...props
}: OrderDialogProps & { action: OrderAction }) {
  switch (action) {
    case 'ship':
      return <ShipDialog {...props} />;
    case 'changeParcel':
      return <ParcelDialog {...props} />;
    case 'refund':
      return <RefundDialog {...props} />;
    case 'remark':
      return <RemarkDialog {...props} />;
    default:
      return <StepDialog step={action} {...props} />;
  }
});

const StepDialog = withDialogBoundary(function StepDialog({
  step,
  order,
  onDone,
  onClose,
}: OrderDialogProps & { step: 'complete' | 'close' }) {
  const t = useTranslations();
  const { id, number, user } = order;
  const text = (key: '.consequence') =>
    t(`order.${step}${key}`, { number, name: <bdi key="name">{user.nickname}</bdi> });

  const send = async ({ reason }: { reason: string }) => {
    const options = { notice: false };
    const done =
      step === 'close'
        ? await call(orderCalls.close, { id, reason }, options)
        : await call(orderCalls.complete, { id }, options);
    notice.success(t(`order.${step}.done`, { number }));
    onDone(done);
  };

  return (
    <ConfirmDialog
      name={`order.${step}.${id}`}
      lookAt={recordTypes.order.path(id)}
      title={t(`order.${step}.title`, { number })}
      consequence={text('.consequence')}
      okText={t(`order.${step}`)}
      danger={isGrave(step)}
      withoutReason={step === 'complete'}
      onSubmit={send}
      onClose={onClose}
    />
  );
});
