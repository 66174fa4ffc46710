import { useIntl } from '@umijs/max';
import { AutoComplete, Form, Input } from 'antd';
import type { Locale } from '@contract/enum';
import { CARRIER_MAX, TRACKING_MAX } from '@contract/order/enums';
import { paths } from '@contract/paths';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { useRecord } from '@/components/page/useRecord';
import { kinds } from '@/components/RecordLink/kinds';
import { call } from '@/request';
import { suggestCarriers } from './carriers';
import type { OrderDialogProps } from './dialog';

interface Values {
  carrier: string;
  trackingNumber: string;
  reason: string;
}

/** As the back end wants it. */
const TRACKING = /^[A-Za-z0-9-]{4,}$/;

/** Says by whom and under which number the parcel of a paid order goes. */
export function ShipDialog({ order, onDone, onClose }: OrderDialogProps) {
  const { formatMessage } = useIntl();
  const { id, number } = order;
  const receiver = useRecord(paths.order.detail, id).record?.receiver;

  const send = async ({ carrier, trackingNumber }: Values) => {
    const input = { id, carrier: carrier.trim(), trackingNumber: trackingNumber.trim() };
    const done = await call(paths.order.ship, input, { notice: false });
    notice.success(formatMessage({ id: 'order.ship.done' }, { number, carrier: input.carrier }));
    onDone(done);
  };

  return (
    <ConfirmDialog<Values>
      name={`order.ship.${id}`}
      lookAt={kinds.order.path(id)}
      title={formatMessage({ id: 'order.ship.title' }, { number })}
      consequence={
        <>
          {formatMessage({ id: 'order.ship.consequence' })}
          {receiver && (
            <div className="fish-order-receiver">
              <strong>
                <bdi>{receiver.name}</bdi> {receiver.phone}
              </strong>
              <div>
                <bdi className="fish-text">{receiver.address}</bdi>
              </div>
            </div>
          )}
        </>
      }
      okText={formatMessage({ id: 'order.ship' })}
      withoutReason
      onSubmit={send}
      onClose={onClose}
    >
      <Carrier />
      <Form.Item
        name="trackingNumber"
        label={formatMessage({ id: 'order.trackingNumber' })}
        extra={formatMessage({ id: 'order.trackingNumber.hint' })}
        validateTrigger="onBlur"
        rules={[
          {
            required: true,
            transform: (typed?: string) => typed?.trim(),
            pattern: TRACKING,
            message: formatMessage({ id: 'order.trackingNumber.rule' }, { max: TRACKING_MAX }),
          },
        ]}
      >
        <Input autoComplete="off" spellCheck={false} maxLength={TRACKING_MAX} />
      </Form.Item>
    </ConfirmDialog>
  );
}

function Carrier() {
  const { formatMessage, locale } = useIntl();
  const typed = Form.useWatch<string | undefined>('carrier', Form.useFormInstance()) ?? '';
  return (
    <Form.Item
      name="carrier"
      label={formatMessage({ id: 'order.carrier' })}
      validateTrigger="onBlur"
      rules={[
        {
          required: true,
          whitespace: true,
          max: CARRIER_MAX,
          message: formatMessage({ id: 'order.carrier.rule' }, { max: CARRIER_MAX }),
        },
      ]}
    >
      <AutoComplete options={suggestCarriers(typed, locale as Locale).map((value) => ({ value }))} />
    </Form.Item>
  );
}
