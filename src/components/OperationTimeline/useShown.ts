import { useIntl } from '@umijs/max';
import type { Locale } from '@contract/enum';
import { type PayCurrency, toMinor } from '@contract/money.enums';
import type { Operation } from '@contract/operation';
import { useFormat } from '@/components/format';
import { type MoneyText, useMoney } from '@/components/money/useMoney';
import { hasScreen, kinds } from '@/components/RecordLink/kinds';

export type TargetType = Operation['targetType'];

/** An amount with its currency, as the log writes it: `19.99 CNY`. */
const AMOUNT = /^(-?[\d.]+) (CNY|USD|JPY|stones|points)$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A field's value of a kind of record, as a person reads it. */
export function useShown(type: TargetType) {
  const { formatMessage, locale } = useIntl();
  const { number, dateTime } = useFormat();
  const money = useMoney();

  const textOf = (field: string, value: unknown): string => {
    const text = String(value);
    if (INSTANT.test(text)) return dateTime(text);
    return enumOf(type, field)?.[text]?.label[locale as Locale] ?? amountIn(text, money) ?? text;
  };

  return (field: string, value: unknown): string => {
    if (value === undefined || value === null || value === '') return formatMessage({ id: 'operation.empty' });
    if (typeof value === 'boolean') return formatMessage({ id: value ? 'operation.yes' : 'operation.no' });
    if (typeof value === 'number') return number(value);
    if (!Array.isArray(value)) return textOf(field, value);
    return value.length > 0 && enumOf(type, field)
      ? value.map((each) => textOf(field, each)).join(', ')
      : formatMessage({ id: 'operation.items' }, { count: value.length });
  };
}

function enumOf(type: TargetType, field: string) {
  if (!hasScreen(type)) return undefined;
  return field === 'status' ? kinds[type].status : kinds[type].enums[field];
}

function amountIn(text: string, money: MoneyText): string | undefined {
  const [, major = '', currency] = AMOUNT.exec(text) ?? [];
  const minor = currency && toMinor(major, currency as PayCurrency);
  return typeof minor === 'number' ? money(minor, currency as PayCurrency) : undefined;
}
