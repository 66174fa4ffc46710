import { Link } from '@umijs/max';
import { memo } from 'react';
import { PartBoundary } from '@/components/boundary';
import { Hint } from '@/components/Hint';
import type { MenuItem } from '@/session';
import { loadPage } from './loadPage';
import { MenuCount, WITH_COUNT } from './MenuCount';
import { iconOf } from './menuIcons';
import { ScrollIntoView } from './ScrollIntoView';

interface MenuProps {
  entries: readonly MenuItem[];
  /** The path of the entry whose screen is shown. */
  current: string | undefined;
  /** Icons alone, with their names as tooltips. */
  collapsed: boolean;
  onChosen: () => void;
}

/** All screens, as links in groups. antd's menu is made for choices, and twice as much to draw. */
export const Menu = memo(function Menu({ entries, ...common }: MenuProps) {
  return (
    <ul data-collapsed={common.collapsed || undefined}>
      {entries.map(({ children, ...item }) => (
        <li key={item.path}>
          {children ? <Group label={item.label} entries={children} {...common} /> : <Entry item={item} {...common} />}
        </li>
      ))}
    </ul>
  );
});

function Group({ label, entries, ...common }: MenuProps & { label: string }) {
  return (
    <>
      {!common.collapsed && <span className="fish-menu-group">{label}</span>}
      <ul aria-label={label}>
        {entries.map((item) => (
          <li key={item.path}>
            <Entry item={item} {...common} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface EntryProps extends Omit<MenuProps, 'entries'> {
  item: MenuItem;
}

function Entry({ item: { path, label, icon }, current, collapsed, onChosen }: EntryProps) {
  const isCurrent = path === current;
  return (
    <Link
      to={path}
      className="fish-menu-entry"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onChosen}
      onPointerEnter={() => loadPage(path)}
      onFocus={() => loadPage(path)}
    >
      {isCurrent && <ScrollIntoView />}
      <Hint text={collapsed ? label : null} placement="right" className="fish-menu-face">
        {iconOf(icon)}
        <span className={collapsed ? 'fish-unseen' : 'fish-clip'}>{label}</span>
      </Hint>
      {path === WITH_COUNT && !collapsed && (
        <PartBoundary look="nothing">
          <MenuCount />
        </PartBoundary>
      )}
    </Link>
  );
}
