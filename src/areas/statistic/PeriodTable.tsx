import { Table, type TableColumnType, Typography } from 'antd';
import type { ReactNode } from 'react';
import { ScreenLink } from '@/components/availability/ScreenLink';
import { Card, withBoundary } from '@/components/boundary';
import { dayOf } from '@/components/list/days';
import { WideTable } from '@/components/list/WideTable';
import { useTranslations } from '@/locales/useTranslations';
import type { PeriodRow } from './rows';
import './statistic.css';

/** A card whose table reaches its edges. */
export const FLUSH = { body: { padding: 0 } };
const ROWS = 31;

export type PeriodColumn<Sums> = Omit<TableColumnType<PeriodRow<Sums>>, 'render'> & {
  key: string;
  render: (value: unknown, row: PeriodRow<Sums>, index: number) => ReactNode;
};

interface PeriodTableProps<Sums> {
  title: string;
  extra: ReactNode;
  columns: PeriodColumn<Sums>[];
  rows: PeriodRow<Sums>[];
  sum: PeriodRow<Sums>;
  /** Another question starts at its first page. */
  question: string;
  foot: string;
}

export const PeriodTable = withBoundary(function PeriodTable<Sums>({
  title,
  extra,
  columns,
  rows,
  sum,
  question,
  foot,
}: PeriodTableProps<Sums>) {
  const t = useTranslations();
  return (
    <Card
      size="small"
      data-lesson="periods"
      title={title}
      extra={extra}
      className="fish-statistic-periods"
      styles={FLUSH}
    >
      <WideTable<PeriodRow<Sums>>
        key={question}
        size="small"
        aria-label={title}
        columns={columns}
        dataSource={rows}
        pagination={{ defaultPageSize: ROWS, hideOnSinglePage: true }}
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
        {sum.before && ` ${t('statistic.grey')}`}
      </Typography.Text>
    </Card>
  );
});

export function PeriodCell<Sums>({ row: { period, text }, to }: { row: PeriodRow<Sums>; to?: string }) {
  const t = useTranslations();
  const name = text?.row ?? t('statistic.sum');
  return (
    <>
      {to === undefined ? (
        name
      ) : (
        <ScreenLink plain to={to} className="fish-record fish-nowrap">
          {name}
        </ScreenLink>
      )}
      {period && period.lastDay >= dayOf(new Date()) && (
        <Typography.Text type="secondary" className="fish-statistic-running">
          {t('statistic.running')}
        </Typography.Text>
      )}
    </>
  );
}

export function Compared({ before, children }: { before?: string; children: ReactNode }) {
  const t = useTranslations();
  if (before === undefined) return children;
  return (
    <span className="fish-two-lines">
      <span>{children}</span>
      <small>
        <span className="fish-unseen">{t('statistic.before')} </span>
        {before}
      </small>
    </span>
  );
}
