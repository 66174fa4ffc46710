import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { OpenLink } from '@/components/list/OpenLink';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { auditHeadline } from './headline';
import { queue } from './ownQueue';
import { type Decision, dismiss, type QueueState } from './queueState';
import { useToldDecided } from './useToldDecided';

export function DecidedElsewhere({ state }: { state: QueueState }) {
  const t = useTranslations();
  const notDone = state.decisions.filter(({ phase }) => phase === 'refused' || phase === 'failed');
  const last = notDone.at(-1);
  const text = useWhy(last, state);
  return (
    <div className="fish-audit-told" role="status">
      {last && (
        <>
          <OpenLink to={recordTypes.audit.path(last.item.id)}>{auditHeadline(last.item, t)}</OpenLink>
          <span>{text}</span>
          {notDone.length > 1 && <span>{t('audit.told.more', { count: notDone.length - 1 })}</span>}
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('audit.told.close')}
            onClick={() => queue.step(dismiss)}
          />
        </>
      )}
    </div>
  );
}

function useWhy(decision: Decision | undefined, { items }: QueueState): string | undefined {
  const told = useToldDecided();
  if (!decision) return undefined;
  const now = items.get(decision.item.id);
  return (decision.phase === 'refused' && now && told(now)) || decision.message;
}
