import { useState } from 'react';
import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { asPart, laterDialog } from '@/components/part';
import { useTranslations } from '@/locales/useTranslations';
import type { AuditManyAction } from './AuditManyDialog';
import { type Count, useCountedNow } from './useCountedNow';

const AuditManyDialog = laterDialog(async () => (await import('./AuditManyDialog')).AuditManyDialog);

const actions: readonly AuditManyAction[] = ['approve', 'reject'];

interface AuditBulkProps {
  list: List<AuditItem>;
  count?: Count;
}

export const AuditBulk = asPart(function AuditBulk({ list: read, count }: AuditBulkProps) {
  const t = useTranslations();
  const list = useCountedNow(read, count);
  const [dialog, setDialog] = useState<AuditManyAction>();
  const buttons = actions.map((key) => ({
    key,
    call: auditCalls.review,
    label: t(`audit.${key}`),
    onClick: () => setDialog(key),
  }));
  return (
    <>
      <SelectionBar list={list} actions={buttons} />
      {dialog && <AuditManyDialog action={dialog} list={list} onClose={() => setDialog(undefined)} />}
      <BulkProgress list={list} />
    </>
  );
});
