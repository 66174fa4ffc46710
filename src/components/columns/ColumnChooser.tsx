import { arrayMove, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button, Flex, Segmented } from 'antd';
import { type KeyboardEvent, useRef } from 'react';
import { Sortable } from '@/components/drag/Sortable';
import { useTranslations } from '@/locales/useTranslations';
import { ColumnItem } from './ColumnItem';
import type { ListLayout } from './useLayout';

interface ColumnChooserProps {
  layout: ListLayout;
  label: string;
  onClose: () => void;
}

export default function ColumnChooser({ layout, label, onClose }: ColumnChooserProps) {
  const { places, density, change } = layout;
  const dragging = useRef(false);
  const text = useTranslations('columns');
  // What is always shown can't have the focus.
  const first = places.findIndex(({ always }) => !always);

  // Escape closes only the chooser, and does not untick rows as well. While a column is being dragged, it ends the drag.
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || dragging.current) return;
    event.stopPropagation();
    onClose();
  };

  return (
    <section className="fish-column-chooser" aria-label={label} onKeyDown={closeOnEscape}>
      <ul>
        <Sortable
          items={places.map(({ key, title }) => ({ id: key, name: title }))}
          strategy={verticalListSortingStrategy}
          onDragging={(now) => {
            dragging.current = now;
          }}
          onMove={(from, to) => change({ places: arrayMove([...places], from, to) })}
        >
          {places.map((place, index) => (
            <ColumnItem
              key={place.key}
              place={place}
              autoFocus={index === first}
              onChange={(changed) => change({ places: places.with(index, { ...place, ...changed }) })}
            />
          ))}
        </Sortable>
      </ul>
      <Flex justify="space-between" align="center" gap={8} wrap>
        <Segmented
          aria-label={text('density')}
          value={density}
          onChange={(value) => change({ density: value })}
          options={(['regular', 'compact'] as const).map((value) => ({ value, label: text(value) }))}
        />
        <Button type="text" disabled={layout.isDefault} onClick={layout.reset}>
          {text('reset')}
        </Button>
      </Flex>
    </section>
  );
}
