import { SearchOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { KeyCaps } from '@/components/shortcuts/KeyCaps';
import { ariaKeys } from '@/components/shortcuts/keys';
import { openPalette } from './open';

/** The palette's entry in the top bar: it looks like the box that it opens. */
export function PaletteButton() {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'palette.label' });
  return (
    <Button
      color="default"
      variant="filled"
      icon={<SearchOutlined />}
      className="fish-palette-button"
      aria-label={label}
      aria-keyshortcuts={ariaKeys('Mod+K')}
      aria-haspopup="dialog"
      onClick={openPalette}
    >
      <span className="fish-palette-hint fish-grow fish-clip">{label}</span>
      <KeyCaps keys="Mod+K" />
    </Button>
  );
}
