import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { searchCalls } from '@contract/search.calls';
import { KeyCaps } from '@/components/shortcuts/KeyCaps';
import { ariaKeys } from '@/components/shortcuts/keys';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { openPalette } from './open';

export function PaletteButton() {
  const t = useTranslations();
  const label = t(useHas(searchCalls.records) ? 'palette.label' : 'palette.label.screens');
  return (
    <Button
      color="default"
      variant="filled"
      icon={<SearchOutlined aria-hidden />}
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
