import { Form, InputNumber } from 'antd';
import type { ReactNode } from 'react';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { Optional } from './Optional';

interface WholeFieldProps {
  name: string;
  label: string;
  min: number;
  max: number;
  /** May be empty; this text says what that means. */
  optional?: string;
  extra?: ReactNode;
}

export function WholeField({ name, label, min, max, optional, extra }: WholeFieldProps) {
  const t = useTranslations();
  const { number } = useFormat();
  const message = t('form.whole.rule', { min: number(min), max: number(max) });
  return (
    <Form.Item
      name={name}
      label={optional ? <Optional>{label}</Optional> : label}
      extra={extra}
      rules={[{ required: !optional, type: 'integer', min, max, message }]}
    >
      <InputNumber changeOnWheel={false} placeholder={optional} className="fish-short-field" />
    </Form.Item>
  );
}
