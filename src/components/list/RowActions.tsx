import { textOf } from '@/components/format';
import { type MenuAction, MoreMenu } from '@/components/MoreMenu';
import { useIsThere } from '@/components/there/useIsThere';
import { useTranslations } from '@/locales/useTranslations';
import { OpenLink } from './OpenLink';

interface RowActionsProps {
  name: string;
  to: string;
  items?: readonly MenuAction[];
}

export function RowActions({ name, to, items }: RowActionsProps) {
  const t = useTranslations();
  const isThere = useIsThere();
  const open = t('action.open');
  return (
    <span className="fish-row-actions" data-lesson="row">
      {isThere(to) && (
        <OpenLink to={to} aria-label={`${open} ${textOf(name)}`}>
          {open}
        </OpenLink>
      )}
      {items && <MoreMenu label={`${t('action.more')}: ${textOf(name)}`} items={items} />}
    </span>
  );
}
