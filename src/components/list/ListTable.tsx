import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { type ProColumns, ProTable } from '@ant-design/pro-table';
import { type CheckboxProps, Skeleton, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import type { Path } from '@contract/index';
import { Failed } from '@/components/Failed';
import { asPart } from '@/components/part';
import { useTranslations } from '@/locales/useTranslations';
import { useAvailability } from '@/request/availability';
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
  label: string;
  /** The last cell of a row: `RowActions`. */
  actions: (row: Row) => ReactNode;
  list: List<Row>;
  /** The calls of its bulk actions (`SelectionBar`); with one of them there are checkboxes. */
  bulk?: readonly Path[];
  empty: string;
  emptyAction?: ReactNode;
  /** Sums of the whole filter, in the footer. */
  totals?: ReactNode;
}

/** Keeps the table's header below the top bar (`fish-bar`). */
const UNDER_THE_BAR = { offsetHeader: 48 };

/** A list's rows in a card with a footer. ProTable only draws; fetching and the address are ours. */
export const ListTable = asPart(function ListTable<Row extends { id: string }>({
  label,
  actions,
  list,
  bulk = [],
  empty,
  emptyAction,
  totals,
}: ListTableProps<Row>) {
  const t = useTranslations();
  const { columns, page, loading, failure, refresh } = list;
  const selectable = bulk.some(useAvailability());
  const sideways = useSideways(page !== undefined);

  const allColumns = [
    ...columns.map((column) => sortable(column, list)),
    {
      key: 'actions',
      title: <span className="fish-unseen">{t('list.actions')}</span>,
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
          ErrorBoundary={false}
          pagination={false}
          rowSelection={selectable ? selectionOf(page.list, list, t('list.selectPage')) : false}
          tableAlertRender={false}
          tableViewRender={asDeclared(allColumns)}
          cardProps={{ bodyStyle: { padding: 0 } }}
          scroll={{ x: widthOf(allColumns) }}
          locale={{ emptyText: <ListEmpty list={list} none={empty} action={emptyAction} /> }}
          sticky={UNDER_THE_BAR}
          size={list.layout.density === 'compact' ? 'small' : 'middle'}
        />
      )}
      {page && page.total > 0 && <ListFooter list={list} page={page} totals={totals} />}
    </section>
  );
});

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
    // A range with the shift key too: it is either ticked or unticked.
    onChange: (keys) => {
      const changed = page.filter(({ id }) => has(id) !== keys.includes(id));
      if (changed[0]) toggle(changed, !has(changed[0].id));
    },
  };
}

/** antd passes it to the checkbox, though its type does not say so. */
const labelled = (label: string) => ({ 'aria-label': label }) as CheckboxProps;

/** Only the sorted column shows an arrow; the other titles keep the space. */
function SortedIcon({ sortOrder }: { sortOrder?: Order | null }) {
  if (!sortOrder) return null;
  return sortOrder === 'ascend' ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />;
}

/** Shows the address's order in the column; ProTable's own sorting is not used. */
function sortable<Row>(column: ListColumn<Row>, { sort, order }: ListState): ProColumns<Row> {
  if (!column.sorter) return column;
  return {
    ...column,
    sortOrder: column.key === sort ? order : null,
    sortIcon: SortedIcon,
    sortDirections: column.sortDirections ?? ['descend', 'ascend'],
  };
}

/** If all columns have a width, the table keeps it, cuts long texts and scrolls when there is less space. */
function widthOf<Row>(columns: ProColumns<Row>[]): number | 'max-content' {
  const widths = columns.map(({ width }) => width);
  return widths.every((width) => typeof width === 'number')
    ? widths.reduce((sum, width) => sum + width, 0)
    : 'max-content';
}
