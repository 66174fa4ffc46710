import { useIntl } from '@umijs/max';
import { type ComponentProps, useMemo } from 'react';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { columnsOf } from './fields';
import { scenePath } from './scenePath';
import type { Items } from './useSceneActions';

interface SceneTableProps
  extends Omit<ComponentProps<typeof ListTable<SceneTemplate>>, 'label' | 'columns' | 'actions'> {
  itemsOf: (scene: SceneTemplate) => Items;
}

/** Blessed lands as a table. */
export function SceneTable({ itemsOf, ...rest }: SceneTableProps) {
  const { formatMessage } = useIntl();
  const columns = useMemo(() => columnsOf((id) => formatMessage({ id })), [formatMessage]);
  return (
    <ListTable<SceneTemplate>
      {...rest}
      label={formatMessage({ id: 'sceneTemplate.title' })}
      columns={columns}
      actions={(scene) => <RowActions name={scene.name} to={scenePath(scene.id)} items={itemsOf(scene)} />}
    />
  );
}
