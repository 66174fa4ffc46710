import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import { useIntl } from '@umijs/max';
import { useRef } from 'react';
import type { SceneTemplate } from '@contract/sceneTemplate';

/** What is said to those who drag without seeing it. */
export function useDragTexts(scenes: SceneTemplate[]): NonNullable<DndContextProps['accessibility']> {
  const { formatMessage } = useIntl();
  const placeOf = (id: UniqueIdentifier) => scenes.findIndex((scene) => scene.id === id);

  const say = (what: string, moving: UniqueIdentifier, place: UniqueIdentifier = moving) =>
    formatMessage(
      { id: `sceneOrder.${what}` },
      { name: scenes[placeOf(moving)]?.name ?? '', place: placeOf(place) + 1, total: scenes.length },
    );

  // dnd-kit tells the place under the card again and again; only a new one is worth saying.
  const last = useRef<UniqueIdentifier>(undefined);

  return {
    screenReaderInstructions: { draggable: formatMessage({ id: 'sceneOrder.instructions' }) },
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
