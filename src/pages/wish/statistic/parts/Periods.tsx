import { Link, useIntl } from '@umijs/max';
import { Card, Table, type TableColumnType, Typography } from 'antd';
import { type ReactNode, useMemo } from 'react';
import type { WishSums } from '@contract/wish';
import { useFormat } from '@/components/format';
import { dayOf } from '@/components/list/days';
import { wishesOf } from '../links';
import { netOf, rateOf } from '../numbers';
import { type Row, rowsOf, sumOf } from '../rows';
import type { Answered } from '../useStatistic';
import { ExportPeriods } from './ExportPeriods';

const FLUSH = { body: { padding: 0 } };
/** Rows on one page: a month of days. */
const ROWS = 31;

/** Every period in a row that opens its list; the range as a whole in the last. */
export function Periods({ answered }: { answered: Answered }) {
  const { formatMessage, locale } = useIntl();
  const { query, statistic } = answered;
  const rows = useMemo(() => rowsOf(statistic, query.grain, locale), [statistic, query.grain, locale]);
  const columns = useColumns(answered);
  const title = formatMessage({ id: `statistic.table.${query.grain}` });
  return (
    <Card
      size="small"
      title={title}
      extra={<ExportPeriods rows={rows} answered={answered} />}
      className="fish-statistic-periods"
      styles={FLUSH}
    >
      <Table<Row>
        // Another question begins with its first page.
        key={`${query.from} ${query.to} ${query.grain}`}
        size="small"
        aria-label={title}
        columns={columns}
        dataSource={rows}
        scroll={{ x: 'max-content' }}
        pagination={{ defaultPageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false }}
        summary={() => <Sums row={sumOf(statistic)} columns={columns} />}
      />
      <Typography.Text type="secondary" className="fish-statistic-foot">
        * {formatMessage({ id: 'statistic.people.distinct' })}
      </Typography.Text>
    </Card>
  );
}

type Column = Omit<TableColumnType<Row>, 'render'> & {
  key: string;
  render: (value: unknown, row: Row, index: number) => ReactNode;
};

/** A row below the others, drawn by the same columns. */
function Sums({ row, columns }: { row: Row; columns: Column[] }) {
  return (
    <Table.Summary.Row className="fish-statistic-sum">
      {columns.map((column, index) => (
        <Table.Summary.Cell key={column.key} index={index} align={column.align as 'right'}>
          {column.render(undefined, row, 0)}
        </Table.Summary.Cell>
      ))}
    </Table.Summary.Row>
  );
}

function useColumns({ query }: Answered): Column[] {
  const { formatMessage } = useIntl();
  const { number, signed, percent } = useFormat();
  const text = (key: string) => formatMessage({ id: `statistic.${key}` });
  const today = dayOf(new Date());

  /** A number, and below it what it was before. */
  const figure = (key: string, of: (sums: WishSums) => number, written = number, shown?: Column['render']): Column => ({
    key,
    title: text(key),
    align: 'right',
    render: (_, row, index) => (
      <Compared before={row.before && written(of(row.before))}>
        {shown?.(_, row, index) ?? (of(row.sums) === 0 ? <span className="fish-quiet">0</span> : written(of(row.sums)))}
      </Compared>
    ),
  });
  const daysOf = ({ period }: Row) => ({ from: period?.day ?? query.from, to: period?.lastDay ?? query.to });

  return [
    {
      key: 'period',
      title: text('period'),
      render: (_, row) => (
        <>
          <Link to={wishesOf(daysOf(row))} className="fish-record fish-nowrap">
            {row.text?.row ?? text('sum')}
          </Link>
          {row.period && row.period.lastDay >= today && (
            <Typography.Text type="secondary" className="fish-statistic-running">
              {text('running')}
            </Typography.Text>
          )}
        </>
      ),
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
          <Link to={wishesOf({ ...daysOf(row), state: 'fulfilled' })}>{number(row.sums.fulfilled)}</Link>
        ) : undefined,
    ),
    {
      key: 'rate',
      title: text('rate.short'),
      align: 'right',
      render: (_, { sums }) => {
        const rate = rateOf(sums);
        return rate === null ? '–' : percent(rate);
      },
    },
    figure('stones.short', ({ stones }) => stones),
    figure('refunded', ({ refunded }) => refunded),
    figure('value', ({ value }) => value),
    figure('net', netOf, signed),
  ];
}

function Compared({ before, children }: { before?: string; children: ReactNode }) {
  const { formatMessage } = useIntl();
  if (before === undefined) return children;
  return (
    <span className="fish-two-lines">
      <span>{children}</span>
      <small>
        <span className="fish-unseen">{formatMessage({ id: 'statistic.before' })} </span>
        {before}
      </small>
    </span>
  );
}
