import { StarFilled } from '@ant-design/icons';
import { Link, useIntl } from '@umijs/max';
import { useFormat } from '@/components/format';

interface ViewTabProps {
  name: string;
  to: string;
  /** What it leads to is what is shown. */
  lit: boolean;
  count?: number;
  /** The list opens with it. */
  isDefault?: boolean;
}

/** One view: a link, so that it opens in another tab of the browser too. */
export function ViewTab({ name, to, lit, count, isDefault }: ViewTabProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const opensWith = formatMessage({ id: 'view.isDefault' });
  return (
    <Link to={to} className="fish-view" aria-current={lit ? 'true' : undefined}>
      <bdi>{name}</bdi>
      {count !== undefined && <small> {number(count)}</small>}
      {isDefault && <StarFilled title={opensWith} aria-label={opensWith} className="fish-view-default" />}
    </Link>
  );
}
