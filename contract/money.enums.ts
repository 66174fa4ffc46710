import type { Enum } from './enum';
import { currency } from './user/enums';

export const moneyCurrency = {
  CNY: { label: { 'en-US': 'CNY', 'zh-CN': '人民币' } },
  USD: { label: { 'en-US': 'USD', 'zh-CN': '美元' } },
  JPY: { label: { 'en-US': 'JPY', 'zh-CN': '日元' } },
} as const satisfies Enum;
export type MoneyCurrency = keyof typeof moneyCurrency;

/** What an order is paid in: money, or the app's own stones and points. */
export const payCurrency = { ...moneyCurrency, ...currency } as const satisfies Enum;
export type PayCurrency = keyof typeof payCurrency;

/** How many decimal digits the minor unit has. */
export const minorDigits: Readonly<Record<PayCurrency, number>> = { CNY: 2, USD: 2, JPY: 0, stones: 0, points: 0 };

/** The largest price or amount in minor units: 99 999 999.99 with two digits. */
export const AMOUNT_MAX = 9_999_999_999;

/** An amount in major units, exactly: 1999 in CNY is `19.99`. Never computed with floats. */
export function toMajor(minor: number, of: PayCurrency): `${number}` {
  const digits = minorDigits[of];
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const whole = digits ? `${text.slice(0, -digits)}.${text.slice(-digits)}` : text;
  return `${minor < 0 ? '-' : ''}${whole}` as `${number}`;
}

/** Minor units of a written amount; undefined if it is not an amount or has more digits than its currency. */
export function toMinor(text: string, of: PayCurrency): number | undefined {
  const digits = minorDigits[of];
  const [, sign = '', whole = '', , part = ''] = /^(-?)(\d{1,13})(\.(\d*))?$/.exec(text.trim()) ?? [];
  if (!whole || part.length > digits) return undefined;
  return Number(`${sign}${whole}${part.padEnd(digits, '0')}`);
}
