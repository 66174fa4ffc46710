import ofMeasured from 'rc-table/es/hooks/useStickyOffsets';
import { useMemo } from 'react';

/** In place of where antd's table keeps its fixed columns by what was measured: by what the columns say, if they all do. */
const useStickyOffsets: typeof ofMeasured = (measured, columns, direction) => {
  const declared = useMemo(() => widthsOf(columns), [columns]);
  return ofMeasured(declared ?? measured, columns, direction);
};

function widthsOf(columns: readonly { width?: number | string }[]): number[] | undefined {
  const widths = columns.map(({ width }) => width);
  return widths.every((width) => typeof width === 'number') ? widths : undefined;
}

export default useStickyOffsets;
