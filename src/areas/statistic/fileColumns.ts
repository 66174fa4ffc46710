import type { Grain } from '@contract/wish/enums';
import type { FileColumn } from '@/components/list/columns';
import type { TranslateBelow } from '@/locales/useTranslations';
import type { PeriodRow } from './rows';

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

export const numberColumns = <Sums>(
  { t, compared }: Shape,
  { key, title, of }: { key: string; title: string; of: (sums: Sums) => number },
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
