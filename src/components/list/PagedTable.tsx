import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import { Failed } from '@/components/Failed';
import type { RecordList } from './useRecordList';
import { WideTable } from './WideTable';

interface PagedTableProps<Row> {
  /** What the table is called for those who can't see it. */
  label: string;
  list: RecordList<Row>;
  columns: TableProps<Row>['columns'];
  /** Said when there is nothing. */
  empty: ReactNode;
}

/** A small table of what belongs to a record. Its page stands in the address, beside that of the list below it. */
export function PagedTable<Row extends { id: string }>({ label, list, columns, empty }: PagedTableProps<Row>) {
  const { page, loading, failure, refresh, current, pageSize, setPage } = list;
  if (failure) return <Failed message={failure.message} onRetry={refresh} />;
  return (
    <section className="fish-full-width" aria-label={label} aria-busy={loading}>
      <WideTable<Row>
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={page?.list}
        loading={loading}
        locale={{ emptyText: page ? empty : ' ' }}
        pagination={{
          current,
          pageSize,
          total: page?.total,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: (next) => setPage(next),
        }}
      />
    </section>
  );
}
