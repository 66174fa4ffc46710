import { Form, type FormItemProps, Select } from 'antd';
import { AMOUNT_MAX, type MoneyCurrency, minorDigits, moneyCurrency } from '@contract/money.enums';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { AmountInput, heldAmount, shownAmount } from './AmountInput';
import { useMoney } from './useMoney';

interface MoneyFieldProps extends Pick<FormItemProps, 'extra'> {
  name: string;
  label: string;
  currency: MoneyCurrency;
  min?: number;
  /** The currency field stands beside it, so no prefix is needed. */
  bare?: boolean;
  disabled?: boolean;
}

/** An amount. The value is in minor units, exact and never a float; an invalid text stays as typed, with the error. */
export function MoneyField({ name, label, currency, min = 0, bare, disabled, extra }: MoneyFieldProps) {
  const t = useTranslations();
  const money = useMoney();
  const digits = minorDigits[currency];
  const message = t('money.rule', { digits, min: money(min, currency), max: money(AMOUNT_MAX, currency) });
  return (
    <Form.Item
      name={name}
      label={label}
      extra={extra}
      rules={[
        {
          validator: async (_, value: unknown) => {
            if (typeof value !== 'number' || value < min || value > AMOUNT_MAX) throw new Error(message);
          },
        },
      ]}
    >
      <AmountInput
        currency={currency}
        disabled={disabled}
        prefix={bare ? undefined : currency}
        className="fish-short-field"
      />
    </Form.Item>
  );
}

interface CurrencyFieldProps {
  label: string;
  amount: string;
  disabled?: boolean;
  extra?: string;
}

/** The currency of an amount. Changing it keeps the typed number: `6.00` in CNY becomes `6` in JPY, not 600. */
export function CurrencyField({ label, amount, disabled, extra }: CurrencyFieldProps) {
  const form = Form.useFormInstance();
  const before: MoneyCurrency = Form.useWatch('currency', form);
  const options = useOptions(moneyCurrency);
  const keepWritten = (currency: MoneyCurrency) => {
    const value: unknown = form.getFieldValue(amount);
    if (value === null || value === undefined) return;
    const text = shownAmount(value, before).replace(/\.0*$/, '');
    form.setFieldValue(amount, heldAmount(text, currency));
    void form.validateFields([amount]).catch(() => undefined);
  };
  return (
    <Form.Item name="currency" label={label} extra={extra}>
      <Select options={options} disabled={disabled} onChange={keepWritten} className="fish-short-field" />
    </Form.Item>
  );
}
