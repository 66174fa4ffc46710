import { useIntl } from '@umijs/max';
import { AutoComplete, Form, Input } from 'antd';
import type { Locale } from '@contract/enum';
import type { OrderDetail } from '@contract/order';
import { orderCalls } from '@contract/order/calls';
import { CARRIER_MAX, TRACKING_MAX } from '@contract/order/enums';
import { Modal, withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { Failed } from '@/components/Failed';
import { FailedLine } from '@/components/Failed/FailedLine';
import { notice } from '@/components/notice';
import { useRecord } from '@/components/page/useRecord';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { suggestCarriers } from './carriers';
import type { OrderDialogProps } from './dialog';

interface Values {
  carrier: string;
  trackingNumber: string;
  reason: string;
}

/** The format that the back end requires. */
const TRACKING = /^[A-Za-z0-9-]{4,}$/;

const sentOf = ({ carrier, trackingNumber }: Values) => ({
  carrier: carrier.trim(),
  trackingNumber: trackingNumber.trim(),
});

export const ShipDialog = withDialogBoundary(function ShipDialog({ order, onDone, onClose }: OrderDialogProps) {
  const t = useTranslations();
  const { id, number } = order;
  const { record, failure, refresh } = useRecord(orderCalls.detail, id);
  const receiver = record?.receiver;
  const unread = !failure?.missing && failure;

  const send = async (values: Values) => {
    const parcel = sentOf(values);
    const done = await call(orderCalls.ship, { id, ...parcel }, { notice: false });
    notice.success(t('order.ship.done', { number, carrier: parcel.carrier }));
    onDone(done);
  };

  return (
    <ConfirmDialog<Values>
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
      <Carrier />
      <TrackingNumber />
    </ConfirmDialog>
  );
});

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

  const send = async (values: Values) => {
    const parcel = sentOf(values);
    const done = await call(orderCalls.changeParcel, { id, version, ...parcel }, { notice: false });
    notice.success(t('order.changeParcel.done', { number, ...parcel }));
    onDone(done);
  };

  return (
    <ConfirmDialog<Values>
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
      <Carrier />
      <TrackingNumber />
    </ConfirmDialog>
  );
});

function Receiver({ of: receiver }: { of: OrderDetail['receiver'] | undefined }) {
  if (!receiver) return null;
  return (
    <div className="fish-order-receiver">
      <strong>
        <bdi>{receiver.name}</bdi> {receiver.phone}
      </strong>
      <div>
        <bdi className="fish-text">{receiver.address}</bdi>
      </div>
    </div>
  );
}

function TrackingNumber() {
  const t = useTranslations();
  return (
    <Form.Item
      name="trackingNumber"
      label={t('order.trackingNumber')}
      extra={t('order.trackingNumber.hint')}
      validateTrigger="onBlur"
      rules={[
        {
          required: true,
          transform: (typed?: string) => typed?.trim(),
          pattern: TRACKING,
          message: t('order.trackingNumber.rule', { max: TRACKING_MAX }),
        },
      ]}
    >
      <Input autoComplete="off" spellCheck={false} maxLength={TRACKING_MAX} />
    </Form.Item>
  );
}

function Carrier() {
  const t = useTranslations();
  const { locale } = useIntl();
  const typed = Form.useWatch<string | undefined>('carrier', Form.useFormInstance()) ?? '';
  return (
    <Form.Item
      name="carrier"
      label={t('order.carrier')}
      validateTrigger="onBlur"
      rules={[
        {
          required: true,
          whitespace: true,
          max: CARRIER_MAX,
          message: t('order.carrier.rule', { max: CARRIER_MAX }),
        },
      ]}
    >
      <AutoComplete options={suggestCarriers(typed, locale as Locale).map((value) => ({ value }))} />
    </Form.Item>
  );
}
