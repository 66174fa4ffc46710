import { useIntl } from '@umijs/max';
import { useMemo, useState } from 'react';
import type { AuditItem } from '@contract/audit';
import { paths } from '@contract/paths';
import { FilterBar } from '@/components/list/FilterBar';
import { useList } from '@/components/list/useList';
import { PageHeader } from '@/components/page/PageHeader';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { useSession } from '@/session';
import { BulkActions } from './BulkActions';
import { refresh } from './bench';
import { CorrectDialog } from './CorrectDialog';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import { Hints } from './Hints';
import { queue } from './ownQueue';
import { SummaryLine } from './SummaryLine';
import { Workbench } from './Workbench';

/** The moderation queue: what users submitted, decided one after the other. */
export default function AuditQueue() {
  const { formatMessage } = useIntl();
  const label = useLabels();
  const me = useSession().state.data?.id ?? '';
  const columns = useMemo(() => columnsOf((id) => formatMessage({ id }), label), [formatMessage, label]);
  const list = useList(paths.audit.pageList, listSpec, columns);
  const [correcting, setCorrecting] = useState<AuditItem>();

  return (
    <>
      <PageHeader title={formatMessage({ id: 'audit.title' })} line={<SummaryLine />} actions={<Hints />} />
      <SavedViews list={list} presets={presetsOf((id) => formatMessage({ id }), me)} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <Workbench list={list} onCorrect={setCorrecting} />
      <BulkActions list={list} />
      {correcting && (
        <CorrectDialog
          item={correcting}
          onDone={(item) => queue.step((bench) => refresh(bench, [item]))}
          onClose={() => setCorrecting(undefined)}
        />
      )}
    </>
  );
}
