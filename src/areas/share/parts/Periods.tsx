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
  PeriodTable,
  percentOf,
  type Row,
  rowsOf,
  sumOf,
} from '@/areas/statistic';
import { useFormat } from '@/components/format';
import { sharesOf, signUpsOf } from '../links';
import { clickRateOf, signUpRateOf } from '../numbers';
import type { Answered } from '../useShareStatistic';
import { Count } from './figures';

/** Every period in a row that opens its list; the range as a whole in the last. */
export function Periods({ answered }: { answered: Answered }) {
  const { formatMessage, locale } = useIntl();
  const { query, statistic } = answered;
  const rows = useMemo(() => rowsOf<ShareSums>(statistic, query.grain, locale), [statistic, query.grain, locale]);
  const columns = useColumns(answered);
  const sum = sumOf<ShareSums>(statistic);
  const text = (key: string) => formatMessage({ id: `share.${key}` });
  return (
    <PeriodTable
      title={formatMessage({ id: `statistic.table.${query.grain}` })}
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
}

function useColumns({ query, statistic: { channel } }: Answered): PeriodColumn<ShareSums>[] {
  const { formatMessage } = useIntl();
  const { number, percent } = useFormat();
  const text = (key: string) => formatMessage({ id: `share.${key}` });
  const filters = ({ period }: Row<ShareSums>) => ({
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
  const rate = (key: string, of: (sums: ShareSums) => number | null): PeriodColumn<ShareSums> => ({
    key,
    title: text(key),
    align: 'right',
    render: (_, { sums }) => {
      const value = of(sums);
      return value === null ? '–' : percent(value);
    },
  });
  return [
    {
      key: 'period',
      title: formatMessage({ id: 'statistic.period' }),
      render: (_, row) => <PeriodCell row={row} to={sharesOf(filters(row))} />,
    },
    figure('shares', (_, { sums }) => number(sums.shares)),
    figure('sharers', (_, { sums, period }) => `${number(sums.sharers)}${period ? '' : '*'}`),
    figure('clicks', (_, { sums }) => number(sums.clicks)),
    rate('clickRate', clickRateOf),
    figure('signUps', (_, row) => <Count value={row.sums.signUps} to={signUpsOf(filters(row))} />),
    rate('signUpRate', signUpRateOf),
  ];
}

/** The table as a file has it. */
function useFileColumns({ query, statistic: { previous } }: Answered) {
  const { formatMessage } = useIntl();
  const text = (key: string) => formatMessage({ id: `share.${key}` });
  const shape = {
    text: (key: string) => formatMessage({ id: `statistic.${key}` }),
    grain: query.grain,
    compared: previous !== null,
  };
  const number = (key: keyof ShareSums) =>
    numberColumns<ShareSums>(shape, { key, title: text(key), of: (sums) => sums[key] });
  const rate = (key: string, of: (sums: ShareSums) => number | null) => ({
    key,
    title: `${text(key)} (%)`,
    value: ({ sums }: Row<ShareSums>) => percentOf(of(sums)),
  });
  return [
    ...dayColumns<ShareSums>(shape),
    ...number('shares'),
    ...number('sharers'),
    ...number('clicked'),
    ...number('clicks'),
    rate('clickRate', clickRateOf),
    ...number('signUps'),
    rate('signUpRate', signUpRateOf),
  ];
}
