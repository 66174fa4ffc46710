import type { Grain } from '@contract/wish/enums';
import type { FileColumn } from '@/components/list/columns';
import type { Row } from './rows';

interface Shape {
  /** Of the language files: `period`, `sum`, `lastDay`, `before`. */
  text: (key: string) => string;
  grain: Grain;
  compared: boolean;
}

/** A period's days, in the columns a file begins with. */
export const dayColumns = <Sums>({ text, grain }: Shape): FileColumn<Row<Sums>>[] => [
  { key: 'day', title: text('period'), value: ({ period }) => period?.day ?? text('sum') },
  ...(grain === 'day'
    ? []
    : [{ key: 'lastDay', title: text('lastDay'), value: ({ period }: Row<Sums>) => period?.lastDay ?? null }]),
];

/** A number, and what it was before where that is compared. */
export const numberColumns = <Sums>(
  { text, compared }: Shape,
  { key, title, of }: { key: string; title: string; of: (sums: Sums) => number },
): FileColumn<Row<Sums>>[] => [
  { key, title, value: ({ sums }) => of(sums) },
  ...(compared
    ? [
        {
          key: `${key}Before`,
          title: `${title} (${text('before')})`,
          value: ({ before }: Row<Sums>) => (before ? of(before) : null),
        },
      ]
    : []),
];
