import type { WishSums } from '@contract/wish';
import type { Grain } from '@contract/wish/enums';
import type { FileColumn } from '@/components/list/columns';
import { dayColumns, numberColumns } from './fileColumns';
import { netOf, rateOf } from './numbers';
import { percentOf, type Row } from './rows';

/** The table as a file has it; the sums come last. */
export function fileColumnsOf(
  text: (key: string) => string,
  grain: Grain,
  compared: boolean,
): FileColumn<Row<WishSums>>[] {
  const shape = { text, grain, compared };
  const number = (key: string, of: (sums: WishSums) => number) => numberColumns(shape, { key, title: text(key), of });
  return [
    ...dayColumns<WishSums>(shape),
    ...number('wishes', ({ wishes }) => wishes),
    ...number('people', ({ people }) => people),
    ...number('fulfilled', ({ fulfilled }) => fulfilled),
    { key: 'rate', title: `${text('rate')} (%)`, value: ({ sums }) => percentOf(rateOf(sums)) },
    ...number('stones', ({ stones }) => stones),
    ...number('refunded', ({ refunded }) => refunded),
    ...number('value', ({ value }) => value),
    ...number('net', netOf),
  ];
}
