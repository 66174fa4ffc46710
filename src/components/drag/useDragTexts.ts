import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useIntl } from '@umijs/max';
import { useRef } from 'react';

/** What is said to those who drag without seeing it. */
export function useDragTexts(
  items: readonly { id: string; name: string }[],
): NonNullable<DndContextProps['accessibility']> {
  const { formatMessage } = useIntl();
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);

  const say = (what: string, moving: UniqueIdentifier, place: UniqueIdentifier = moving) =>
    formatMessage(
      { id: `drag.${what}` },
      { name: items[placeOf(moving)]?.name ?? '', place: placeOf(place) + 1, total: items.length },
    );

  // dnd-kit tells the place under the dragged again and again; only a new one is worth saying.
  const last = useRef<UniqueIdentifier>(undefined);

  return {
    screenReaderInstructions: { draggable: formatMessage({ id: 'drag.instructions' }) },
    // What is said about a move would stand in the list as if it were one of its items.
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
