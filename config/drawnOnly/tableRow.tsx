import { useContext } from '@rc-component/context';
import classNames from 'classnames';
import type BodyRow from 'rc-table/es/Body/BodyRow';
import TableContext, { type TableContextProps } from 'rc-table/es/context/TableContext';
import type { FixedInfo } from 'rc-table/es/utils/fixUtil';
import getValue from 'rc-util/es/utils/get';
import { type ComponentProps, type CSSProperties, isValidElement, memo, type ReactNode } from 'react';

type Record = object;
type Column = TableContextProps<Record>['flattenColumns'][number];
type Read = Pick<TableContextProps<Record>, (typeof READ)[number]>;
type RowProps = Pick<ComponentProps<typeof BodyRow>, 'record' | 'index' | 'renderIndex' | 'rowKey'>;

const READ = [
  'prefixCls',
  'flattenColumns',
  'fixedInfoList',
  'allColumnsFixedLeft',
] as const satisfies (keyof TableContextProps)[];

/**
 * In place of a row of antd's table and its cells, each of which was a component that listened to the table for what it
 * expands to and which rows the mouse is over: rows of ours expand to nothing, and the style sheet knows where the mouse is
 * (src/styles/tick.css).
 */
function TableRow({ record, index, renderIndex, rowKey }: RowProps) {
  const { prefixCls, flattenColumns, fixedInfoList, allColumnsFixedLeft } = useContext(TableContext, [...READ]) as Read;
  return (
    <tr data-row-key={rowKey} className={`${prefixCls}-row ${prefixCls}-row-level-0`}>
      {flattenColumns.map((column, at) => {
        const { rowSpan = 1, colSpan = 1, className, style, ...given } = column.onCell?.(record, index) ?? {};
        if (!rowSpan || !colSpan) return null;
        const fixed = fixedInfoList[at] as FixedInfo;
        const content = contentOf(column, record, renderIndex);
        const Cell = column.rowScope ? 'th' : 'td';
        return (
          <Cell
            key={column.key ?? at}
            {...given}
            className={classNames(classesOf(`${prefixCls}-cell`, column, fixed, allColumnsFixedLeft), className)}
            style={styleOf(column, fixed, style)}
            title={given.title ?? titleOf(column, content)}
            scope={column.rowScope}
            rowSpan={rowSpan === 1 ? undefined : rowSpan}
            colSpan={colSpan === 1 ? undefined : colSpan}
          >
            {isCutAtEdge(column, fixed) ? <span className={`${prefixCls}-cell-content`}>{content}</span> : content}
          </Cell>
        );
      })}
    </tr>
  );
}

/** Not for what it is told of what it expands to. */
export default memo(
  TableRow,
  (before, now) => before.record === now.record && before.index === now.index && before.renderIndex === now.renderIndex,
);

const isCutAtEdge = ({ ellipsis }: Column, { lastFixLeft, firstFixRight }: FixedInfo) =>
  ellipsis && (lastFixLeft || firstFixRight);

function contentOf({ dataIndex, render }: Column, record: Record, index: number): ReactNode {
  const path = dataIndex === undefined || dataIndex === null || dataIndex === '' ? [] : [dataIndex].flat();
  const value = getValue(record, path as string[]);
  return render ? (render(value, record, index) as ReactNode) : value;
}

function titleOf({ ellipsis }: Column, content: ReactNode): string | undefined {
  if (!ellipsis || (typeof ellipsis === 'object' && !ellipsis.showTitle)) return undefined;
  const text = isValidElement<{ children?: ReactNode }>(content) ? content.props.children : content;
  if (typeof text === 'string') return text;
  return typeof content === 'number' ? String(content) : undefined;
}

function classesOf(cell: string, { className, ellipsis }: Column, fixed: FixedInfo, allFixedLeft: boolean): string {
  const left = typeof fixed.fixLeft === 'number';
  const right = typeof fixed.fixRight === 'number';
  if (!left && !right && !ellipsis) return className ? `${cell} ${className}` : cell;
  return classNames(cell, className, {
    [`${cell}-fix-left`]: left,
    [`${cell}-fix-left-first`]: fixed.firstFixLeft,
    [`${cell}-fix-left-last`]: fixed.lastFixLeft,
    [`${cell}-fix-left-all`]: fixed.lastFixLeft && allFixedLeft,
    [`${cell}-fix-right`]: right,
    [`${cell}-fix-right-first`]: fixed.firstFixRight,
    [`${cell}-fix-right-last`]: fixed.lastFixRight,
    [`${cell}-ellipsis`]: ellipsis,
    [`${cell}-fix-sticky`]: (left || right) && fixed.isSticky,
  });
}

function styleOf({ align }: Column, { fixLeft, fixRight }: FixedInfo, given?: CSSProperties): CSSProperties {
  return {
    ...(typeof fixLeft === 'number' && { position: 'sticky', left: fixLeft }),
    ...(typeof fixRight === 'number' && { position: 'sticky', right: fixRight }),
    ...(align && { textAlign: align as CSSProperties['textAlign'] }),
    ...given,
  };
}
