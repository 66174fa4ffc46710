import { rectSortingStrategy } from '@dnd-kit/sortable';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { Sortable } from '@/components/drag/Sortable';
import { SortableItem } from '@/components/drag/SortableItem';
import { InRow } from '@/components/list/OpenLink';
import type { ListState } from '@/components/list/useListState';
import type { MenuAction } from '@/components/MoreMenu';
import { SceneCard } from './SceneCard';

interface SortableCardsProps {
  list: ListState;
  scenes: SceneTemplate[];
  itemsOf: (scene: SceneTemplate, index: number) => MenuAction[];
  onMove: (from: number, to: number) => void;
}

export function SortableCards({ list, scenes, itemsOf, onMove }: SortableCardsProps) {
  return (
    <Sortable items={scenes} strategy={rectSortingStrategy} onMove={onMove}>
      {scenes.map((scene, index) => (
        <SortableItem key={scene.id} id={scene.id} name={scene.name}>
          {(handle) => (
            <InRow list={list} row={scene} index={index}>
              <SceneCard scene={scene} items={itemsOf(scene, index)} handle={handle} />
            </InRow>
          )}
        </SortableItem>
      ))}
    </Sortable>
  );
}
