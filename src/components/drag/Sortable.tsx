import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, type SortingStrategy, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { useDragTexts } from './useDragTexts';

interface SortableProps {
  items: readonly { id: string; name: string }[];
  strategy: SortingStrategy;
  /** Places count from 0. */
  onMove: (from: number, to: number) => void;
  onDragging?: (dragging: boolean) => void;
  children: ReactNode;
}

/** In pixels; a shorter move is a click. */
const CLICK_DISTANCE = 4;

export function Sortable({ items, strategy, onMove, onDragging, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: CLICK_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const texts = useDragTexts(items);
  const placeOf = (id: string | number) => items.findIndex((item) => item.id === id);

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    onDragging?.(false);
    if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={texts}
      onDragStart={() => onDragging?.(true)}
      onDragCancel={() => onDragging?.(false)}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={[...items]} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
