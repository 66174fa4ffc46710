import { type Column, type SQL, sql } from 'drizzle-orm';
import { valuesOf } from '../../contract/enum';
import { minorDigits, type PayCurrency, payCurrency, toMajor } from '../../contract/money.enums';

export const written = (minor: number, currency: PayCurrency) => `${toMajor(minor, currency)} ${currency}`;

const TWO_DIGITS = valuesOf(payCurrency).filter((currency) => minorDigits[currency] === 2);

/**
 * An amount in hundredths for every currency, so that major units are compared without fractions. Indexes are made of it:
 * another text is another expression.
 */
export const hundredths = (amount: Column, currency: Column): SQL =>
  sql`(${amount} * case when ${currency} in (${sql.raw(TWO_DIGITS.map((code) => `'${code}'`).join(', '))}) then 1 else 100 end)`;
