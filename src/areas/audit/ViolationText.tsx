import { useIntl } from '@umijs/max';
import type { Violation } from '@contract/audit';
import { auditKind, rejectReason } from '@contract/audit/enums';
import { useLabels } from '@/components/StatusTag';

const DAY_MS = 86_400_000;

/** What happened: `Room rejected`, `Muted for 3 days`. */
export function useViolationText() {
  const { formatMessage } = useIntl();
  const label = useLabels();
  return {
    what: ({ type, kind, at, until }: Violation): string => {
      if (type === 'rejection') {
        return formatMessage({ id: 'audit.story.rejected' }, { kind: kind ? label(auditKind, kind) : '' });
      }
      const days = until ? Math.max(1, Math.round((Date.parse(until) - Date.parse(at)) / DAY_MS)) : undefined;
      return formatMessage({ id: days ? `audit.story.${type}` : `audit.story.${type}.forever` }, { days });
    },
    why: ({ reasonCode, reason }: Violation): string =>
      reasonCode && reasonCode !== 'other' ? label(rejectReason, reasonCode) : (reason ?? ''),
  };
}
