import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import type { MenuProps } from 'antd';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { SortableCard } from './SortableCard';
import { useDragTexts } from './useDragTexts';

interface SortableCardsProps {
  scenes: SceneTemplate[];
  itemsOf: (scene: SceneTemplate, index: number) => MenuProps['items'];
  onMove: (from: number, to: number) => void;
}

/** A press that moves less than this many pixels is a click. */
const CLICK_DISTANCE = 4;

/** Cards that are dragged into another order, by pointer or keyboard. */
export function SortableCards({ scenes, itemsOf, onMove }: SortableCardsProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: CLICK_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const texts = useDragTexts(scenes);

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    onMove(placeOf(active.id), placeOf(over.id));
  };
  const placeOf = (id: string | number) => scenes.findIndex((scene) => scene.id === id);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      // What is said about a move would stand in the list as if it were one of its items.
      accessibility={{ ...texts, container: document.body }}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={scenes} strategy={rectSortingStrategy}>
        {scenes.map((scene, index) => (
          <SortableCard key={scene.id} scene={scene} items={itemsOf(scene, index)} />
        ))}
      </SortableContext>
    </DndContext>
  );
}
