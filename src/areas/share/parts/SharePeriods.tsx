import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import type { ShareSums } from '@contract/share';
import {
  Compared,
  dayColumns,
  ExportPeriods,
  numberColumns,
  PeriodCell,
  type PeriodColumn,
  type PeriodRow,
  PeriodTable,
  rateColumns,
  rowsOf,
  sumOf,
} from '@/areas/statistic';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { sharesOf, signUpsOf } from '../links';
import { clickRateOf, signUpRateOf } from '../numbers';
import type { ShareAnswer } from '../useShareStatistic';
import { useIsListed } from '../useShareTabs';
import { Count } from './figures';

export const SharePeriods = withBoundary(function SharePeriods({ answered }: { answered: ShareAnswer }) {
  const t = useTranslations();
  const { locale } = useIntl();
  const { query, statistic } = answered;
  const rows = useMemo(() => rowsOf<ShareSums>(statistic, query.grain, locale), [statistic, query.grain, locale]);
  const columns = useColumns(answered);
  const sum = sumOf<ShareSums>(statistic);
  const text = useTranslations('share');
  return (
    <PeriodTable
      title={t(`statistic.table.${query.grain}`)}
      extra={
        <ExportPeriods title={text('title')} query={query} columns={useFileColumns(answered)} rows={[...rows, sum]} />
      }
      columns={columns}
      rows={rows}
      sum={sum}
      question={`${query.from} ${query.to} ${query.grain}`}
      foot={text('sharers.distinct')}
    />
  );
});

function useColumns({ query, statistic: { channel } }: ShareAnswer): PeriodColumn<ShareSums>[] {
  const t = useTranslations();
  const { number, share } = useFormat();
  const text = useTranslations('share');
  const isListed = useIsListed();
  const listOf = (to: string) => (isListed(to) ? to : undefined);
  const filters = ({ period }: PeriodRow<ShareSums>) => ({
    ...{ sharedFrom: period?.day ?? query.from, sharedTo: period?.lastDay ?? query.to, channel },
  });
  const figure = (key: keyof ShareSums, render: PeriodColumn<ShareSums>['render']): PeriodColumn<ShareSums> => ({
    key,
    title: text(key),
    align: 'right',
    render: (_, row, index) => (
      <Compared before={row.before && number(row.before[key])}>{render(_, row, index)}</Compared>
    ),
  });
  const rate = (key: 'clickRate' | 'signUpRate', of: (sums: ShareSums) => number | null): PeriodColumn<ShareSums> => ({
    key,
    title: text(key),
    align: 'right',
    render: (_, { sums, before }) => <Compared before={before && share(of(before))}>{share(of(sums))}</Compared>,
  });
  return [
    {
      key: 'period',
      title: t('statistic.period'),
      render: (_, row) => <PeriodCell row={row} to={listOf(sharesOf(filters(row)))} />,
    },
    figure('shares', (_, { sums }) => number(sums.shares)),
    figure('sharers', (_, { sums, period }) => `${number(sums.sharers)}${period ? '' : '*'}`),
    figure('clicks', (_, { sums }) => number(sums.clicks)),
    rate('clickRate', clickRateOf),
    figure('signUps', (_, row) => <Count value={row.sums.signUps} to={signUpsOf(filters(row))} />),
    rate('signUpRate', signUpRateOf),
  ];
}

function useFileColumns({ query, statistic: { previous } }: ShareAnswer) {
  const text = useTranslations('share');
  const shape = {
    t: useTranslations('statistic'),
    grain: query.grain,
    compared: previous !== null,
  };
  const number = (key: keyof ShareSums) =>
    numberColumns<ShareSums>(shape, { key, title: text(key), of: (sums) => sums[key] });
  const rate = (key: 'clickRate' | 'signUpRate', of: (sums: ShareSums) => number | null) =>
    rateColumns<ShareSums>(shape, { key, title: text(key), of });
  return [
    ...dayColumns<ShareSums>(shape),
    ...number('shares'),
    ...number('sharers'),
    ...number('clicked'),
    ...number('clicks'),
    ...rate('clickRate', clickRateOf),
    ...number('signUps'),
    ...rate('signUpRate', signUpRateOf),
  ];
}
