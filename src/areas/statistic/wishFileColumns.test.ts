import type { WishSums } from '@contract/wish';
import type { TranslateBelow } from '@/locales/useTranslations';
import { fileColumnsOf } from './wishFileColumns';

const t = ((key: string) => key) as TranslateBelow<'statistic'>;
const sums = (wishes: number, fulfilled: number) => ({ wishes, fulfilled }) as WishSums;

test('a file has the rate of the period before, as the table has', () => {
  const row = { sums: sums(200, 50), before: sums(200, 25) };
  const rates = (compared: boolean) =>
    fileColumnsOf(t, 'day', compared)
      .filter(({ title }) => title.startsWith('rate'))
      .map(({ title, value }) => [title, value(row as never)]);
  expect(rates(false)).toEqual([['rate (%)', { decimal: '25.00' }]]);
  expect(rates(true)).toEqual([
    ['rate (%)', { decimal: '25.00' }],
    ['rate (%) (before)', { decimal: '12.50' }],
  ]);
});
