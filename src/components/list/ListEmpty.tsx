import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Empty } from '@/components/Empty';
import type { ListState } from './useListState';

interface ListEmptyProps {
  list: ListState;
  /** Said when there is no record at all: what this list is for, and how the first one gets here. */
  none: string;
  /** Makes the first one. */
  action?: ReactNode;
}

/** Where a list has no rows: because of its filters, which Reset removes, or because there is nothing yet. */
export function ListEmpty({ list, none, action }: ListEmptyProps) {
  const { formatMessage } = useIntl();
  if (!Object.keys(list.filters).length) return <Empty title={none} action={action} />;
  return (
    <Empty
      title={formatMessage({ id: 'list.nothing' })}
      action={<Button onClick={list.reset}>{formatMessage({ id: 'list.reset' })}</Button>}
    />
  );
}
