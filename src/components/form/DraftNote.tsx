import { useIntl } from '@umijs/max';
import { Alert, Button } from 'antd';

/** Says that what was typed before the session ended is back. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Alert
      role="status"
      type="info"
      className="fish-form-note"
      message={formatMessage({ id: 'draft.back' })}
      action={
        <Button size="small" onClick={onDiscard}>
          {formatMessage({ id: 'draft.discard' })}
        </Button>
      }
    />
  );
}
