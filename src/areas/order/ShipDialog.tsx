import { orderCalls } from '@contract/order/calls';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { FailedLine } from '@/components/Failed/FailedLine';
import { notice } from '@/components/notice';
import { useRecord } from '@/components/page/useRecord';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import type { OrderDialogProps } from './dialog';
import { type Parcel, ParcelFields, parcelOf, Receiver } from './ParcelFields';

interface DialogValues extends Parcel {
  reason: string;
}

export const ShipDialog = withDialogBoundary(function ShipDialog({ order, onDone, onClose }: OrderDialogProps) {
  const t = useTranslations();
  const { id, number } = order;
  const { record, failure, refresh } = useRecord(orderCalls.detail, id);
  const receiver = record?.receiver;
  const unread = !failure?.missing && failure;

  const send = async (values: DialogValues) => {
    const parcel = parcelOf(values);
    const done = await call(orderCalls.ship, { id, ...parcel }, { notice: false });
    notice.success(t('order.ship.done', { number, carrier: parcel.carrier }));
    onDone(done);
  };

  return (
    <ConfirmDialog<DialogValues>
      name={`order.ship.${id}`}
      lookAt={recordTypes.order.path(id)}
      title={t('order.ship.title', { number })}
      consequence={
        <>
          {t('order.ship.consequence')} {receiver && t('order.ship.receiver')}
          <Receiver of={receiver} />
          {unread && <FailedLine message={unread.message} onRetry={refresh} />}
          {!record && !failure && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
        </>
      }
      okText={t('order.ship')}
      ready={Boolean(record ?? failure?.missing)}
      withoutReason
      onSubmit={send}
      onClose={onClose}
    >
      <ParcelFields />
    </ConfirmDialog>
  );
});
