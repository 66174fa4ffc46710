import BodyRow from 'rc-table/es/Body/BodyRow';
import type { ComponentProps } from 'react';

/**
 * In place of a row of antd's table, which was drawn again with all of its cells whenever a column was measured: for what it
 * expands to, which no row of ours does.
 */
export default function TableRow({ expandedRowInfo: _, ...props }: ComponentProps<typeof BodyRow>) {
  return <BodyRow {...props} />;
}
