import { useIntl } from '@umijs/max';
import type { MenuProps } from 'antd';
import { MoreMenu } from '@/components/MoreMenu';
import { OpenLink } from './OpenLink';

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
    <span className="fish-row-actions" data-lesson="row">
      <OpenLink to={to} aria-label={`${open} ${name}`}>
        {open}
      </OpenLink>
      {items && (
        <MoreMenu type="text" size="small" label={`${formatMessage({ id: 'action.more' })}: ${name}`} items={items} />
      )}
    </span>
  );
}
