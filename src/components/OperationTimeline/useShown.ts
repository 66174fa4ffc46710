import { useCallback } from 'react';
import { type PayCurrency, toMinor } from '@contract/money.enums';
import type { Operation } from '@contract/operation';
import { useFormat } from '@/components/format';
import { type MoneyText, useMoney } from '@/components/money/useMoney';
import { hasScreen, recordTypes } from '@/components/RecordLink/recordTypes';
import { useLocale } from '@/locales/useLocale';
import { useTranslations } from '@/locales/useTranslations';

export type TargetType = Operation['targetType'];

/** An amount with its currency, as in the operation log: `19.99 CNY`. */
const AMOUNT = /^(-?[\d.]+) (CNY|USD|JPY|stones|points)$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** A value of a field of such a record, as the operator reads it. */
export function useShown(): (type: TargetType, field: string, value: unknown) => string {
  const t = useTranslations();
  const locale = useLocale();
  const { number, dateTime } = useFormat();
  const money = useMoney();

  return useCallback(
    (type, field, value) => {
      const textOf = (each: unknown): string => {
        const text = String(each);
        if (INSTANT.test(text)) return dateTime(text);
        return enumOf(type, field)?.[text]?.label?.[locale] ?? amountIn(text, money) ?? text;
      };
      if (value === undefined || value === null || value === '') return t('operation.empty');
      if (typeof value === 'boolean') return t(value ? 'operation.yes' : 'operation.no');
      if (typeof value === 'number') return number(value);
      if (!Array.isArray(value)) return textOf(value);
      return value.length > 0 && enumOf(type, field)
        ? value.map(textOf).join(t('text.comma'))
        : t('operation.items', { count: value.length });
    },
    [t, locale, number, dateTime, money],
  );
}

function enumOf(type: TargetType, field: string) {
  if (!hasScreen(type)) return undefined;
  return field === 'status' ? recordTypes[type].status : recordTypes[type].enums[field];
}

function amountIn(text: string, money: MoneyText): string | undefined {
  const [, major = '', currency] = AMOUNT.exec(text) ?? [];
  const minor = currency && toMinor(major, currency as PayCurrency);
  return typeof minor === 'number' ? money(minor, currency as PayCurrency) : undefined;
}
