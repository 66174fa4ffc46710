import { useIntl } from '@umijs/max';
import { Button, Card, Flex, Typography } from 'antd';
import type { AuditItem } from '@contract/audit';
import { auditState, rejectReason } from '@contract/audit/enums';
import { useFormat } from '@/components/format';
import { TimeText } from '@/components/format/TimeText';
import { RecordLink } from '@/components/RecordLink';
import { EnumText, useLabels } from '@/components/StatusTag';
import { KeyCaps } from '@/components/shortcuts/KeyCaps';
import { useShortcut } from '@/components/shortcuts/useShortcut';
import { isHeld } from './bench';
import { queue } from './ownQueue';

export type Asked = 'approve' | 'reject' | 'correct';

interface DecisionCardProps {
  item: AuditItem;
  /** A decision is being sent. */
  running: boolean;
  onAsk: (asked: Asked) => void;
}

/** How an item stands: who has it, or who decided it and why; and what can be decided about it. */
export function DecisionCard({ item, running, onAsk }: DecisionCardProps) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat();
  const { state, claimedBy, claimedUntil } = item;
  const held = isHeld(item, queue.who()) ? claimedBy : null;
  const open = state === 'pending' && !held;
  useShortcut({ keys: 'a', label: 'audit.key.approve', group: 'audit', when: open }, () => onAsk('approve'));
  useShortcut({ keys: 'r', label: 'audit.reject', group: 'audit', when: open }, () => onAsk('reject'));

  return (
    <Card size="small" title={formatMessage({ id: 'audit.decision' })}>
      {state !== 'pending' && <Made item={item} onCorrect={() => onAsk('correct')} />}
      {held &&
        formatMessage(
          { id: 'audit.decision.held' },
          { name: held.nickname, until: claimedUntil ? dateTime(claimedUntil) : '' },
        )}
      {open && (
        <Flex vertical gap={12}>
          {formatMessage({ id: 'audit.decision.waiting' })}
          <div className="fish-audit-buttons">
            <Button type="primary" loading={running} aria-keyshortcuts="a" onClick={() => onAsk('approve')}>
              {formatMessage({ id: 'audit.approve' })} <KeyCaps keys="a" />
            </Button>
            <Button danger aria-keyshortcuts="r" onClick={() => onAsk('reject')}>
              {formatMessage({ id: 'audit.reject' })} <KeyCaps keys="r" />
            </Button>
          </div>
        </Flex>
      )}
    </Card>
  );
}

function Made({ item, onCorrect }: { item: AuditItem; onCorrect: () => void }) {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const { state, reviewer, decidedAt, reasonCode, reason } = item;
  const by = (
    <RecordLink key="by" type="sysUser" id={reviewer?.id ?? null}>
      {reviewer?.nickname}
    </RecordLink>
  );
  const at = <TimeText key="at" value={decidedAt} />;
  return (
    <Flex justify="space-between" align="flex-start" gap={12}>
      <div>
        {formatMessage({ id: 'audit.decision.made' }, { state: label(auditState, state), name: by, at })}
        {reasonCode && (
          <div>
            <EnumText of={rejectReason} value={reasonCode} />
          </div>
        )}
        {reason && <Typography.Text className="fish-prose">{reason}</Typography.Text>}
      </div>
      <Button onClick={onCorrect}>{formatMessage({ id: 'audit.correct' })}</Button>
    </Flex>
  );
}
