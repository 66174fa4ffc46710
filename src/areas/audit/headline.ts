import type { AuditItem } from '@contract/audit';
import type { Translate } from '@/locales/useTranslations';

export function auditHeadline({ kind, title, text, target }: AuditItem, t: Translate): string {
  if (kind === 'avatar') return t('audit.headline.avatar');
  if (kind === 'cover') return target.name;
  return (kind === 'wish' ? text : title) ?? target.name;
}
