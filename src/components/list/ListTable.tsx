import { type ProColumns, ProTable } from '@ant-design/pro-table';
import type { TableProps } from 'antd';
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
  list,
  page,
  loading,
  failure,
  onRetry,
  empty,
  emptyAction,
  totals,
}: ListTableProps<Row>) {
  const onChange: TableProps<Row>['onChange'] = (_page, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? { columnKey: undefined, order: undefined } : sorter;
    list.setSort(order ? String(columnKey) : undefined, order as Order | undefined);
  };

  if (failure) return <Failed message={failure.message} onRetry={onRetry} />;
  return (
    <section className="fish-card" aria-label={label} aria-busy={loading}>
      <ProTable<Row>
        rowKey="id"
        columns={columns.map((column) => sortable(column, list))}
        dataSource={page?.list}
        loading={loading}
        onChange={onChange}
        search={false}
        options={false}
        pagination={false}
        cardProps={{ bodyStyle: { padding: 0 } }}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: page ? <Empty title={empty} action={emptyAction} /> : ' ' }}
      />
      {page && page.total > 0 && <ListFooter list={list} total={page.total} totals={totals} />}
    </section>
  );
}

/** A column with `sorter` shows the order of the address, not one of its own. */
function sortable<Row>(column: ProColumns<Row>, { sort, order }: ListState): ProColumns<Row> {
  if (!column.sorter) return column;
  return { ...column, sortOrder: column.key === sort ? order : null, sortDirections: column.sortDirections ?? ['descend', 'ascend'] };
}
