import { Form, Input } from 'antd';
import { useTranslations } from '@/locales/useTranslations';

/** Above this many records the operator must type their number. */
const TYPED_ABOVE = 50;

export const TYPED = 'typed';

/** Whether a number must be typed. */
export const isTyped = (count: number): boolean => count > TYPED_ABOVE;

/** Whether the typed number, if one is needed, allows the action. */
export const isConfirmed = (count: number, typed: string | undefined): boolean =>
  !isTyped(count) || typed?.replace(/[\s,.]/g, '') === String(count);

export function TypedConfirmation({ count }: { count: number }) {
  const t = useTranslations();
  if (!isTyped(count)) return null;
  return (
    <Form.Item
      name={TYPED}
      label={t('confirm.typed', { count })}
      extra={t('confirm.typed.why', { count })}
      validateTrigger="onBlur"
      rules={[
        {
          validator: async (_, typed?: string) => {
            if (!isConfirmed(count, typed)) throw new Error(t('confirm.typed.wrong', { count }));
          },
        },
      ]}
    >
      <Input autoComplete="off" inputMode="numeric" />
    </Form.Item>
  );
}
