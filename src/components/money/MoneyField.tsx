import { Form, type FormItemProps, InputNumber, Select } from 'antd';
import { AMOUNT_MAX, type MoneyCurrency, minorDigits, moneyCurrency, toMajor, toMinor } from '@contract/money.enums';
import { useOptions } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { readAmount } from './readAmount';
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
      getValueProps={(value: unknown) => ({ value: shownOf(value, currency) })}
      normalize={(text: string | number | null) => held(text, currency)}
      rules={[
        {
          validator: async (_, value: unknown) => {
            if (typeof value !== 'number' || value < min || value > AMOUNT_MAX) throw new Error(message);
          },
        },
      ]}
    >
      <InputNumber<string>
        stringMode
        changeOnWheel={false}
        controls={false}
        disabled={disabled}
        prefix={bare ? undefined : currency}
        formatter={(value, { userTyping, input }) => (userTyping ? input : padded(value, currency))}
        className="fish-short-field"
      />
    </Form.Item>
  );
}

const shownOf = (value: unknown, currency: MoneyCurrency) =>
  typeof value === 'number' ? toMajor(value, currency) : value;

const held = (text: string | number | null, currency: MoneyCurrency) =>
  text === null || text === '' ? null : (readAmount(String(text), currency) ?? String(text));

function padded(value: string | undefined, currency: MoneyCurrency): string {
  if (!value) return '';
  const minor = toMinor(String(value), currency);
  return minor === undefined ? String(value) : toMajor(minor, currency);
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
    const text = String(shownOf(value, before)).replace(/\.0*$/, '');
    form.setFieldValue(amount, held(text, currency));
    void form.validateFields([amount]).catch(() => undefined);
  };
  return (
    <Form.Item name="currency" label={label} extra={extra}>
      <Select options={options} disabled={disabled} onChange={keepWritten} className="fish-short-field" />
    </Form.Item>
  );
}
