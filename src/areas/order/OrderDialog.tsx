import { orderCalls } from '@contract/order/calls';
import { lazyDialog, withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { isGrave, type OrderAction } from './actions';
import type { OrderDialogProps } from './dialog';

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
      return <StatusDialog action={action} {...props} />;
  }
});

const StatusDialog = withDialogBoundary(function StatusDialog({
  action,
  order,
  onDone,
  onClose,
}: OrderDialogProps & { action: 'complete' | 'close' }) {
  const t = useTranslations();
  const { id, number, user } = order;
  const text = (key: '.consequence') =>
    t(`order.${action}${key}`, { number, name: <bdi key="name">{user.nickname}</bdi> });

  const send = async ({ reason }: { reason: string }) => {
    const options = { notice: false };
    const done =
      action === 'close'
        ? await call(orderCalls.close, { id, reason }, options)
        : await call(orderCalls.complete, { id }, options);
    notice.success(t(`order.${action}.done`, { number }));
    onDone(done);
  };

  return (
    <ConfirmDialog
      name={`order.${action}.${id}`}
      lookAt={recordTypes.order.path(id)}
      title={t(`order.${action}.title`, { number })}
      consequence={text('.consequence')}
      okText={t(`order.${action}`)}
      danger={isGrave(action)}
      withoutReason={action === 'complete'}
      onSubmit={send}
      onClose={onClose}
    />
  );
});
