import { AutoComplete, Form, Input } from 'antd';
import type { OrderDetail } from '@contract/order';
import { CARRIER_MAX, TRACKING_MAX } from '@contract/order/enums';
import { useLocale } from '@/locales/useLocale';
import { useTranslations } from '@/locales/useTranslations';
import { suggestCarriers } from './carriers';

export interface Parcel {
  carrier: string;
  trackingNumber: string;
}

/** The format that the back end requires. */
const TRACKING = /^[A-Za-z0-9-]{4,}$/;

export const parcelOf = ({ carrier, trackingNumber }: Parcel): Parcel => ({
  carrier: carrier.trim(),
  trackingNumber: trackingNumber.trim(),
});

export function ParcelFields() {
  return (
    <>
      <Carrier />
      <TrackingNumber />
    </>
  );
}

function Carrier() {
  const t = useTranslations();
  const locale = useLocale();
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
      <AutoComplete options={suggestCarriers(typed, locale).map((value) => ({ value }))} />
    </Form.Item>
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

/** Who the parcel goes to. */
export function Receiver({ of: receiver }: { of: OrderDetail['receiver'] | undefined }) {
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
