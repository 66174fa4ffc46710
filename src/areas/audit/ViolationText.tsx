import type { Violation } from '@contract/audit';
import { auditKind } from '@contract/audit/enums';
import { DAY_MS } from '@/components/format/day';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { presetOf } from './presetOf';

export function useViolationText() {
  const t = useTranslations();
  const label = useLabels();
  return {
    what: ({ type, kind, at, until }: Violation): string => {
      if (type === 'rejection') {
        return t('audit.story.rejected', { kind: kind ? label(auditKind, kind) : '' });
      }
      const days = until ? Math.max(1, Math.round((Date.parse(until) - Date.parse(at)) / DAY_MS)) : undefined;
      return t(days ? `audit.story.${type}` : `audit.story.${type}.forever`, { days });
    },
    why: ({ reasonCode, reason }: Violation): string => presetOf(label, { reasonCode, reason }) ?? reason ?? '',
  };
}
