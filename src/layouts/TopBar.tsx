import { MenuOutlined } from '@ant-design/icons';
import { Link, useLocation } from '@umijs/max';
import { Breadcrumb, Button, Flex } from 'antd';
import { pathTo } from '@config/pathTo';
import { PartBoundary, withInlineBoundary } from '@/components/boundary';
import { LanguageSwitch } from '@/components/LanguageSwitch';
import { useWayBack } from '@/components/list/origin';
import { PaletteButton } from '@/components/palette/PaletteButton';
import { ThemeSwitch } from '@/components/ThemeSwitch';
import { useTranslations } from '@/locales/useTranslations';
import { type MenuItem, useSession } from '@/session';
import { offMenuPageOf } from './menuOf';

interface TopBarProps {
  item: MenuItem | undefined;
  onMenu: () => void;
}

export function TopBar({ item, onMenu }: TopBarProps) {
  const t = useTranslations();
  return (
    <Flex component="header" className="fish-bar" align="center" justify="space-between" gap={16}>
      <Button
        type="text"
        className="fish-menu-button"
        icon={<MenuOutlined aria-hidden />}
        aria-label={t('layout.menu')}
        onClick={onMenu}
      />
      <div className="fish-trail">
        <Trail item={item} />
      </div>
      <Flex align="center" gap={4}>
        <PartBoundary look="mark">
          <PaletteButton />
        </PartBoundary>
        <PartBoundary look="mark">
          <LanguageSwitch />
        </PartBoundary>
        <PartBoundary look="mark">
          <ThemeSwitch />
        </PartBoundary>
      </Flex>
    </Flex>
  );
}

const Trail = withInlineBoundary(function Trail({ item }: Pick<TopBarProps, 'item'>) {
  const t = useTranslations();
  const { state } = useSession();
  const { pathname, search } = useLocation();
  const page = item ? undefined : offMenuPageOf(pathname);
  const place = item ?? (page && { path: page.path, label: t(page.name) });
  const back = useWayBack(place?.path ?? pathTo('/'));
  const group = item?.pid ? state.menuById[item.pid] : undefined;
  const isThere = place?.path === pathname && !hasAny(search, item?.inPlace);
  const trail = [
    group && { key: group.key, title: group.label },
    // On a page below it, or on what stands in its place, a link back.
    place && { key: place.path, title: isThere ? place.label : <Link {...back}>{place.label}</Link> },
  ].filter((part) => part !== undefined);

  return <Breadcrumb items={trail} aria-label={t('layout.breadcrumb')} />;
});

const hasAny = (search: string, names: readonly string[] = []) => {
  const params = new URLSearchParams(search);
  return names.some((name) => params.get(name));
};
