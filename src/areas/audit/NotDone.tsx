import { Button, Typography } from 'antd';
import { useTranslations } from '@/locales/useTranslations';
import { queue } from './ownQueue';
import type { Decision } from './queueState';

/** Why a decision was not accepted, with Retry if it did not arrive. */
export function NotDone({ decision: { message, phase, item } }: { decision: Decision }) {
  const t = useTranslations();
  if (!message) return null;
  return (
    <Typography.Text type="danger">
      {message}{' '}
      {phase === 'failed' && (
        <Button size="small" onClick={() => queue.retry(item.id)}>
          {t('action.retry')}
        </Button>
      )}
    </Typography.Text>
  );
}
