import { type PayCurrency, toMinor } from '@contract/money.enums';

/** With thousands separators, as in `1,234.50`. */
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/** A typed or pasted amount in minor units; undefined if it is invalid in this currency. */
export function readAmount(typed: string | undefined, currency: PayCurrency): number | undefined {
  return toMinor(plainAmount(typed ?? ''), currency);
}

/**
 * Without what is only for reading, such as `1,234.50` in a list; Chinese keyboards also type full-width digits, and `。`
 * for the point.
 */
export function plainAmount(typed: string): string {
  const text = typed.normalize('NFKC').replace(/\s/g, '').replaceAll('。', '.');
  return GROUPED.test(text) ? text.replaceAll(',', '') : text;
}
