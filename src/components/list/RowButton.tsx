import { RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useNarrow } from './useNarrow';

interface RowButtonProps {
  /** Of the row. */
  name: string;
  onClick: () => void;
  children: string;
}

/** At the end of a row that has no page of its own. */
export function RowButton({ name, onClick, children }: RowButtonProps) {
  const narrow = useNarrow();
  return (
    <span className="fish-row-actions">
      <Button
        type={narrow ? 'text' : 'link'}
        size="small"
        className={narrow ? 'fish-more' : 'fish-inline'}
        aria-label={`${children}: ${name}`}
        icon={narrow && <RightOutlined aria-hidden />}
        onClick={onClick}
      >
        {!narrow && children}
      </Button>
    </span>
  );
}
