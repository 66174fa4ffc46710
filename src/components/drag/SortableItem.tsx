import { HolderOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import type { ReactNode } from 'react';

interface SortableItemProps {
  id: string;
  name: string;
  className?: string;
  /** What it looks like, with the handle to drag it by. */
  children: (handle: ReactNode) => ReactNode;
}

/** An item of a list that can be dragged into another order (`Sortable`). */
export function SortableItem({ id, name, className = '', children }: SortableItemProps) {
  const { formatMessage } = useIntl();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: formatMessage({ id: 'drag.role' }) },
  });

  return (
    <li
      ref={setNodeRef}
      className={isDragging ? `${className} fish-dragged` : className}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(
        <Button
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          type="text"
          size="small"
          icon={<HolderOutlined />}
          aria-label={formatMessage({ id: 'drag.handle' }, { name })}
          style={{ cursor: 'grab', touchAction: 'none' }}
        />,
      )}
    </li>
  );
}
