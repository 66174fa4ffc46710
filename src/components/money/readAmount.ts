import { type PayCurrency, toMinor } from '@contract/money.enums';

/** Thousands set apart as people and files write them: `1,234.50`. */
const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/** What an operator typed or pasted as minor units; undefined if it is no amount of this currency. */
export function readAmount(typed: string | undefined, currency: PayCurrency): number | undefined {
  // Chinese keyboards write figures in full width, too.
  const text = (typed ?? '').normalize('NFKC').replace(/\s/g, '');
  return toMinor(GROUPED.test(text) ? text.replaceAll(',', '') : text, currency);
}
