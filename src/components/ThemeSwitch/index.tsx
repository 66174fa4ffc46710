import { useIntl } from '@umijs/max';
import { Button, Dropdown } from 'antd';
import { preferences, useTheme } from '@/components/ThemeProvider';

/** Light, dark or as the machine has it. */
export function ThemeSwitch() {
  const { formatMessage } = useIntl();
  const { preference, setPreference } = useTheme();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [preference],
        onClick: ({ key }) => setPreference(key as typeof preference),
        items: preferences.map((key) => ({ key, label: formatMessage({ id: `theme.${key}` }) })),
      }}
    >
      <Button type="text" aria-label={formatMessage({ id: 'account.theme' })} icon={<HalfDisc />} />
    </Dropdown>
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
