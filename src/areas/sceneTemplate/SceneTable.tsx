import type { ComponentProps } from 'react';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { withBoundary } from '@/components/boundary';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { useTranslations } from '@/locales/useTranslations';
import { scenePath } from './scenePath';
import type { Items } from './useSceneActions';

interface SceneTableProps extends Omit<ComponentProps<typeof ListTable<SceneTemplate>>, 'label' | 'actions'> {
  itemsOf: (scene: SceneTemplate) => Items;
}

export const SceneTable = withBoundary(function SceneTable({ itemsOf, ...rest }: SceneTableProps) {
  const t = useTranslations();
  return (
    <ListTable<SceneTemplate>
      {...rest}
      label={t('sceneTemplate.title')}
      actions={(scene) => <RowActions name={scene.name} to={scenePath(scene.id)} items={itemsOf(scene)} />}
    />
  );
});
