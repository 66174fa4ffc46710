import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useRef } from 'react';
import { useTranslations } from '@/locales/useTranslations';

export function useDragTexts(
  items: readonly { id: string; name: string }[],
): NonNullable<DndContextProps['accessibility']> {
  const t = useTranslations();
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);

  const say = (
    what: 'picked' | 'over' | 'dropped' | 'cancelled',
    moving: UniqueIdentifier,
    place: UniqueIdentifier = moving,
  ) => t(`drag.${what}`, { name: items[placeOf(moving)]?.name ?? '', place: placeOf(place) + 1, total: items.length });

  // dnd-kit reports the same place repeatedly; say only a new one.
  const last = useRef<UniqueIdentifier>(undefined);

  return {
    screenReaderInstructions: { draggable: t('drag.instructions') },
    // Otherwise the announcements would be children of the list.
    container: document.body,
    announcements: {
      onDragStart: ({ active }) => {
        last.current = active.id;
        return say('picked', active.id);
      },
      onDragOver: ({ active, over }) => {
        if (!over || over.id === last.current) return undefined;
        last.current = over.id;
        return say('over', active.id, over.id);
      },
      onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
      onDragCancel: ({ active }) => say('cancelled', active.id),
    },
  };
}
