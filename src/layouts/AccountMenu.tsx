import { history, setLocale, useIntl } from '@umijs/max';
import { Button, Dropdown, Flex, Typography } from 'antd';
import { PersonAvatar } from '@/components/PersonAvatar';
import { openKeyboardHelp } from '@/components/shortcuts/KeyboardHelp';
import { preferences, useTheme } from '@/components/ThemeProvider';
import { leaveAll } from '@/components/unsavedChanges';
import { useSession } from '@/session';

const LANGUAGES = { 'en-US': 'English', 'zh-CN': '简体中文' } as const;

/** Who is signed in, and what they can do with their account. */
export function AccountMenu({ collapsed }: { collapsed?: boolean }) {
  const { formatMessage, locale } = useIntl();
  const { preference, setPreference } = useTheme();
  const { state, logout, openPasswordDialog } = useSession();
  const { data } = state;
  if (!data) return null;
  const text = (id: string) => formatMessage({ id });

  const items = [
    {
      key: 'language',
      label: text('account.language'),
      children: Object.entries(LANGUAGES).map(([key, label]) => ({ key, label, onClick: () => setLocale(key, false) })),
    },
    {
      key: 'theme',
      label: text('account.theme'),
      children: preferences.map((key) => ({ key, label: text(`theme.${key}`), onClick: () => setPreference(key) })),
    },
    { key: 'password', label: text('account.changePassword'), onClick: openPasswordDialog },
    { key: 'shortcuts', label: text('shortcuts.title'), extra: '?', onClick: openKeyboardHelp },
    { key: 'handbook', label: text('handbook.title.both'), onClick: () => history.push('/about/um') },
    { key: 'teacher', label: text('teacher.title.both'), onClick: () => history.push('/teacher/um') },
    { key: 'about', label: text('about.title'), onClick: () => history.push('/about') },
    { type: 'divider' as const },
    { key: 'signOut', label: text('account.signOut'), onClick: () => leaveAll(logout) },
  ];

  return (
    <Dropdown
      trigger={['click']}
      placement="topLeft"
      // It stays beside its button, which does not scroll with the page.
      overlayStyle={{ position: 'fixed' }}
      menu={{ items, selectable: true, selectedKeys: [locale, preference] }}
    >
      <Button type="text" block className="fish-account" aria-label={text('account.menu')}>
        <PersonAvatar name={data.nickname} seed={data.id} />
        {!collapsed && (
          <Flex vertical align="flex-start" className="fish-clip">
            <Typography.Text strong ellipsis>
              {data.nickname}
            </Typography.Text>
            <Typography.Text type="secondary" ellipsis className="fish-small">
              {data.account}
            </Typography.Text>
          </Flex>
        )}
      </Button>
    </Dropdown>
  );
}
