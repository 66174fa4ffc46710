import { VerticalLeftOutlined, VerticalRightOutlined } from '@ant-design/icons';
import { Button, Checkbox, Tooltip } from 'antd';
import { SortableItem } from '@/components/drag/SortableItem';
import { useTranslations } from '@/locales/useTranslations';
import type { Place } from './arrange';
import type { ListLayout } from './useLayout';

interface ColumnItemProps {
  place: ListLayout['places'][number];
  autoFocus: boolean;
  onChange: (change: Partial<Place>) => void;
}

const SIDES = [
  { side: 'left', icon: <VerticalRightOutlined aria-hidden /> },
  { side: 'right', icon: <VerticalLeftOutlined aria-hidden /> },
] as const;

export function ColumnItem({ place, autoFocus, onChange }: ColumnItemProps) {
  const t = useTranslations();
  const { key, title, shown, pin, always } = place;

  return (
    <SortableItem id={key} name={title} className="fish-column">
      {(handle) => (
        <>
          {handle}
          <Checkbox
            checked={shown}
            disabled={always}
            autoFocus={autoFocus}
            onChange={({ target }) => onChange({ shown: target.checked })}
          >
            {title}
          </Checkbox>
          {SIDES.map(({ side, icon }) => {
            const label = t(`columns.pin.${side}`, { name: title });
            return (
              <Tooltip key={side} title={label}>
                <Button
                  size="small"
                  color={pin === side ? 'primary' : 'default'}
                  variant={pin === side ? 'filled' : 'text'}
                  icon={icon}
                  aria-label={label}
                  aria-pressed={pin === side}
                  disabled={!shown}
                  onClick={() => onChange({ pin: pin === side ? undefined : side })}
                />
              </Tooltip>
            );
          })}
        </>
      )}
    </SortableItem>
  );
}
