import { arrayMove } from '@dnd-kit/sortable';
import { useLatest } from 'ahooks';
import { useRef, useState } from 'react';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { useAction } from '@/components/form/useAction';
import { call, isConflict } from '@/request';

interface Moved {
  ids: string[];
  /** Set once saved: the list that was saved. A list fetched later replaces this order. */
  over?: SceneTemplate[];
}

/**
 * The order of all scenes. A move shows at once and saves the whole order; moves made meanwhile are saved together
 * next. A refused move is undone; if someone added or removed a scene, `onConflict` reloads.
 */
export function useOrder(fetched: SceneTemplate[], onConflict: () => void) {
  const [moved, setMoved] = useState<Moved>();
  const latest = useLatest(fetched);
  const wanted = useRef<string[]>(undefined);

  const { run: save } = useAction(async () => {
    let saved: string[] | undefined;
    const settle = () => setMoved(saved && { ids: saved, over: latest.current });
    try {
      while (wanted.current) {
        const ids = wanted.current;
        wanted.current = undefined;
        await call(sceneTemplateCalls.reorder, { ids });
        saved = ids;
      }
      settle();
    } catch (error) {
      wanted.current = undefined;
      settle();
      if (isConflict(error)) onConflict();
      throw error;
    }
  });

  const isOutdated = moved?.over && moved.over !== fetched;
  const scenes = moved && !isOutdated ? inOrder(fetched, moved.ids) : fetched;

  /** Places count from 0. */
  const move = (from: number, to: number) => {
    const ids = arrayMove(
      scenes.map(({ id }) => id),
      from,
      to,
    );
    wanted.current = ids;
    setMoved({ ids });
    void save();
  };

  return { scenes, move };
}

function inOrder(scenes: SceneTemplate[], ids: string[]): SceneTemplate[] {
  const placeOf = new Map(ids.map((id, index) => [id, index + 1]));
  return scenes
    .map((scene) => ({ ...scene, sort: placeOf.get(scene.id) ?? scene.sort }))
    .sort((a, b) => a.sort - b.sort);
}
