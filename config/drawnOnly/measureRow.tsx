import MeasureRow from 'rc-table/es/Body/MeasureRow';
import type { ComponentProps } from 'react';

/**
 * In place of the hidden row that antd's table measures its columns by, and then draws itself anew: columns that all say how
 * wide they are need none.
 */
export default function MeasureUnknown(props: ComponentProps<typeof MeasureRow>) {
  return props.columns.every(({ width }) => typeof width === 'number') ? null : <MeasureRow {...props} />;
}
