import type { AuditItem } from '@contract/audit';
import { auditState } from '@contract/audit/enums';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';

/** Says who decided an item meanwhile, and how; nothing if nobody did. */
export function useToldDecided() {
  const t = useTranslations();
  const label = useLabels();
  return ({ reviewer, state }: AuditItem): string | undefined =>
    reviewer && state !== 'pending'
      ? t('audit.told.decided', { name: reviewer.nickname, state: label(auditState, state) })
      : undefined;
}
