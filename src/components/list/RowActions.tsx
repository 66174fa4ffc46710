import { EllipsisOutlined } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { Button, Dropdown, type MenuProps } from 'antd';

interface RowActionsProps {
  /** What the row is called, for those who hear the page. */
  name: string;
  /** Where "Open" leads. */
  to: string;
  items?: MenuProps['items'];
}

/** The end of a row: one plain "Open", all else in a menu. */
export function RowActions({ name, to, items }: RowActionsProps) {
  const { formatMessage } = useIntl();
  const open = formatMessage({ id: 'action.open' });
  return (
    <span className="fish-row-actions">
      <Link to={to} aria-label={`${open} ${name}`}>
        {open}
      </Link>
      {items && (
        <Dropdown trigger={['click']} menu={{ items }}>
          <Button
            type="text"
            size="small"
            icon={<EllipsisOutlined />}
            aria-label={`${formatMessage({ id: 'action.more' })}: ${name}`}
          />
        </Dropdown>
      )}
    </span>
  );
}
