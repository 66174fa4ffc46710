import { Spin } from 'antd';
import type { ReactNode } from 'react';
import type { Path } from '@contract/index';
import { withBoundary } from '@/components/boundary';
import { Skeleton } from '@/components/Skeleton';
import { useAvailability } from '@/request/availability';
import { ActionsOfRows } from './ActionsColumn';
import { ListEmpty } from './ListEmpty';
import { ListFailed } from './ListFailed';
import { ListFooter } from './ListFooter';
import { Rows } from './Rows';
import { TicksOfRows } from './SelectColumn';
import { useHorizontalScroll } from './useHorizontalScroll';
import type { List } from './useList';

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

/** A list's rows in a card with a footer. */
export const ListTable = withBoundary(function ListTable<Row extends { id: string }>({
  label,
  actions,
  list,
  bulk = [],
  empty,
  emptyAction,
  totals,
}: ListTableProps<Row>) {
  const { columns, naming, page, loading, failure, selection, sort, order, setSort } = list;
  const selectable = bulk.some(useAvailability());
  const sideways = useHorizontalScroll(page !== undefined);

  if (failure) return <ListFailed list={list} />;
  return (
    <section className="fish-card" data-lesson="list" aria-label={label} aria-busy={loading} {...sideways}>
      {!page && loading && (
        <Skeleton active title={false} paragraph={{ rows: 12, width: '100%' }} className="fish-list-skeleton" />
      )}
      {page && loading && <Spin className="fish-list-spin" />}
      {page && (
        <ActionsOfRows value={{ list, actions }}>
          <TicksOfRows<Row> rows={page.list} selection={selection} naming={naming}>
            <Rows<Row>
              columns={columns}
              rows={page.list}
              density={list.layout.density}
              selectable={selectable}
              empty={page.list.length ? undefined : <ListEmpty list={list} none={empty} action={emptyAction} />}
              sort={sort}
              order={order}
              setSort={setSort}
            />
          </TicksOfRows>
        </ActionsOfRows>
      )}
      {page && page.total > 0 && <ListFooter list={list} page={page} totals={totals} />}
    </section>
  );
});
