import { useIntl } from '@umijs/max';
import { Typography } from 'antd';
import type { Output } from '@contract/index';
import type { paths } from '@contract/paths';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { ListFooter } from '@/components/list/ListFooter';
import { InRow } from '@/components/list/OpenLink';
import type { ListState } from '@/components/list/useListState';
import { SceneCard } from './SceneCard';
import { SortableCards } from './SortableCards';
import { useOrder } from './useOrder';
import type { Items } from './useSceneActions';
import { whyFixed } from './whyFixed';

interface SceneCardsProps {
  list: ListState;
  page: Output<typeof paths.sceneTemplate.list>;
  /** The menu of a card, with more items in it. */
  itemsOf: (scene: SceneTemplate, more?: Items) => Items;
  onConflict: () => void;
}

/** Blessed lands as cards; they can be moved when all stand there in their order. */
export function SceneCards({ list, page, itemsOf, onConflict }: SceneCardsProps) {
  const { formatMessage } = useIntl();
  const { scenes, move } = useOrder(page.list, onConflict);
  const fixed = whyFixed(list, page.total);
  const text = (key: string) => formatMessage({ id: `sceneOrder.${key}` });

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
      <Typography.Paragraph type="secondary" className="fish-small">
        {text(fixed ?? 'hint')}
      </Typography.Paragraph>
      <ul className="fish-cards" aria-label={formatMessage({ id: 'sceneTemplate.title' })}>
        {fixed ? (
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
      {page.total > list.pageSize && <ListFooter list={list} total={page.total} />}
    </>
  );
}
