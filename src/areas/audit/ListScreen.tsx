import { useMemo, useState } from 'react';
import type { AuditItem } from '@contract/audit';
import { auditCalls } from '@contract/audit/calls';
import { lazyDialog } from '@/components/boundary';
import { ExportButton } from '@/components/export/ExportButton';
import { FilterBar } from '@/components/list/FilterBar';
import { prefetchList } from '@/components/list/prefetch';
import { useList } from '@/components/list/useList';
import { PageHeader } from '@/components/page/PageHeader';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { AuditBulk } from './AuditBulk';
import type { AuditManyAction } from './AuditManyDialog';
import { columnsOf } from './columns';
import { listSpec, search } from './fields';
import { Hints } from './Hints';
import { queue } from './ownQueue';
import { refresh } from './queueState';
import { SummaryLine } from './SummaryLine';
import type { Count } from './useCountedNow';
import { Views } from './Views';
import { Workbench } from './Workbench';

const CorrectDialog = lazyDialog(async () => (await import('./CorrectDialog')).CorrectDialog);

export default function AuditQueue() {
  const t = useTranslations();
  const label = useLabels();
  const columns = useMemo(() => columnsOf(t, label), [t, label]);
  const list = useList(auditCalls.pageList, listSpec, columns);
  const [count, setCount] = useState<Count>();
  const [correcting, setCorrecting] = useState<AuditItem>();
  const [many, setMany] = useState<AuditManyAction>();

  const show = (item: AuditItem) => queue.step((state) => refresh(state, [item]));

  return (
    <>
      <PageHeader
        title={t('audit.title')}
        line={<SummaryLine />}
        actions={
          <>
            <Hints />
            <ExportButton list={list} title={t('audit.title')} />
          </>
        }
      />
      <Views list={list} count={count} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <Workbench list={list} onCounted={setCount} onCorrect={setCorrecting} onMany={setMany} />
      <AuditBulk list={list} count={count} asked={many} onAsk={setMany} />
      {correcting && (
        <CorrectDialog
          item={correcting}
          onDone={show}
          onOutdated={(now) => {
            show(now);
            if (now.state === correcting.state) setCorrecting(now);
          }}
          onClose={() => setCorrecting(undefined)}
        />
      )}
    </>
  );
}

AuditQueue.prefetch = prefetchList(auditCalls.pageList, listSpec);
