import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { RefObject } from 'react';
import { MenuButton } from '@/components/MenuButton';
import { useTranslations } from '@/locales/useTranslations';
import type { FilterField } from './fields';

interface AddFilterProps {
  fields: readonly FilterField[];
  onAdd: (name: string) => void;
  /** Gets its button. */
  ref?: RefObject<HTMLButtonElement | null>;
}

/** One button for all filters that are not set. */
export function AddFilter({ fields, onAdd, ref }: AddFilterProps) {
  const t = useTranslations();
  if (!fields.length) return null;
  const items = fields.map(({ name, label }) => ({ key: name, label: t(label) }));
  return (
    <MenuButton ref={ref} menu={{ items, onClick: ({ key }) => onAdd(key) }}>
      {(opens) => (
        <Button {...opens} shape="round" color="default" variant="dashed" icon={<PlusOutlined aria-hidden />}>
          {t('list.add')}
        </Button>
      )}
    </MenuButton>
  );
}
