import { Typography } from 'antd';
import type { ReactNode } from 'react';
import type { AuditItem } from '@contract/audit';
import { withInlineBoundary } from '@/components/boundary';
import { RecordLink } from '@/components/RecordLink';
import { useTranslations } from '@/locales/useTranslations';
import { useSession } from '@/session';
import { isHeld } from './queueState';

/** The owner and what speaks against them: `Self-built room by 陈默 100120 · 2 earlier violations · 3 reports`. */
export const Byline = withInlineBoundary(function Byline({ item }: { item: AuditItem }) {
  const t = useTranslations();
  const me = useSession().state.data?.id ?? '';
  const { kind, submitter, violations, reports, stones, previous, claimedBy } = item;
  const bold = (text: ReactNode) => <strong key="name">{text}</strong>;
  const link = (
    <RecordLink key="who" type="user" id={submitter.id}>
      <bdi>{submitter.nickname}</bdi> {submitter.number}
    </RecordLink>
  );
  const parts: { key: string; part: ReactNode }[] = [
    { key: 'who', part: t(`audit.by.${kind}`, { who: link }) },
    {
      key: 'violations',
      part: violations ? (
        <Typography.Text type="danger">{t('audit.violations', { count: violations })}</Typography.Text>
      ) : (
        t('audit.violations', { count: 0 })
      ),
    },
  ];
  if (reports) parts.push({ key: 'reports', part: t('audit.reports', { count: reports }) });
  if (stones) parts.push({ key: 'stones', part: t('audit.stones', { count: stones }) });
  if (kind === 'nickname' && previous)
    parts.push({ key: 'was', part: t('audit.was', { name: <bdi key="was">{previous}</bdi> }) });
  if (claimedBy && isHeld(item, { me, now: Date.now() }))
    parts.push({ key: 'held', part: t('audit.held', { name: claimedBy.nickname, b: bold }) });

  return (
    <div className="fish-audit-byline">
      {parts.map(({ key, part }) => (
        <span key={key}>{part}</span>
      ))}
    </div>
  );
});
