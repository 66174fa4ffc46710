import type { ProColumns } from '@ant-design/pro-table';
import { Table, type TableProps } from 'antd';

/**
 * Draws ProTable's table with the order and width that its columns say: ProTable puts a sort of its own in place of
 * the address's, and gives a pinned column without a width too much room.
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
