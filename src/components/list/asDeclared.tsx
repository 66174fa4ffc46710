import type { ProColumns } from '@ant-design/pro-table';
import { Table, type TableProps } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { MISSING } from '@/components/format';

interface DeclaredTableProps<Row> extends TableProps<Row> {
  declared: readonly ProColumns<Row>[];
}

/**
 * Makes ProTable's table follow the columns' order, width and cells. ProTable applies a sort of its own over the
 * address's, makes a pinned column without a width too wide, and prepares an editable field for every cell.
 */
export function asDeclared<Row extends { id: string }>(declared: readonly ProColumns<Row>[]) {
  return (props: TableProps<Row>) => <DeclaredTable {...props} declared={declared} />;
}

function DeclaredTable<Row extends { id: string }>({ declared, columns = [], ...props }: DeclaredTableProps<Row>) {
  const drawn = useMemo(
    () =>
      columns.map((column, index) => {
        const { sortOrder, width, render } = declared[index] ?? {};
        return { ...column, sortOrder, width, render: render ? once<Row>(render as Render<Row>) : valueOrDash };
      }),
    [columns, declared],
  );
  return <Table<Row> {...props} rowKey="id" columns={drawn} />;
}

const valueOrDash = (value: ReactNode) => value ?? MISSING;

type Render<Row> = (value: ReactNode, row: Row, at: number) => ReactNode;

const cells = new WeakMap<object, WeakMap<object, { at: number; cell: ReactNode }>>();

/**
 * The table is drawn several times until its columns are measured. A cell is the same until its row or its column is
 * another: what else it shows, it subscribes to itself.
 */
function once<Row extends object>(render: Render<Row>): Render<Row> {
  const known = cells.get(render) ?? new WeakMap();
  cells.set(render, known);
  return (value, row, at) => {
    const found = known.get(row);
    if (found?.at === at) return found.cell;
    const cell = render(value, row, at);
    known.set(row, { at, cell });
    return cell;
  };
}
