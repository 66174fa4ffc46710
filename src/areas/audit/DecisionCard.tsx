import { Button, Flex, Typography } from 'antd';
import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import { Card, withBoundary } from '@/components/boundary';
import { useFormat } from '@/components/format';
import { KeyCaps } from '@/components/shortcuts/KeyCaps';
import { useShortcut } from '@/components/shortcuts/useShortcut';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { DecisionMade } from './DecisionMade';
import { NotDone } from './NotDone';
import { queue } from './ownQueue';
import { isHeld, isOnItsWay } from './queueState';
import { UndoBar } from './UndoBar';
import type { Approval } from './useApproval';

export type AuditDialog = 'approve' | 'reject' | 'correct';

interface DecisionCardProps {
  item: AuditItem;
  approval: Approval;
  onAsk: (dialog: AuditDialog) => void;
}

/** Who holds an item, or who decided it and why; with the buttons to decide it. */
export const DecisionCard = withBoundary(function DecisionCard({ item, approval, onAsk }: DecisionCardProps) {
  const t = useTranslations();
  const { dateTime } = useFormat();
  const { state, claimedBy, claimedUntil } = item;
  const held = isHeld(item, queue.who()) ? claimedBy : null;
  const { decision } = approval;
  const underway = decision !== undefined && isOnItsWay(decision);
  const open = useHas(auditCalls.review) && state === 'pending' && !held && !underway;
  useShortcut({ keys: 'a', label: 'audit.key.approve', group: 'audit', when: open }, () => onAsk('approve'));
  useShortcut({ keys: 'r', label: 'audit.reject', group: 'audit', when: open }, () => onAsk('reject'));

  return (
    <Card size="small" title={t('audit.decision')}>
      {state !== 'pending' && <DecisionMade item={item} onCorrect={() => onAsk('correct')} />}
      {held && t('audit.decision.held', { name: held.nickname, until: claimedUntil ? dateTime(claimedUntil) : '' })}
      {underway && (
        <Flex vertical gap={12}>
          {t('audit.decision.leaving')}
          <UndoBar onUndo={approval.undo} />
        </Flex>
      )}
      {decision?.message && (
        <Typography.Paragraph role="alert">
          <NotDone decision={decision} />
        </Typography.Paragraph>
      )}
      {open && (
        <Flex vertical gap={12}>
          {t('audit.decision.waiting')}
          <div className="fish-audit-buttons">
            <Button type="primary" aria-keyshortcuts="a" onClick={() => onAsk('approve')}>
              {t('audit.approve')} <KeyCaps keys="a" />
            </Button>
            <Button danger aria-keyshortcuts="r" onClick={() => onAsk('reject')}>
              {t('audit.reject')} <KeyCaps keys="r" />
            </Button>
          </div>
        </Flex>
      )}
    </Card>
  );
});
