import type { ProColumns } from '@ant-design/pro-table';
import { createContext, type ReactNode, useContext } from 'react';
import { InRow } from './OpenLink';
import type { List } from './useList';

interface Actions {
  list: Pick<List<{ id: string }>, 'current' | 'pageSize'>;
  actions: (row: never) => ReactNode;
}

const ActionsContext = createContext<Actions | undefined>(undefined);

/** What the last column of the list inside draws. It is no part of the column, which stays the same while this changes. */
export const ActionsOfRows = ActionsContext.Provider;

export const actionsColumn = <Row extends { id: string }>(title: string, narrow: boolean): ProColumns<Row> => ({
  key: 'actions',
  title: <span className="fish-unseen">{title}</span>,
  fixed: 'right',
  width: narrow ? 48 : 88,
  render: (_, row, index) => <ActionsCell row={row} index={index} />,
});

function ActionsCell({ row, index }: { row: { id: string }; index: number }) {
  const context = useContext(ActionsContext);
  if (!context) return null;
  return (
    <InRow list={context.list} row={row} index={index}>
      {context.actions(row as never)}
    </InRow>
  );
}
