import { RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslations } from '@/locales/useTranslations';
import { useNarrow } from './useNarrow';

interface RowButtonProps {
  /** Of the row. */
  name: string;
  onClick: () => void;
  children: string;
}

/** At the end of a row that has no page of its own. */
export function RowButton({ name, onClick, children }: RowButtonProps) {
  const t = useTranslations();
  const narrow = useNarrow();
  return (
    <span className="fish-row-actions">
      <Button
        type={narrow ? 'text' : 'link'}
        size="small"
        className={narrow ? 'fish-more' : 'fish-inline'}
        aria-label={t('text.named', { name: children, value: name })}
        icon={narrow && <RightOutlined aria-hidden />}
        onClick={onClick}
      >
        {!narrow && children}
      </Button>
    </span>
  );
}
