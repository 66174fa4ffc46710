import { useIntl } from '@umijs/max';
import { Form, InputNumber } from 'antd';
import { useFormat } from '@/components/format';

interface WholeNumberFieldProps {
  name: 'capacity' | 'unlockLevel';
  max: number;
}

/** A whole number from 1. What is typed beyond the limit stays, with the rule beside it. */
export function WholeNumberField({ name, max }: WholeNumberFieldProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const text = (key: string) => formatMessage({ id: `sceneTemplate.${name}${key}` }, { max: number(max) });
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
