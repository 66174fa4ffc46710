import { Table, type TableProps } from 'antd';
import { Failed } from '@/components/Failed';
import type { RequestFailure } from '@/request';

interface PagedTableProps<Row> {
  page?: { list: Row[]; total: number };
  loading: boolean;
  failure?: RequestFailure;
  refresh: () => void;
  columns: TableProps<Row>['columns'];
  /** Said when there is nothing. */
  empty: string;
  paging: { current: number; pageSize: number; onChange: (current: number) => void };
}

/** A small table inside the drawer that pages by itself, beside the list's own page in the address. */
export function PagedTable<Row extends { id: string }>({
  page,
  loading,
  failure,
  refresh,
  columns,
  empty,
  paging,
}: PagedTableProps<Row>) {
  if (failure) return <Failed message={failure.message} onRetry={refresh} />;
  return (
    <Table<Row>
      className="fish-full-width"
      size="small"
      rowKey="id"
      columns={columns}
      dataSource={page?.list}
      loading={loading}
      scroll={{ x: 'max-content' }}
      locale={{ emptyText: page ? empty : ' ' }}
      pagination={{ ...paging, total: page?.total, hideOnSinglePage: true, showSizeChanger: false }}
    />
  );
}
