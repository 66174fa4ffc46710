const same = <Columns>(columns: Columns) => columns;
const NONE: readonly [typeof same, ReadonlySet<unknown>] = [same, new Set()];

/**
 * In place of the choice of rows of antd's table: lists have their own (SelectColumn). It drew each table once more after the
 * first time, for rows that nobody can choose there.
 */
export default function useNoSelection() {
  return NONE;
}

export const SELECTION_COLUMN = {};
export const SELECTION_ALL = 'SELECT_ALL';
export const SELECTION_INVERT = 'SELECT_INVERT';
export const SELECTION_NONE = 'SELECT_NONE';
