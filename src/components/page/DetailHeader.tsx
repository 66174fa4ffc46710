import { useIntl } from '@umijs/max';
import { Button, type MenuProps } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { MoreMenu } from '@/components/MoreMenu';
import { PageHeader } from './PageHeader';

interface DetailHeaderProps extends Omit<ComponentProps<typeof PageHeader>, 'actions'> {
  /** What else can be done to the record. */
  items: MenuProps['items'];
  /** Absent while it is being edited. */
  onEdit?: () => void;
  /** The one primary action of a record that isn't edited. */
  primary?: ReactNode;
}

/** The top of a record's page: its name and state, Edit, and a menu of the other actions. */
export function DetailHeader({ items, onEdit, primary, ...header }: DetailHeaderProps) {
  const { formatMessage } = useIntl();
  const actions = (
    <>
      {primary}
      {onEdit && (
        <Button type="primary" onClick={onEdit}>
          {formatMessage({ id: 'action.edit' })}
        </Button>
      )}
      {Boolean(items?.length) && <MoreMenu label={formatMessage({ id: 'action.more' })} items={items} />}
    </>
  );
  return <PageHeader {...header} actions={actions} />;
}
