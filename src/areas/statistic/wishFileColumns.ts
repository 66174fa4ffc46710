import type { WishSums } from '@contract/wish';
import type { Grain } from '@contract/wish/enums';
import type { FileColumn } from '@/components/list/columns';
import type { MessageIdBelow } from '@/locales/messages';
import type { TranslateBelow } from '@/locales/useTranslations';
import { dayColumns, numberColumns, rateColumns } from './fileColumns';
import { netOf, rateOf } from './numbers';
import type { PeriodRow } from './rows';

export function fileColumnsOf(
  t: TranslateBelow<'statistic'>,
  grain: Grain,
  compared: boolean,
): FileColumn<PeriodRow<WishSums>>[] {
  const shape = { t, grain, compared };
  const number = (key: MessageIdBelow<'statistic'>, of: (sums: WishSums) => number) =>
    numberColumns(shape, { key, title: t(key), of });
  return [
    ...dayColumns<WishSums>(shape),
    ...number('wishes', ({ wishes }) => wishes),
    ...number('people', ({ people }) => people),
    ...number('fulfilled', ({ fulfilled }) => fulfilled),
    ...rateColumns<WishSums>(shape, { key: 'rate', title: t('rate'), of: rateOf }),
    ...number('stones', ({ stones }) => stones),
    ...number('refunded', ({ refunded }) => refunded),
    ...number('value', ({ value }) => value),
    ...number('net', netOf),
  ];
}
