import { useIntl } from '@umijs/max';
import { Form, Input } from 'antd';

/** Above this many records their number is typed before anything is done to them. */
const TYPED_ABOVE = 50;

/** Name of the field; what is typed there is not sent. */
export const TYPED = 'typed';

/** Whether what was typed, if anything must be, lets an action on so many records pass. */
export const isConfirmed = (count: number, typed: string | undefined): boolean =>
  count <= TYPED_ABOVE || typed?.replace(/[\s,.]/g, '') === String(count);

/** Asks to type how many records it is; nothing when they are few. */
export function TypedConfirmation({ count }: { count: number }) {
  const { formatMessage } = useIntl();
  if (isConfirmed(count, undefined)) return null;
  return (
    <Form.Item
      name={TYPED}
      label={formatMessage({ id: 'confirm.typed' }, { count })}
      extra={formatMessage({ id: 'confirm.typed.why' }, { count })}
      validateTrigger="onBlur"
      rules={[
        {
          validator: async (_, typed?: string) => {
            if (!isConfirmed(count, typed)) throw new Error(formatMessage({ id: 'confirm.typed.wrong' }, { count }));
          },
        },
      ]}
    >
      <Input autoComplete="off" inputMode="numeric" />
    </Form.Item>
  );
}
