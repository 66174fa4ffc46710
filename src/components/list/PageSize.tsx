import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { PAGE_SIZES } from '@contract/paging';
import { MenuButton } from '@/components/MenuButton';
import { useTranslations } from '@/locales/useTranslations';

interface PageSizeProps {
  /** Rows of a page. */
  value: number;
  onChange: (size: number) => void;
}

/** How many rows a page has: antd's own choice would bring its `Select` to every list. */
export function PageSize({ value, onChange }: PageSizeProps) {
  const t = useTranslations();
  const items = PAGE_SIZES.map((size) => ({ key: String(size), label: t('list.pageSize', { size }) }));
  return (
    <MenuButton
      placement="topRight"
      menu={{ items, selectable: true, selectedKeys: [String(value)], onClick: ({ key }) => onChange(Number(key)) }}
    >
      {(opens) => (
        <Button {...opens} icon={<DownOutlined aria-hidden />} iconPosition="end">
          {t('list.pageSize', { size: value })}
        </Button>
      )}
    </MenuButton>
  );
}
