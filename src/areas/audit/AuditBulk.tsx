import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import { lazyDialog, withBoundary } from '@/components/boundary';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import type { AuditManyAction } from './AuditManyDialog';
import { type Count, useCountedNow } from './useCountedNow';

const AuditManyDialog = lazyDialog(async () => (await import('./AuditManyDialog')).AuditManyDialog);

const actions: readonly AuditManyAction[] = ['approve', 'reject'];

interface AuditBulkProps {
  list: List<AuditItem>;
  count?: Count;
  /** What is asked about now. */
  asked?: AuditManyAction;
  onAsk: (action?: AuditManyAction) => void;
}

export const AuditBulk = withBoundary(function AuditBulk({ list: read, count, asked, onAsk }: AuditBulkProps) {
  const t = useTranslations();
  const list = useCountedNow(read, count);
  const buttons = actions.map((key) => ({
    key,
    call: auditCalls.review,
    label: t(`audit.${key}`),
    onClick: () => onAsk(key),
  }));
  return (
    <>
      <SelectionBar list={list} actions={buttons} />
      {asked && <AuditManyDialog action={asked} list={list} onClose={() => onAsk(undefined)} />}
      <BulkProgress list={list} />
    </>
  );
});
