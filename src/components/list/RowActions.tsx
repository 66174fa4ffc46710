import { RightOutlined } from '@ant-design/icons';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { textOf } from '@/components/format';
import { type MenuAction, MoreMenu } from '@/components/MoreMenu';
import { useTranslations } from '@/locales/useTranslations';
import { OpenLink, useRowOpener } from './OpenLink';
import { useNarrow } from './useNarrow';

interface RowActionsProps {
  name: string;
  to: string;
  items?: readonly MenuAction[];
}

/** At a row's end: "Open" and a menu. Where only one of them has room, "Open" is the menu's first item. */
export function RowActions({ name, to, items }: RowActionsProps) {
  const t = useTranslations();
  const isAvailable = useIsAvailable()(to);
  const narrow = useNarrow();
  const open = t('action.open');
  const label = `${open} ${textOf(name)}`;
  const menu = items && { label: t('text.named', { name: t('action.more'), value: textOf(name) }), items };
  return (
    <span className="fish-row-actions" data-lesson="row">
      {isAvailable && !(narrow && menu) && (
        <OpenLink to={to} aria-label={label} className={narrow ? 'fish-text-button fish-more' : undefined}>
          {narrow ? <RightOutlined aria-hidden /> : open}
        </OpenLink>
      )}
      {menu && (narrow && isAvailable ? <OpeningMenu {...menu} to={to} open={open} /> : <MoreMenu {...menu} />)}
    </span>
  );
}

interface OpeningMenuProps {
  label: string;
  items: readonly MenuAction[];
  to: string;
  open: string;
}

/** A menu that does what the link beside it does elsewhere, and has the focus on return like that link. */
function OpeningMenu({ label, items, to, open }: OpeningMenuProps) {
  const { ref, isCurrent, go } = useRowOpener<HTMLButtonElement>();
  const all = [{ key: 'open', label: open, onClick: () => go(to) }, { type: 'divider' as const }, ...items];
  return <MoreMenu ref={ref} current={isCurrent} label={label} items={all} />;
}
