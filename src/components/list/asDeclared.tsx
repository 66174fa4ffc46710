import type { ProColumns } from '@ant-design/pro-table';
import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';

/**
 * Makes ProTable's table follow the columns' order, width and cells. ProTable applies a sort of its own over the
 * address's, makes a pinned column without a width too wide, and prepares an editable field for every cell.
 */
export function asDeclared<Row extends { id: string }>(columns: readonly ProColumns<Row>[]) {
  return ({ columns: drawn = [], ...props }: TableProps<Row>) => (
    <Table<Row>
      {...props}
      rowKey="id"
      columns={drawn.map((column, index) => {
        const { sortOrder, width, render } = columns[index] ?? {};
        return {
          ...column,
          sortOrder,
          width,
          render: (value: ReactNode, row: Row, at: number) =>
            render ? render(value, row, at, undefined, { type: 'table' }) : (value ?? '–'),
        };
      })}
    />
  );
}
