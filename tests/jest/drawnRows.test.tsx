// What stands in the build in place of a row of antd's table, and of what it measures (config/unseenPlugin.ts), is held to them.
import { render } from '@testing-library/react';
import RcTable from 'rc-table/es';
import useMeasuredOffsets from 'rc-table/es/hooks/useStickyOffsets';
import type { ColumnType } from 'rc-table/es/interface';
import { Children, type ComponentProps, type ComponentType, isValidElement, type ReactNode } from 'react';
import MeasureRow from '@config/drawnOnly/measureRow';
import useStickyOffsets from '@config/drawnOnly/stickyOffsets';
import TableRow from '@config/drawnOnly/tableRow';

interface Row {
  id: string;
  name: string | null;
  owner: { level: number };
}

type TableProps = ComponentProps<typeof RcTable<Row>>;
type Columns = NonNullable<TableProps['columns']>;

const rows: Row[] = [
  { id: '1', name: 'Heron', owner: { level: 3 } },
  { id: '2', name: null, owner: { level: 0 } },
  { id: '3', name: '<b>', owner: { level: 12 } },
];

const all: ColumnType<Row>[] = [
  { key: 'tick', fixed: 'left', width: 40, className: 'tick', render: (_, { id }) => <input value={id} readOnly /> },
  { key: 'name', fixed: 'left', width: 120, dataIndex: 'name', ellipsis: true },
  { key: 'cut', width: 80, ellipsis: true, render: (_, { name }) => <b>{name}</b> },
  { key: 'inner', width: 80, ellipsis: { showTitle: false }, dataIndex: ['owner', 'level'], align: 'right' },
  { key: 'place', width: 60, render: (_value, _row, at) => at + 1, ellipsis: true },
  {
    key: 'group',
    width: 90,
    onCell: (_, at = 0) => ({
      rowSpan: [2, 0, 1][at],
      className: 'group',
      style: { verticalAlign: 'top' },
      id: `g${at}`,
    }),
    render: () => ['a', 'b'],
  },
  { key: 'wide', width: 50, rowScope: 'row', dataIndex: 'id', onCell: () => ({ colSpan: 2 }) },
  { key: 'none', width: 50, dataIndex: 'id', onCell: () => ({ colSpan: 0 }) },
  { key: 'first', fixed: 'right', width: 60, dataIndex: 'name', ellipsis: true },
  { key: 'actions', fixed: 'right', width: 88, render: () => <a href="/">Open</a> },
];

/** The body of a table, drawn with this in place of each of its parts that are given such a property. */
const bodyWith = (property: string, Part: ComponentType<object>) =>
  function Body({ children, ...props }: { children: ReactNode }) {
    const drawn = Children.toArray(children).map((node) =>
      isValidElement<object>(node) && property in node.props ? <Part key={node.key} {...node.props} /> : node,
    );
    return <tbody {...props}>{drawn}</tbody>;
  };

const withRows = { body: { wrapper: bodyWith('record', TableRow as ComponentType<object>) } };

/** The markup of a table's body, with the attributes of each element in the order of their names. */
function bodyOf(props: TableProps): string {
  const { container, unmount } = render(<RcTable<Row> rowKey="id" data={rows} {...props} />);
  const body = container.querySelector('tbody') as HTMLElement;
  for (const element of body.querySelectorAll('*')) {
    const attributes = [...element.attributes].sort((one, other) => one.name.localeCompare(other.name));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  const markup = body.innerHTML.replaceAll('<t', '\n<t');
  unmount();
  return markup;
}

test.each<[string, TableProps]>([
  ['as a list has it', { columns: all, scroll: { x: 1200 }, sticky: true }],
  ['without a header that stays', { columns: all }],
  ['of fixed columns only', { columns: all.slice(0, 2), scroll: { x: 400 } }],
])('a row is drawn as the table draws it: %s', (_, props) => {
  const theirs = bodyOf(props);
  expect(theirs).toContain('Heron');
  expect(bodyOf({ ...props, components: withRows })).toBe(theirs);
});

test('a row is drawn again for another record, place or column, and for nothing else', () => {
  const drawn: string[] = [];
  const columns: Columns = [{ key: 'name', render: (_, { name }) => drawn.push(name ?? '-') && name }];
  const table = (data: Row[], of = columns) => (
    <RcTable<Row> rowKey="id" components={withRows} data={data} columns={of} />
  );
  const { rerender } = render(table(rows));
  expect(drawn.splice(0)).toEqual(['Heron', '-', '<b>']);
  const [first, second] = rows as [Row, Row];
  rerender(table([first, second, { id: '3', name: 'Tench', owner: { level: 1 } }]));
  expect(drawn.splice(0)).toEqual(['Tench']);
  rerender(table([second, first]));
  expect(drawn.splice(0)).toEqual(['-', 'Heron']);
  rerender(table([second, first], [...columns]));
  expect(drawn).toEqual(['-', 'Heron']);
});

describe('columns with a width each', () => {
  const measuredOf = (columns: Columns) => {
    const components = { body: { wrapper: bodyWith('columnsKey', MeasureRow as ComponentType<object>) } };
    const { container } = render(
      <RcTable<Row> rowKey="id" components={components} data={rows} columns={columns} scroll={{ x: 900 }} />,
    );
    return container.querySelectorAll('.rc-table-measure-cell').length;
  };

  test('are not measured; with one that has none, all are', () => {
    expect(measuredOf(all)).toBe(0);
    expect(measuredOf([...all, { key: 'unsure' }])).toBe(all.length + 1);
    expect(measuredOf([...all, { key: 'part', width: '20%' }])).toBe(all.length + 1);
  });

  const offsetsOf = (hook: typeof useMeasuredOffsets, columns: ColumnType<Row>[], measured: number[]) => {
    let found: ReturnType<typeof useMeasuredOffsets> | undefined;
    function Ask() {
      found = hook(measured, columns, 'ltr');
      return null;
    }
    render(<Ask />);
    return found;
  };
  const widths = all.map(({ width }) => width as number);

  test('stay fixed where those widths put them', () => {
    expect(offsetsOf(useStickyOffsets, all, [])).toEqual(offsetsOf(useMeasuredOffsets, all, widths));
    expect(offsetsOf(useStickyOffsets, all, [])?.left[1]).toBe(40);
  });

  test('with one that has none, stay where they are measured', () => {
    const columns = all.map((column, at) => (at === 3 ? { ...column, width: undefined } : column));
    const measured = widths.map((width) => width + 7);
    expect(offsetsOf(useStickyOffsets, columns, measured)).toEqual(offsetsOf(useMeasuredOffsets, columns, measured));
  });
});
