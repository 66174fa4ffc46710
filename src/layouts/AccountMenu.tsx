import { LogoutOutlined } from '@ant-design/icons';
import { history, useIntl } from '@umijs/max';
import { Button, Flex, type MenuProps, Typography } from 'antd';
import { pathTo } from '@config/pathTo';
import { locales } from '@contract/enum';
import { sysUserCalls } from '@contract/sysUser/calls';
import { useHasLessons } from '@/areas/teacher';
import { FailedMark, PartBoundary } from '@/components/boundary';
import type { Caught } from '@/components/ErrorBoundary/Boundary';
import { MenuButton } from '@/components/MenuButton';
import { PersonAvatar } from '@/components/PersonAvatar';
import { openKeyboardHelp } from '@/components/shortcuts/KeyboardHelp';
import { preferences, useTheme } from '@/components/ThemeProvider';
import { leaveAll } from '@/components/unsavedChanges';
import { chooseLanguage, languageNames } from '@/locales/languages';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { signOutAnyway, useSession } from '@/session';

interface AccountMenuProps {
  collapsed?: boolean;
  /** Called when something is chosen that leads elsewhere: not for a language or a theme, which one may want to compare. */
  onChosen: () => void;
}

/** If it fails, signing out is still there. */
export function AccountMenu(props: AccountMenuProps) {
  return (
    <PartBoundary failed={(caught) => <AccountFailed collapsed={props.collapsed} {...caught} />}>
      <Menu {...props} />
    </PartBoundary>
  );
}

function AccountFailed({ collapsed, ...caught }: Pick<AccountMenuProps, 'collapsed'> & Caught) {
  const t = useTranslations();
  return (
    <Flex vertical={collapsed} align="center" justify="center">
      <Button
        type="text"
        icon={<LogoutOutlined aria-hidden />}
        aria-label={t('account.signOut')}
        onClick={signOutAnyway}
      >
        {!collapsed && t('account.signOut')}
      </Button>
      <FailedMark {...caught} />
    </Flex>
  );
}

function Menu({ collapsed, onChosen }: AccountMenuProps) {
  const t = useTranslations();
  const { locale } = useIntl();
  const { preference, setPreference } = useTheme();
  const { state, logout, openPasswordDialog } = useSession();
  const hasLessons = useHasLessons();
  const mayChangePassword = useHas(sysUserCalls.modifyPwd);
  const { data } = state;
  if (!data) return null;

  const items = [
    {
      key: 'language',
      label: t('account.language'),
      children: locales.map((key) => ({ key, label: languageNames[key], onClick: () => chooseLanguage(key) })),
    },
    {
      key: 'theme',
      label: t('account.theme'),
      children: preferences.map((key) => ({ key, label: t(`theme.${key}`), onClick: () => setPreference(key) })),
    },
    ...(mayChangePassword
      ? [{ key: 'password', label: t('account.changePassword'), onClick: openPasswordDialog }]
      : []),
    { key: 'shortcuts', label: t('shortcuts.title'), extra: '?', onClick: openKeyboardHelp },
    { key: 'handbook', label: t('handbook.title.both'), onClick: () => history.push(pathTo('/about/um')) },
    ...(hasLessons
      ? [{ key: 'teacher', label: t('teacher.title.both'), onClick: () => history.push(pathTo('/teacher/um')) }]
      : []),
    { key: 'about', label: t('about.title'), onClick: () => history.push(pathTo('/about')) },
    { type: 'divider' as const },
    { key: 'signOut', label: t('account.signOut'), onClick: () => leaveAll(logout) },
  ];

  const choose: MenuProps['onClick'] = ({ keyPath }) => {
    // Languages and themes are in menus of their own.
    if (keyPath.length === 1) onChosen();
  };

  return (
    <MenuButton
      className="fish-account-place"
      placement="topLeft"
      // Fixed, because its button does not scroll with the page.
      overlayStyle={{ position: 'fixed' }}
      menu={{ items, onClick: choose, selectable: true, selectedKeys: [locale, preference] }}
    >
      {(opens) => (
        <Button {...opens} type="text" block className="fish-account" aria-label={t('account.menu')}>
          <PersonAvatar name={data.nickname} seed={data.id} />
          {!collapsed && (
            <Flex vertical align="flex-start" className="fish-clip">
              <Typography.Text strong className="fish-clip" title={data.nickname}>
                {data.nickname}
              </Typography.Text>
              <Typography.Text type="secondary" className="fish-clip fish-small" title={data.account}>
                {data.account}
              </Typography.Text>
            </Flex>
          )}
        </Button>
      )}
    </MenuButton>
  );
}
