import type { Grain } from '@contract/wish/enums';
import type { CellValue, FileColumn } from '@/components/list/columns';
import type { TranslateBelow } from '@/locales/useTranslations';
import { type PeriodRow, percentOf } from './rows';

interface Shape {
  /** Texts of the area: `period`, `sum`, `lastDay`, `before`. */
  t: TranslateBelow<'statistic'>;
  grain: Grain;
  compared: boolean;
}

/** The first columns of a file: a period's days. */
export const dayColumns = <Sums>({ t, grain }: Shape): FileColumn<PeriodRow<Sums>>[] => [
  { key: 'day', title: t('period'), value: ({ period }) => period?.day ?? t('sum') },
  ...(grain === 'day'
    ? []
    : [{ key: 'lastDay', title: t('lastDay'), value: ({ period }: PeriodRow<Sums>) => period?.lastDay ?? null }]),
];

interface Figure<Sums, Value> {
  key: string;
  title: string;
  of: (sums: Sums) => Value;
}

export const numberColumns = <Sums>(
  { t, compared }: Shape,
  { key, title, of }: Figure<Sums, CellValue>,
): FileColumn<PeriodRow<Sums>>[] => [
  { key, title, value: ({ sums }) => of(sums) },
  ...(compared
    ? [
        {
          key: `${key}Before`,
          title: `${title} (${t('before')})`,
          value: ({ before }: PeriodRow<Sums>) => (before ? of(before) : null),
        },
      ]
    : []),
];

export const rateColumns = <Sums>(shape: Shape, { key, title, of }: Figure<Sums, number | null>) =>
  numberColumns<Sums>(shape, { key, title: `${title} (%)`, of: (sums) => percentOf(of(sums)) });
