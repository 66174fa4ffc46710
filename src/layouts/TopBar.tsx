import { useIntl } from '@umijs/max';
import { Breadcrumb, Flex } from 'antd';
import { LanguageSwitch } from '@/components/LanguageSwitch';
import { ThemeSwitch } from '@/components/ThemeSwitch';
import { type MenuItem, useSession } from '@/session';

/** Where the operator is, and what they can set without leaving it. */
export function TopBar({ item }: { item: MenuItem | undefined }) {
  const { formatMessage } = useIntl();
  const { state } = useSession();
  const group = item?.pid ? state.menuById[item.pid] : undefined;
  const trail = [group, item].filter((part) => part !== undefined);

  return (
    <Flex component="header" className="fish-bar" align="center" justify="space-between" gap={16}>
      <nav aria-label={formatMessage({ id: 'layout.breadcrumb' })}>
        <Breadcrumb items={trail.map((part) => ({ key: part.key, title: part.label }))} />
      </nav>
      <Flex align="center" gap={4}>
        <LanguageSwitch />
        <ThemeSwitch />
      </Flex>
    </Flex>
  );
}
