import { MenuOutlined } from '@ant-design/icons';
import { Link, useIntl, useLocation } from '@umijs/max';
import { Breadcrumb, Button, Flex } from 'antd';
import { LanguageSwitch } from '@/components/LanguageSwitch';
import { useWayBack } from '@/components/list/origin';
import { PaletteButton } from '@/components/palette/PaletteButton';
import { ThemeSwitch } from '@/components/ThemeSwitch';
import { type MenuItem, useSession } from '@/session';

interface TopBarProps {
  item: MenuItem | undefined;
  /** Opens the menu, where it is not beside the page. */
  onMenu: () => void;
}

/** Where the operator is, and what they can set without leaving it. */
export function TopBar({ item, onMenu }: TopBarProps) {
  const { formatMessage } = useIntl();
  const { state } = useSession();
  const { pathname } = useLocation();
  const back = useWayBack(item?.path ?? '/');
  const group = item?.pid ? state.menuById[item.pid] : undefined;
  const trail = [
    group && { key: group.key, title: group.label },
    // On a page below the entry, such as a detail, the way back to it.
    item && { key: item.key, title: item.path === pathname ? item.label : <Link {...back}>{item.label}</Link> },
  ].filter((part) => part !== undefined);

  return (
    <Flex component="header" className="fish-bar" align="center" justify="space-between" gap={16}>
      <Button
        type="text"
        className="fish-menu-button"
        icon={<MenuOutlined />}
        aria-label={formatMessage({ id: 'layout.menu' })}
        onClick={onMenu}
      />
      <nav aria-label={formatMessage({ id: 'layout.breadcrumb' })}>
        <Breadcrumb items={trail} />
      </nav>
      <Flex align="center" gap={4}>
        <PaletteButton />
        <LanguageSwitch />
        <ThemeSwitch />
      </Flex>
    </Flex>
  );
}
