import { type ProColumns, ProTable } from '@ant-design/pro-table';
import { useIntl } from '@umijs/max';
import { Button, Skeleton, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { Empty } from '@/components/Empty';
import { Failed } from '@/components/Failed';
import type { RequestFailure } from '@/request';
import { ListFooter } from './ListFooter';
import type { ListState, Order } from './useListState';

interface ListTableProps<Row extends { id: string }> {
  /** What the table is called for those who can't see it. */
  label: string;
  columns: ProColumns<Row>[];
  /** What stands at the end of a row: `RowActions`. */
  actions: (row: Row) => ReactNode;
  list: ListState;
  page?: { list: Row[]; total: number };
  loading: boolean;
  failure?: RequestFailure;
  onRetry: () => void;
  /** Said when nothing matches; with filters set, a reset is offered instead of `action`. */
  empty: string;
  emptyAction?: ReactNode;
  /** Sums of the whole filter, in the footer. */
  totals?: ReactNode;
}

/** The rows of a list in one card, with its footer. ProTable draws; fetching and the address are ours. */
export function ListTable<Row extends { id: string }>({
  label,
  columns,
  actions,
  list,
  page,
  loading,
  failure,
  onRetry,
  empty,
  emptyAction,
  totals,
}: ListTableProps<Row>) {
  const { formatMessage } = useIntl();
  const filtered = Object.keys(list.filters).length > 0;
  const reset = <Button onClick={list.reset}>{formatMessage({ id: 'list.reset' })}</Button>;

  const allColumns = [
    ...columns.map((column) => sortable(column, list)),
    {
      key: 'actions',
      title: <span className="fish-unseen">{formatMessage({ id: 'list.actions' })}</span>,
      fixed: 'right' as const,
      width: 96,
      render: (_: ReactNode, row: Row) => actions(row),
    },
  ];

  const onChange: TableProps<Row>['onChange'] = (_page, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? { columnKey: undefined, order: undefined } : sorter;
    list.setSort(order ? String(columnKey) : undefined, order as Order | undefined);
  };

  if (failure) return <Failed message={failure.message} onRetry={onRetry} />;
  return (
    <section className="fish-card" aria-label={label} aria-busy={loading}>
      {!page && loading && (
        <Skeleton active title={false} paragraph={{ rows: 12, width: '100%' }} className="fish-list-skeleton" />
      )}
      {page && (
        <ProTable<Row>
          rowKey="id"
          columns={allColumns}
          dataSource={page.list}
          loading={loading}
          onChange={onChange}
          search={false}
          options={false}
          pagination={false}
          cardProps={{ bodyStyle: { padding: 0 } }}
          scroll={{ x: widthOf(allColumns) }}
          locale={{ emptyText: <Empty title={empty} action={filtered ? reset : emptyAction} /> }}
        />
      )}
      {page && page.total > 0 && <ListFooter list={list} total={page.total} totals={totals} />}
    </section>
  );
}

/** A column with `sorter` shows the order of the address, not one of its own. */
function sortable<Row>(column: ProColumns<Row>, { sort, order }: ListState): ProColumns<Row> {
  if (!column.sorter) return column;
  return {
    ...column,
    sortOrder: column.key === sort ? order : null,
    sortDirections: column.sortDirections ?? ['descend', 'ascend'],
  };
}

/** Columns that all have a width keep it, and what is too long is cut; the table scrolls inside when there is less room. */
function widthOf<Row>(columns: ProColumns<Row>[]): number | 'max-content' {
  const widths = columns.map(({ width }) => width);
  return widths.every((width) => typeof width === 'number')
    ? widths.reduce((sum, width) => sum + width, 0)
    : 'max-content';
}
