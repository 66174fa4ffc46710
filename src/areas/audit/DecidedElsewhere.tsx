import { CloseOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { auditState } from '@contract/audit/enums';
import { OpenLink } from '@/components/list/OpenLink';
import { kinds } from '@/components/RecordLink/kinds';
import { useLabels } from '@/components/StatusTag';
import { type Bench, type Decision, dismiss } from './bench';
import { headlineOf } from './headline';
import { queue } from './ownQueue';

/** One calm line above the rows: what was not decided as one wished, and why. It stands in nobody's way. */
export function DecidedElsewhere({ bench, said }: { bench: Bench; said?: string }) {
  const { formatMessage } = useIntl();
  const notDone = bench.decisions.filter(({ phase }) => phase === 'refused' || phase === 'failed');
  const last = notDone.at(-1);
  const text = useWhy(last, bench);
  return (
    <div className="fish-audit-told" role="status">
      {said && <span>{said}</span>}
      {!said && last && (
        <>
          <OpenLink to={kinds.audit.path(last.item.id)}>
            {headlineOf(last.item, (id) => formatMessage({ id }))}
          </OpenLink>
          <span>{text}</span>
          {notDone.length > 1 && <span>{formatMessage({ id: 'audit.told.more' }, { count: notDone.length - 1 })}</span>}
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={formatMessage({ id: 'audit.told.close' })}
            onClick={() => queue.step(dismiss)}
          />
        </>
      )}
    </div>
  );
}

function useWhy(decision: Decision | undefined, { items }: Bench): string | undefined {
  const { formatMessage } = useIntl();
  const label = useLabels();
  if (!decision) return undefined;
  const now = items.get(decision.item.id);
  if (now?.reviewer && now.state !== 'pending' && decision.phase === 'refused')
    return formatMessage(
      { id: 'audit.told.decided' },
      { name: now.reviewer.nickname, state: label(auditState, now.state) },
    );
  return decision.message;
}
