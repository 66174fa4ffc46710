import { useIntl } from '@umijs/max';
import { Form, InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '@/components/format';

interface WholeFieldProps {
  name: string;
  label: string;
  min: number;
  max: number;
  /** May be left empty, which means this. */
  optional?: string;
  extra?: ReactNode;
}

/** A whole number of a form. What is typed beyond the limits stays, with the rule beside it. */
export function WholeField({ name, label, min, max, optional, extra }: WholeFieldProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const message = formatMessage({ id: 'form.whole.rule' }, { min: number(min), max: number(max) });
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      rules={[{ required: !optional, type: 'integer', min, max, message }]}
    >
      <InputNumber changeOnWheel={false} placeholder={optional} className="fish-short-field" />
    </Form.Item>
  );
}
