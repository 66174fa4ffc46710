import { Typography } from 'antd';
import type { Output } from '@contract/index';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { withBoundary } from '@/components/boundary';
import { ListFooter } from '@/components/list/ListFooter';
import { InRow } from '@/components/list/OpenLink';
import type { Counting } from '@/components/list/useExactTotal';
import type { ListState } from '@/components/list/useListState';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { SceneCard } from './SceneCard';
import { SortableCards } from './SortableCards';
import { useOrder } from './useOrder';
import type { Items } from './useSceneActions';
import { whyFixed } from './whyFixed';

interface SceneCardsProps {
  list: ListState & Counting;
  page: Output<typeof sceneTemplateCalls.list>;
  itemsOf: (scene: SceneTemplate, more?: Items) => Items;
  onConflict: () => void;
}

/** Scenes as cards; they can be sorted only when all are shown in their own order. */
export const SceneCards = withBoundary(function SceneCards({ list, page, itemsOf, onConflict }: SceneCardsProps) {
  const t = useTranslations();
  const { scenes, move } = useOrder(page.list, onConflict);
  const sortable = useHas(sceneTemplateCalls.reorder);
  const fixed = whyFixed(list, page.total);
  const text = useTranslations('sceneOrder');

  const itemsWithMoves = (scene: SceneTemplate, index: number) =>
    itemsOf(scene, [
      { type: 'divider' },
      { key: 'up', label: text('up'), disabled: index === 0, onClick: () => move(index, index - 1) },
      {
        key: 'down',
        label: text('down'),
        disabled: index === scenes.length - 1,
        onClick: () => move(index, index + 1),
      },
    ]);

  return (
    <>
      {sortable && (
        <Typography.Paragraph type="secondary" className="fish-small">
          {text(fixed ?? 'hint')}
        </Typography.Paragraph>
      )}
      <ul className="fish-cards" aria-label={t('sceneTemplate.title')}>
        {fixed || !sortable ? (
          scenes.map((scene, index) => (
            <li key={scene.id}>
              <InRow list={list} row={scene} index={index}>
                <SceneCard scene={scene} items={itemsOf(scene)} />
              </InRow>
            </li>
          ))
        ) : (
          <SortableCards list={list} scenes={scenes} itemsOf={itemsWithMoves} onMove={move} />
        )}
      </ul>
      {page.total > list.pageSize && <ListFooter list={list} page={page} />}
    </>
  );
});
