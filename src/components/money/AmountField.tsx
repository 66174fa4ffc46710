import { useIntl } from '@umijs/max';
import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { minorDigits, type PayCurrency, payCurrency } from '@contract/money.enums';
import { useLabel } from '@/components/StatusTag';
import { readAmount } from './readAmount';

interface AmountFieldProps {
  /** Of the field; its value is the text as it was typed, `readAmount` makes minor units of it. */
  name: string;
  label: string;
  currency: PayCurrency;
  /** Says what is wrong with an amount in minor units; undefined when it will do. */
  check: (minor: number) => string | undefined;
  extra?: ReactNode;
}

/** An amount in major units, typed by hand; as text, since a number field would make a float of it. */
export function AmountField({ name, label, currency, check, extra }: AmountFieldProps) {
  const { formatMessage } = useIntl();
  const unit = useLabel(payCurrency, currency);
  const validator = async (_: unknown, typed?: string) => {
    const minor = readAmount(typed, currency);
    const example = minorDigits[currency] ? '12.50' : '600';
    const wrong = minor === undefined ? formatMessage({ id: 'money.wrong' }, { example }) : check(minor);
    if (wrong) throw new Error(wrong);
  };
  return (
    <Form.Item name={name} label={label} extra={extra} validateTrigger="onBlur" rules={[{ validator }]}>
      <Input
        inputMode="decimal"
        autoComplete="off"
        suffix={<span className="fish-quiet">{unit}</span>}
        maxLength={20}
      />
    </Form.Item>
  );
}
