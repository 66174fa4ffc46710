import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import type { WishSums } from '@contract/wish';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import type { MessageIdBelow } from '@/locales/messages';
import { useTranslations } from '@/locales/useTranslations';
import { ExportPeriods } from '../ExportPeriods';
import { wishesOf } from '../links';
import { netOf, rateOf } from '../numbers';
import { Compared, PeriodCell, type PeriodColumn, PeriodTable } from '../PeriodTable';
import { type PeriodRow, rowsOf, sumOf } from '../rows';
import type { WishAnswer } from '../useStatistic';
import { fileColumnsOf } from '../wishFileColumns';

export const WishPeriods = withBoundary(function WishPeriods({ answered }: { answered: WishAnswer }) {
  const { locale } = useIntl();
  const { query, statistic } = answered;
  const rows = useMemo(() => rowsOf<WishSums>(statistic, query.grain, locale), [statistic, query.grain, locale]);
  const columns = useColumns(answered);
  const sum = sumOf<WishSums>(statistic);
  const text = useTranslations('statistic');
  const fileColumns = fileColumnsOf(text, query.grain, statistic.previous !== null);
  return (
    <PeriodTable
      title={text(`table.${query.grain}`)}
      extra={<ExportPeriods title={text('title')} query={query} columns={fileColumns} rows={[...rows, sum]} />}
      columns={columns}
      rows={rows}
      sum={sum}
      question={`${query.from} ${query.to} ${query.grain}`}
      foot={text('people.distinct')}
    />
  );
});

type Column = PeriodColumn<WishSums>;

function useColumns({ query }: WishAnswer): Column[] {
  const { number, signed, share } = useFormat();
  const text = useTranslations('statistic');

  const figure = (
    key: MessageIdBelow<'statistic'>,
    of: (sums: WishSums) => number,
    written = number,
    shown?: Column['render'],
  ): Column => ({
    key,
    title: text(key),
    align: 'right',
    render: (_, row, index) => (
      <Compared before={row.before && written(of(row.before))}>
        {shown?.(_, row, index) ?? (of(row.sums) === 0 ? <span className="fish-quiet">0</span> : written(of(row.sums)))}
      </Compared>
    ),
  });
  const daysOf = ({ period }: PeriodRow<WishSums>) => ({
    from: period?.day ?? query.from,
    to: period?.lastDay ?? query.to,
  });

  return [
    {
      key: 'period',
      title: text('period'),
      render: (_, row) => <PeriodCell row={row} to={wishesOf(daysOf(row))} />,
    },
    figure('wishes', ({ wishes }) => wishes),
    figure(
      'people',
      ({ people }) => people,
      number,
      (_, row) => (row.period ? undefined : `${number(row.sums.people)}*`),
    ),
    figure(
      'fulfilled',
      ({ fulfilled }) => fulfilled,
      number,
      (_, row) =>
        row.sums.fulfilled > 0 ? (
          <ScreenLink plain to={wishesOf({ ...daysOf(row), state: 'fulfilled' })}>
            {number(row.sums.fulfilled)}
          </ScreenLink>
        ) : undefined,
    ),
    {
      key: 'rate',
      title: text('rate.short'),
      align: 'right',
      render: (_, { sums, before }) => (
        <Compared before={before && share(rateOf(before))}>{share(rateOf(sums))}</Compared>
      ),
    },
    figure('stones.short', ({ stones }) => stones),
    figure('refunded', ({ refunded }) => refunded),
    figure('value', ({ value }) => value),
    figure('net', netOf, signed),
  ];
}
