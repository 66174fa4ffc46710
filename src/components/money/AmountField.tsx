import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { minorDigits, type PayCurrency, payCurrency } from '@contract/money.enums';
import { useLabel } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { readAmount } from './readAmount';

interface AmountFieldProps {
  name: string;
  label: string;
  currency: PayCurrency;
  /** The error for an amount in minor units; undefined if it is valid. */
  check: (minor: number) => string | undefined;
  extra?: ReactNode;
}

/** An amount in major units, as text, because a number input would turn it into a float. */
export function AmountField({ name, label, currency, check, extra }: AmountFieldProps) {
  const t = useTranslations();
  const unit = useLabel(payCurrency, currency);
  const validator = async (_: unknown, typed?: string) => {
    const minor = readAmount(typed, currency);
    const example = minorDigits[currency] ? '12.50' : '600';
    const wrong = minor === undefined ? t('money.wrong', { example }) : check(minor);
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
