import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { type ProColumns, ProTable } from '@ant-design/pro-table';
import { useIntl } from '@umijs/max';
import { type CheckboxProps, Skeleton, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { Failed } from '@/components/Failed';
import { asDeclared } from './asDeclared';
import type { ListColumn } from './columns';
import { HeaderOnly } from './HeaderOnly';
import { ListEmpty } from './ListEmpty';
import { ListFooter } from './ListFooter';
import { nameOf } from './naming';
import { InRow } from './OpenLink';
import type { List } from './useList';
import type { ListState, Order } from './useListState';
import { useSideways } from './useSideways';

interface ListTableProps<Row extends { id: string }> {
  /** What the table is called for those who can't see it. */
  label: string;
  /** What stands at the end of a row: `RowActions`. */
  actions: (row: Row) => ReactNode;
  list: List<Row>;
  /** Rows can be ticked, for a bulk action: see `SelectionBar`. */
  selectable?: boolean;
  /** Said when there is no record at all, with the action that makes the first one. */
  empty: string;
  emptyAction?: ReactNode;
  /** Sums of the whole filter, in the footer. */
  totals?: ReactNode;
}

/** The table's header stays in sight below the top bar (`fish-bar`). */
const UNDER_THE_BAR = { offsetHeader: 48 };

/** The rows of a list in one card, with its footer. ProTable draws; fetching and the address are ours. */
export function ListTable<Row extends { id: string }>({
  label,
  actions,
  list,
  selectable,
  empty,
  emptyAction,
  totals,
}: ListTableProps<Row>) {
  const { formatMessage } = useIntl();
  const { columns, page, loading, failure, refresh } = list;
  const sideways = useSideways(page !== undefined);

  const allColumns = [
    ...columns.map((column) => sortable(column, list)),
    {
      key: 'actions',
      title: <span className="fish-unseen">{formatMessage({ id: 'list.actions' })}</span>,
      fixed: 'right' as const,
      width: 88,
      render: (_: ReactNode, row: Row, index: number) => (
        <InRow list={list} row={row} index={index}>
          {actions(row)}
        </InRow>
      ),
    },
  ];

  const onChange: TableProps<Row>['onChange'] = (_page, _filters, sorter) => {
    const { columnKey, order } = Array.isArray(sorter) ? { columnKey: undefined, order: undefined } : sorter;
    list.setSort(order ? String(columnKey) : undefined, order as Order | undefined);
  };

  if (failure) return <Failed message={failure.message} onRetry={refresh} />;
  return (
    <section className="fish-card" data-lesson="list" aria-label={label} aria-busy={loading} {...sideways}>
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
          columnEmptyText="–"
          rowSelection={selectable ? selectionOf(page.list, list, formatMessage({ id: 'list.selectPage' })) : false}
          tableAlertRender={false}
          tableViewRender={asDeclared(allColumns)}
          cardProps={{ bodyStyle: { padding: 0 } }}
          scroll={{ x: widthOf(allColumns) }}
          locale={{ emptyText: <ListEmpty list={list} none={empty} action={emptyAction} /> }}
          sticky={UNDER_THE_BAR}
          size={list.layout.density === 'compact' ? 'small' : 'middle'}
        />
      )}
      {page && page.total > 0 && <ListFooter list={list} total={page.total} totals={totals} />}
    </section>
  );
}

function selectionOf<Row extends { id: string }>(
  page: Row[],
  list: List<Row>,
  pageLabel: string,
): TableProps<Row>['rowSelection'] {
  const { has, toggle } = list.selection;
  return {
    fixed: true,
    columnWidth: 40,
    columnTitle: (checkbox) => <HeaderOnly>{checkbox}</HeaderOnly>,
    selectedRowKeys: page.filter(({ id }) => has(id)).map(({ id }) => id),
    getCheckboxProps: (row) => labelled(nameOf(list, row)),
    getTitleCheckboxProps: () => labelled(pageLabel),
    // Also for a range, with the shift key: either ticks or unticks.
    onChange: (keys) => {
      const changed = page.filter(({ id }) => has(id) !== keys.includes(id));
      if (changed[0]) toggle(changed, !has(changed[0].id));
    },
  };
}

/** antd hands it on to the checkbox, though its type does not say so. */
const labelled = (label: string) => ({ 'aria-label': label }) as CheckboxProps;

/** Only the column that is sorted by shows which way; the others have the room. */
function SortedIcon({ sortOrder }: { sortOrder?: Order | null }) {
  if (!sortOrder) return null;
  return sortOrder === 'ascend' ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />;
}

/** A column with `sorter` shows the order of the address, not one of its own. */
function sortable<Row>(column: ListColumn<Row>, { sort, order }: ListState): ProColumns<Row> {
  if (!column.sorter) return column;
  return {
    ...column,
    sortOrder: column.key === sort ? order : null,
    sortIcon: SortedIcon,
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
