import { StarFilled } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { useFormat } from '@/components/format';
import { type Counted, plusOf } from '@/components/list/total';
import { useTranslations } from '@/locales/useTranslations';

interface ViewTabProps {
  name: string;
  to: string;
  /** True if the list shows this view. */
  lit: boolean;
  count?: Counted;
  isDefault?: boolean;
}

export function ViewTab({ name, to, lit, count, isDefault }: ViewTabProps) {
  const t = useTranslations();
  const { number } = useFormat();
  const opensWith = t('view.isDefault');
  return (
    <Link to={to} className="fish-view" aria-current={lit ? 'true' : undefined}>
      <bdi>{name}</bdi>
      {count && (
        <small>
          {' '}
          {number(count.total)}
          {plusOf(count)}
        </small>
      )}
      {isDefault && <StarFilled title={opensWith} aria-label={opensWith} className="fish-view-default" />}
    </Link>
  );
}
