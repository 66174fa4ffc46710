import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { minorDigits, type PayCurrency, toMajor } from '@contract/money.enums';
import type { Decimal } from '@/components/list/columns';

const made = new Map<string, Intl.NumberFormat>();

/** Made once for a language and a currency: the platform's formatters are slow to make. */
function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const format = made.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  made.set(key, format);
  return format;
}

export type MoneyText = (minor: number, currency: PayCurrency) => string;

/** The one way an amount is written: `CN¥19.99`, `¥19.99` in Chinese, `120 stones`; from its digits, never as a float. */
export function useMoney(): MoneyText {
  const { locale, formatMessage } = useIntl();
  return useCallback(
    (minor, currency) =>
      currency === 'stones' || currency === 'points'
        ? formatMessage({ id: `money.${currency}` }, { count: minor })
        : formatOf(locale, currency).format(toMajor(minor, currency)),
    [locale, formatMessage],
  );
}

/** An amount as a cell's value: a number in a file, to the digit. Its currency stands in a column of its own. */
export const decimalOf = (minor: number, currency: PayCurrency): Decimal | number =>
  minorDigits[currency] ? { decimal: toMajor(minor, currency) } : minor;
