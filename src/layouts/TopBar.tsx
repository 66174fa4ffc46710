import { Link, useIntl, useLocation } from '@umijs/max';
import { Breadcrumb, Flex } from 'antd';
import { LanguageSwitch } from '@/components/LanguageSwitch';
import { ThemeSwitch } from '@/components/ThemeSwitch';
import { type MenuItem, useSession } from '@/session';

/** Where the operator is, and what they can set without leaving it. */
export function TopBar({ item }: { item: MenuItem | undefined }) {
  const { formatMessage } = useIntl();
  const { state } = useSession();
  const { pathname } = useLocation();
  const group = item?.pid ? state.menuById[item.pid] : undefined;
  const trail = [
    group && { key: group.key, title: group.label },
    // On a page below the entry, such as a detail, the way back to it.
    item && { key: item.key, title: item.path === pathname ? item.label : <Link to={item.path}>{item.label}</Link> },
  ].filter((part) => part !== undefined);

  return (
    <Flex component="header" className="fish-bar" align="center" justify="space-between" gap={16}>
      <nav aria-label={formatMessage({ id: 'layout.breadcrumb' })}>
        <Breadcrumb items={trail} />
      </nav>
      <Flex align="center" gap={4}>
        <LanguageSwitch />
        <ThemeSwitch />
      </Flex>
    </Flex>
  );
}
