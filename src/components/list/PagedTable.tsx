import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import { withBoundary } from '@/components/boundary';
import { Failed } from '@/components/Failed';
import { reachOf } from './total';
import { usePagerItem } from './usePagerItem';
import type { RecordList } from './useRecordList';
import { WideTable } from './WideTable';

interface PagedTableProps<Row> {
  label: string;
  list: RecordList<Row>;
  columns: TableProps<Row>['columns'];
  empty: ReactNode;
  /** In a narrow card: texts wrap instead of making it wider. */
  narrow?: boolean;
}

const WRAPPED = { scroll: undefined };

/** A small table of a record's own list. Its page is kept in the address under a prefix. */
export const PagedTable = withBoundary(function PagedTable<Row extends { id: string }>({
  label,
  list,
  columns,
  empty,
  narrow,
}: PagedTableProps<Row>) {
  const { page, loading, failure, refresh, current, pageSize, setPage } = list;
  const pagerItem = usePagerItem();
  if (failure) return <Failed message={failure.message} onRetry={refresh} />;
  return (
    <section className="fish-full-width" aria-label={label} aria-busy={loading}>
      <WideTable<Row>
        size="small"
        rowKey="id"
        columns={columns}
        {...(narrow && WRAPPED)}
        dataSource={page?.list}
        loading={loading}
        locale={{ emptyText: page ? empty : ' ' }}
        pagination={{
          current,
          pageSize,
          total: page && reachOf(page),
          hideOnSinglePage: true,
          itemRender: pagerItem,
          onChange: (next) => setPage(next),
        }}
      />
    </section>
  );
});
