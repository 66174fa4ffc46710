import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { MenuButton } from '@/components/MenuButton';
import { useTranslations } from '@/locales/useTranslations';
import type { FilterField } from './fields';

interface AddFilterProps {
  fields: readonly FilterField[];
  onAdd: (name: string) => void;
}

/** One button for all filters that are not set. */
export function AddFilter({ fields, onAdd }: AddFilterProps) {
  const t = useTranslations();
  if (!fields.length) return null;
  const items = fields.map(({ name, label }) => ({ key: name, label: t(label) }));
  return (
    <MenuButton menu={{ items, onClick: ({ key }) => onAdd(key) }}>
      {(opens) => (
        <Button {...opens} shape="round" color="default" variant="dashed" icon={<PlusOutlined aria-hidden />}>
          {t('list.add')}
        </Button>
      )}
    </MenuButton>
  );
}
