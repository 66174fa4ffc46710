import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { OpenLink } from '@/components/list/OpenLink';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { type Bench, type Decision, dismiss } from './bench';
import { auditHeadline } from './headline';
import { queue } from './ownQueue';
import { useToldDecided } from './useToldDecided';

export function DecidedElsewhere({ bench }: { bench: Bench }) {
  const t = useTranslations();
  const notDone = bench.decisions.filter(({ phase }) => phase === 'refused' || phase === 'failed');
  const last = notDone.at(-1);
  const text = useWhy(last, bench);
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

function useWhy(decision: Decision | undefined, { items }: Bench): string | undefined {
  const told = useToldDecided();
  if (!decision) return undefined;
  const now = items.get(decision.item.id);
  return (decision.phase === 'refused' && now && told(now)) || decision.message;
}
