import { type PayCurrency, toMajor } from '../../contract/money.enums';

export const written = (minor: number, currency: PayCurrency) => `${toMajor(minor, currency)} ${currency}`;
