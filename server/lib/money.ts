import { type PayCurrency, toMajor } from '../../contract/money.enums';

/** An amount as the operation log keeps it: `19.99 CNY`. */
export const written = (minor: number, currency: PayCurrency) => `${toMajor(minor, currency)} ${currency}`;
