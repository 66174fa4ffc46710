import type { ProColumns } from '@ant-design/pro-table';
import { Table, type TableProps } from 'antd';

/**
 * Makes ProTable's table follow the columns' order and width. ProTable applies a sort of its own over the address's,
 * and makes a pinned column without a width too wide.
 */
export function asDeclared<Row extends { id: string }>(columns: readonly ProColumns<Row>[]) {
  return ({ columns: drawn = [], ...props }: TableProps<Row>) => (
    <Table<Row>
      {...props}
      rowKey="id"
      columns={drawn.map((column, index) => {
        const { sortOrder, width } = columns[index] ?? {};
        return { ...column, sortOrder, width };
      })}
    />
  );
}
