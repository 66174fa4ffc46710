import type { ProColumns } from '@ant-design/pro-table';
import { Checkbox } from 'antd';
import { createContext, type ReactNode, useContext, useMemo, useRef } from 'react';
import { useTranslations } from '@/locales/useTranslations';
import type { ListColumn } from './columns';
import { HeaderOnly } from './HeaderOnly';
import { nameOf } from './naming';
import type { Selection } from './useSelection';

interface Row {
  id: string;
}

interface Ticks {
  rows: readonly Row[];
  selection: Selection<Row>;
  naming: readonly ListColumn<Row>[];
  /** Ticks or unticks a row, with the shift key all between it and the one before. */
  tick: (row: Row, withShift: boolean) => void;
}

const TicksContext = createContext<Ticks | undefined>(undefined);

interface TicksOfRowsProps<R extends Row> {
  rows: readonly R[];
  selection: Selection<R>;
  naming: readonly ListColumn<R>[];
  children: ReactNode;
}

/** The checkboxes of the list inside. They are no part of its table, which is not drawn again when one is ticked. */
export function TicksOfRows<R extends Row>({ rows, selection, naming, children }: TicksOfRowsProps<R>) {
  const last = useRef<string>(undefined);
  const ticks = useMemo(
    () => ({
      rows,
      selection,
      naming,
      tick: (row: R, withShift: boolean) => {
        const at = rows.indexOf(row);
        const from = withShift ? rows.findIndex(({ id }) => id === last.current) : -1;
        last.current = row.id;
        const range = from < 0 ? [row] : rows.slice(Math.min(from, at), Math.max(from, at) + 1);
        const on = !selection.has(row.id);
        selection.toggle(
          range.filter(({ id }) => selection.has(id) !== on),
          on,
        );
      },
    }),
    [rows, selection, naming],
  );
  return <TicksContext value={ticks as unknown as Ticks}>{children}</TicksContext>;
}

export const selectColumn = <R extends Row>(): ProColumns<R> => ({
  key: 'select',
  className: 'ant-table-selection-column',
  title: (
    <HeaderOnly>
      <PageTick />
    </HeaderOnly>
  ),
  fixed: 'left',
  width: 40,
  render: (_, row) => <RowTick row={row} />,
});

function RowTick({ row }: { row: Row }) {
  const ticks = useContext(TicksContext);
  if (!ticks) return null;
  const { selection, naming, tick } = ticks;
  return (
    <input
      type="checkbox"
      className="fish-tick"
      aria-label={nameOf({ naming }, row)}
      checked={selection.has(row.id)}
      onChange={({ nativeEvent }) => tick(row, (nativeEvent as MouseEvent).shiftKey)}
    />
  );
}

/** All rows of the page. */
function PageTick() {
  const t = useTranslations();
  const ticks = useContext(TicksContext);
  if (!ticks) return null;
  const { rows, selection } = ticks;
  const count = rows.filter(({ id }) => selection.has(id)).length;
  const on = rows.length > 0 && count === rows.length;
  return (
    <Checkbox
      aria-label={t('list.selectPage')}
      checked={on}
      indeterminate={count > 0 && !on}
      disabled={!rows.length}
      onChange={() =>
        selection.toggle(
          rows.filter(({ id }) => selection.has(id) === on),
          !on,
        )
      }
    />
  );
}
