import { Button } from 'antd';
import { MenuButton } from '@/components/MenuButton';
import { preferences, useTheme } from '@/components/ThemeProvider';
import { useTranslations } from '@/locales/useTranslations';

export function ThemeSwitch() {
  const t = useTranslations();
  const { preference, setPreference } = useTheme();
  return (
    <MenuButton
      menu={{
        selectable: true,
        selectedKeys: [preference],
        onClick: ({ key }) => setPreference(key as typeof preference),
        items: preferences.map((key) => ({ key, label: t(`theme.${key}`) })),
      }}
    >
      {(opens) => <Button {...opens} type="text" aria-label={t('account.theme')} icon={<HalfDisc />} />}
    </MenuButton>
  );
}

function HalfDisc() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <circle cx="7" cy="7" r="6" fill="none" stroke="currentColor" />
      <path d="M7 1a6 6 0 0 0 0 12z" fill="currentColor" />
    </svg>
  );
}
