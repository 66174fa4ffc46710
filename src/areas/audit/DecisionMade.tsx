import { Button, Flex } from 'antd';
import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import { auditState } from '@contract/audit/enums';
import { AdminLink } from '@/components/AdminLink';
import { Has } from '@/components/availability/Has';
import { TimeText } from '@/components/format/TimeText';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { presetOf } from './presetOf';

/** How it was decided, by whom and why; with the button to correct that. */
export function DecisionMade({ item, onCorrect }: { item: AuditItem; onCorrect: () => void }) {
  const t = useTranslations();
  const label = useLabels();
  const { state, reviewer, decidedAt, reason } = item;
  const preset = presetOf(label, item);
  const by = <AdminLink key="by" id={reviewer?.id} name={reviewer?.nickname} />;
  const at = <TimeText key="at" value={decidedAt} />;
  return (
    <Flex justify="space-between" align="flex-start" gap={12}>
      <div>
        {t('audit.decision.made', { state: label(auditState, state), name: by, at })}
        {preset && <div>{preset}</div>}
        {reason && <div className="fish-prose">{reason}</div>}
      </div>
      <Has call={auditCalls.correct}>
        <Button onClick={onCorrect}>{t('audit.correct')}</Button>
      </Has>
    </Flex>
  );
}
