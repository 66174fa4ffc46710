import { orderCalls } from '@contract/order/calls';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { Failed } from '@/components/Failed';
import { notice } from '@/components/notice';
import { useRecord } from '@/components/page/useRecord';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import type { OrderDialogProps } from './dialog';
import { type Parcel, ParcelFields, parcelOf, Receiver } from './ParcelFields';

interface DialogValues extends Parcel {
  reason: string;
}

/** Puts right what was mistyped. A row of the list does not say what that was. */
export const ParcelDialog = withDialogBoundary(function ParcelDialog({ order, onDone, onClose }: OrderDialogProps) {
  const t = useTranslations();
  const { id, number } = order;
  const { record, failure, refresh } = useRecord(orderCalls.detail, id);
  const title = t('order.changeParcel.title', { number });

  if (failure) {
    return (
      <Modal open title={title} footer={null} onCancel={onClose}>
        <Failed message={failure.message} onRetry={refresh} />
      </Modal>
    );
  }
  if (!record) return null;
  const { version, receiver, carrier, trackingNumber } = record;

  const send = async (values: DialogValues) => {
    const parcel = parcelOf(values);
    const done = await call(orderCalls.changeParcel, { id, version, ...parcel }, { notice: false });
    notice.success(t('order.changeParcel.done', { number, ...parcel }));
    onDone(done);
  };

  return (
    <ConfirmDialog<DialogValues>
      name={`order.changeParcel.${id}`}
      lookAt={recordTypes.order.path(id)}
      title={title}
      consequence={
        <>
          {t('order.changeParcel.consequence')}
          <Receiver of={receiver} />
        </>
      }
      okText={t('order.changeParcel')}
      initialValues={{ carrier: carrier ?? '', trackingNumber: trackingNumber ?? '' }}
      withoutReason
      onSubmit={send}
      onClose={onClose}
    >
      <ParcelFields />
    </ConfirmDialog>
  );
});
