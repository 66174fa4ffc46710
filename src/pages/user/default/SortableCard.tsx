import { HolderOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useIntl } from '@umijs/max';
import { Button, type MenuProps } from 'antd';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { SceneCard } from './SceneCard';

/** A card with a handle to drag it by. */
export function SortableCard({ scene, items }: { scene: SceneTemplate; items: MenuProps['items'] }) {
  const { formatMessage } = useIntl();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: scene.id,
    attributes: { roleDescription: formatMessage({ id: 'sceneOrder.role' }) },
  });

  const handle = (
    <Button
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      type="text"
      size="small"
      icon={<HolderOutlined />}
      aria-label={formatMessage({ id: 'sceneOrder.handle' }, { name: scene.name })}
      style={{ cursor: 'grab', touchAction: 'none' }}
    />
  );

  return (
    <li
      ref={setNodeRef}
      className={isDragging ? 'fish-dragged' : undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <SceneCard scene={scene} items={items} handle={handle} />
    </li>
  );
}
