import { Form, InputNumber } from 'antd';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';

interface WholeNumberFieldProps {
  name: 'capacity' | 'unlockLevel';
  max: number;
}

/** A whole number from 1. A larger number stays in the field, with the error beside it. */
export function WholeNumberField({ name, max }: WholeNumberFieldProps) {
  const t = useTranslations();
  const { number } = useFormat();
  const text = (key: '' | '.hint' | '.rule') => t(`sceneTemplate.${name}${key}`, { max: number(max) });
  return (
    <Form.Item
      name={name}
      label={text('')}
      extra={text('.hint')}
      rules={[{ required: true, type: 'integer', min: 1, max, message: text('.rule') }]}
    >
      <InputNumber changeOnWheel={false} style={{ width: 160 }} />
    </Form.Item>
  );
}
