import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { minorDigits, type PayCurrency, toMajor } from '@contract/money.enums';
import { isNumber, MISSING, withMinus } from '@/components/format';
import type { Decimal } from '@/components/list/columns';
import { useTranslations } from '@/locales/useTranslations';

const made = new Map<string, Intl.NumberFormat>();

/** Cached, because creating formatters is slow. */
function formatOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const format = made.get(key) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  made.set(key, format);
  return format;
}

export type MoneyText = (minor: number | null | undefined, currency: PayCurrency) => string;

/**
 * The only way to write an amount: `CN¥19.99`, `120 stones`. It works on digits, never on a float. What is in no
 * minor unit that is known stays as it came: `1999 EUR`, `19.99 CNY`.
 */
export function useMoney(): MoneyText {
  const t = useTranslations();
  const { locale } = useIntl();
  return useCallback(
    (minor, currency) => {
      if (!isNumber(minor)) return MISSING;
      if (currency === 'stones' || currency === 'points') return withMinus(t(`money.${currency}`, { count: minor }));
      if (!isMinor(minor, currency)) return asItCame(minor, currency);
      return withMinus(formatOf(locale, currency).format(toMajor(minor, currency)));
    },
    [locale, t],
  );
}

/** The same where no language is known: `CNY 19.99`. */
export function moneyCodeText(minor: number | null | undefined, currency: PayCurrency): string {
  if (!isNumber(minor)) return MISSING;
  return isMinor(minor, currency) ? `${currency} ${toMajor(minor, currency)}` : asItCame(minor, currency);
}

const isMinor = (minor: number, currency: string) =>
  Object.hasOwn(minorDigits, currency ?? '') && Number.isInteger(minor);

const asItCame = (minor: number, currency: string | undefined) => `${minor} ${currency ?? ''}`.trim();

/** An amount as an exact number in a file. Its currency has a column of its own. */
export function decimalOf(minor: number | null | undefined, currency: PayCurrency): Decimal | number | null {
  if (!isNumber(minor)) return null;
  return isMinor(minor, currency) && minorDigits[currency] ? { decimal: toMajor(minor, currency) } : minor;
}
