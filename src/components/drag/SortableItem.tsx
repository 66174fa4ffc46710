import { HolderOutlined } from '@ant-design/icons';
import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslations } from '@/locales/useTranslations';

interface SortableItemProps {
  id: string;
  name: string;
  className?: string;
  children: (handle: ReactNode) => ReactNode;
}

export function SortableItem({ id, name, className = '', children }: SortableItemProps) {
  const t = useTranslations();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    attributes: { roleDescription: t('drag.role') },
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
          icon={<HolderOutlined aria-hidden />}
          aria-label={t('drag.handle', { name })}
          style={{ cursor: 'grab', touchAction: 'none' }}
        />,
      )}
    </li>
  );
}
