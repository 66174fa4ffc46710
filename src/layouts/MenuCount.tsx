import { pathTo } from '@config/pathTo';
import { auditCalls } from '@contract/audit/calls';
import { setWaitingAuditCount, useWaitingAuditCount } from '@/areas/audit';
import { useFormat } from '@/components/format';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { useHas } from '@/request/availability';
import { useCall } from '@/request/useCall';

/** The entry of the menu that has a count behind it. */
export const WITH_COUNT = pathTo('/activity/audit');
const EVERY_MS = 60_000;

/** Asks at intervals how many items wait for audit. The audit screen updates the number itself. */
export function useWaitingAudits(at: string): void {
  useCall((options) => call(auditCalls.summary, { since: new Date().toISOString() }, options), [], {
    ready: useHas(auditCalls.summary) && at !== WITH_COUNT,
    pollingInterval: EVERY_MS,
    pollingWhenHidden: false,
    onSuccess: ({ waiting }) => setWaitingAuditCount(waiting),
  });
}

export function WaitingAudits({ at }: { at: string }): null {
  useWaitingAudits(at);
  return null;
}

export function MenuCount() {
  const t = useTranslations();
  const { number } = useFormat();
  const count = useWaitingAuditCount();
  if (!count) return null;
  return (
    // Hidden from screen readers, because the audit page itself says it.
    <span className="fish-menu-count" aria-hidden title={t('audit.line.waiting', { count })}>
      {number(count)}
    </span>
  );
}
