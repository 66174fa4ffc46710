import { useIntl } from '@umijs/max';
import type { ComponentProps } from 'react';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { scenePath } from './scenePath';
import type { Items } from './useSceneActions';

interface SceneTableProps extends Omit<ComponentProps<typeof ListTable<SceneTemplate>>, 'label' | 'actions'> {
  itemsOf: (scene: SceneTemplate) => Items;
}

/** Blessed lands as a table. */
export function SceneTable({ itemsOf, ...rest }: SceneTableProps) {
  const { formatMessage } = useIntl();
  return (
    <ListTable<SceneTemplate>
      {...rest}
      label={formatMessage({ id: 'sceneTemplate.title' })}
      actions={(scene) => <RowActions name={scene.name} to={scenePath(scene.id)} items={itemsOf(scene)} />}
    />
  );
}
