import { renderHook } from '@testing-library/react';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { AMOUNT_MAX, type PayCurrency } from '@contract/money.enums';
import { readAmount } from './readAmount';
import { useMoney } from './useMoney';
import { createPluginManager } from '@@/core/plugin';

beforeAll(() => createPluginManager());

const moneyIn = (locale: string) =>
  renderHook(useMoney, {
    wrapper: ({ children }) => <RawIntlProvider value={getIntl(locale)}>{children}</RawIntlProvider>,
  }).result.current;

test.each<[locale: string, minor: number, currency: PayCurrency, text: string]>([
  ['en-US', 1, 'CNY', 'CN¥0.01'],
  ['en-US', AMOUNT_MAX, 'CNY', 'CN¥99,999,999.99'],
  ['en-US', AMOUNT_MAX, 'USD', '$99,999,999.99'],
  ['en-US', 600, 'JPY', '¥600'],
  ['en-US', AMOUNT_MAX, 'JPY', '¥9,999,999,999'],
  ['en-US', -1990, 'USD', '−$19.90'],
  ['en-US', 0, 'CNY', 'CN¥0.00'],
  ['en-US', 1, 'stones', '1 stone'],
  ['en-US', 12_480, 'points', '12,480 points'],
  ['zh-CN', 1, 'CNY', '¥0.01'],
  ['zh-CN', AMOUNT_MAX, 'CNY', '¥99,999,999.99'],
  ['zh-CN', AMOUNT_MAX, 'USD', 'US$99,999,999.99'],
  ['zh-CN', 600, 'JPY', 'JP¥600'],
  ['zh-CN', AMOUNT_MAX, 'JPY', 'JP¥9,999,999,999'],
  ['zh-CN', 12_480, 'stones', '12,480 幸运石'],
])('%s: %d of %s is %s', (locale, minor, currency, text) => {
  expect(moneyIn(locale)(minor, currency)).toBe(text);
});

test.each<[minor: number | undefined, currency: string | undefined, text: string]>([
  [undefined, 'CNY', '–'],
  [Number.NaN, 'stones', '–'],
  [1999, 'EUR', '1999 EUR'],
  [1999, undefined, '1999'],
  [19.99, 'CNY', '19.99 CNY'],
])('of another service, %s of %s is %s', (minor, currency, text) => {
  expect(moneyIn('en-US')(minor, currency as PayCurrency)).toBe(text);
});

test('a sum of a whole filter loses no digit, however large', () => {
  expect(moneyIn('en-US')(Number.MAX_SAFE_INTEGER, 'CNY')).toBe('CN¥90,071,992,547,409.91');
});

test.each<[typed: string, currency: PayCurrency, minor: number | undefined]>([
  ['0.01', 'CNY', 1],
  ['99999999.99', 'CNY', AMOUNT_MAX],
  ['99,999,999.99', 'USD', AMOUNT_MAX],
  [' 12.5 ', 'CNY', 1250],
  ['12.', 'CNY', 1200],
  ['１２．５０', 'CNY', 1250],
  ['600', 'JPY', 600],
  ['600.0', 'JPY', undefined],
  ['0.001', 'CNY', undefined],
  ['1,5', 'CNY', undefined],
  ['1,23', 'CNY', undefined],
  ['1e3', 'CNY', undefined],
  ['CN¥5', 'CNY', undefined],
  ['.5', 'CNY', undefined],
  ['', 'CNY', undefined],
])('typed as %j in %s it is %p', (typed, currency, minor) => {
  expect(readAmount(typed, currency)).toBe(minor);
});
