import { Link, useIntl } from '@umijs/max';
import { Card, Table, type TableColumnType, Typography } from 'antd';
import type { ReactNode } from 'react';
import { dayOf } from '@/components/list/days';
import { WideTable } from '@/components/list/WideTable';
import type { Row } from './rows';

const FLUSH = { body: { padding: 0 } };
/** Rows on one page: a month of days. */
const ROWS = 31;

export type PeriodColumn<Sums> = Omit<TableColumnType<Row<Sums>>, 'render'> & {
  key: string;
  render: (value: unknown, row: Row<Sums>, index: number) => ReactNode;
};

interface PeriodTableProps<Sums> {
  title: string;
  extra: ReactNode;
  columns: PeriodColumn<Sums>[];
  rows: Row<Sums>[];
  /** The whole range. */
  sum: Row<Sums>;
  /** Another question begins with its first page. */
  question: string;
  foot: string;
}

/** Every period in a row; the range as a whole in the last. */
export function PeriodTable<Sums>({ title, extra, columns, rows, sum, question, foot }: PeriodTableProps<Sums>) {
  return (
    <Card
      size="small"
      data-lesson="periods"
      title={title}
      extra={extra}
      className="fish-statistic-periods"
      styles={FLUSH}
    >
      <WideTable<Row<Sums>>
        key={question}
        size="small"
        aria-label={title}
        columns={columns}
        dataSource={rows}
        pagination={{ defaultPageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false }}
        summary={() => (
          <Table.Summary.Row className="fish-statistic-sum">
            {columns.map((column, index) => (
              <Table.Summary.Cell key={column.key} index={index} align={column.align as 'right'}>
                {column.render(undefined, sum, 0)}
              </Table.Summary.Cell>
            ))}
          </Table.Summary.Row>
        )}
      />
      <Typography.Text type="secondary" className="fish-statistic-foot">
        * {foot}
      </Typography.Text>
    </Card>
  );
}

/** What a period is called, as a link to the list of what is counted in it; one that is not over says so. */
export function PeriodCell<Sums>({ row: { period, text }, to }: { row: Row<Sums>; to: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Link to={to} className="fish-record fish-nowrap">
        {text?.row ?? formatMessage({ id: 'statistic.sum' })}
      </Link>
      {period && period.lastDay >= dayOf(new Date()) && (
        <Typography.Text type="secondary" className="fish-statistic-running">
          {formatMessage({ id: 'statistic.running' })}
        </Typography.Text>
      )}
    </>
  );
}

/** A number, and below it what it was before. */
export function Compared({ before, children }: { before?: string; children: ReactNode }) {
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
