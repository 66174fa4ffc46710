import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { type ProColumns, ProTable } from '@ant-design/pro-table';
import type { TableProps } from 'antd';
import { memo, type ReactNode, useMemo } from 'react';
import type { Layout } from '@contract/view';
import { useTranslations } from '@/locales/useTranslations';
import { actionsColumn } from './ActionsColumn';
import { asDeclared } from './asDeclared';
import type { ListColumn } from './columns';
import { selectColumn } from './SelectColumn';
import type { ListState, Order } from './useListState';
import { useNarrow } from './useNarrow';

interface RowsProps<Row> extends Pick<ListState, 'sort' | 'order' | 'setSort'> {
  columns: readonly ListColumn<Row>[];
  rows: Row[];
  density: Layout['density'];
  /** With checkboxes (`TicksOfRows`). */
  selectable: boolean;
  /** In place of rows. */
  empty?: ReactNode;
}

/** Keeps the table's header below the top bar (`fish-bar`). */
const UNDER_THE_BAR = { offsetHeader: 48 };

/** A list's table. ProTable only draws; fetching and the address are ours. Drawn again only for other props. */
export const Rows = memo(function Rows<Row extends { id: string }>({
  columns,
  rows,
  density,
  selectable,
  empty,
  sort,
  order,
  setSort,
}: RowsProps<Row>) {
  const t = useTranslations();
  const narrow = useNarrow();
  const allColumns = useMemo(
    () => [
      ...(selectable ? [selectColumn<Row>()] : []),
      ...columns.map((column) => sortable(column, sort, order)),
      actionsColumn<Row>(t('list.actions'), narrow),
    ],
    [columns, selectable, sort, order, t, narrow],
  );
  const onChange: TableProps<Row>['onChange'] = (_page, _filters, sorter) => {
    const sorted = Array.isArray(sorter) ? undefined : sorter;
    setSort(sorted?.order ? String(sorted.columnKey) : undefined, sorted?.order as Order | undefined);
  };

  return (
    <ProTable<Row>
      rowKey="id"
      columns={allColumns}
      dataSource={rows}
      onChange={onChange}
      search={false}
      options={false}
      ErrorBoundary={false}
      pagination={false}
      tableAlertRender={false}
      tableViewRender={asDeclared(allColumns)}
      cardProps={false}
      scroll={{ x: widthOf(allColumns) }}
      locale={{ emptyText: empty }}
      sticky={UNDER_THE_BAR}
      size={density === 'compact' ? 'small' : 'middle'}
    />
  );
}) as <Row extends { id: string }>(props: RowsProps<Row>) => ReactNode;

/** Only the sorted column shows an arrow; the other titles keep the space. */
function SortedIcon({ sortOrder }: { sortOrder?: Order | null }) {
  if (!sortOrder) return null;
  return sortOrder === 'ascend' ? <ArrowUpOutlined aria-hidden /> : <ArrowDownOutlined aria-hidden />;
}

/**
 * The back end sorts. With `true` ProTable would take note of the order too, and draw the table once more for that: after it
 * was first drawn, and for each order.
 */
const BY_THE_BACK_END = {};

/** Shows the address's order in the column; ProTable's own sorting is not used. */
function sortable<Row>(column: ListColumn<Row>, sort?: string, order?: Order): ProColumns<Row> {
  if (!column.sorter) return column;
  return {
    ...column,
    sorter: BY_THE_BACK_END,
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
