import { useMemo, useState } from 'react';
import type { Operation } from '@contract/operation';
import { operationCalls } from '@contract/operation.calls';
import { operationAction } from '@contract/operation.enums';
import { textOf } from '@/components/format';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { RowButton } from '@/components/list/RowButton';
import { useList } from '@/components/list/useList';
import { useChangesText } from '@/components/OperationTimeline/useChangesText';
import { useRecordName } from '@/components/RecordLink/useRecordName';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { LogTabs } from '../LogTabs';
import { columnsOf } from './columns';
import { presetsOf, search, specOf } from './fields';
import { OperationDrawer } from './OperationDrawer';
import { useKinds } from './useKinds';

export function OperationLog() {
  const t = useTranslations();
  const label = useLabels();
  const nameOf = useRecordName();
  const kinds = useKinds();
  const spec = useMemo(() => specOf(kinds), [kinds]);
  const [opened, setOpened] = useState<Operation>();
  const changesText = useChangesText();
  const columns = useMemo(
    () => columnsOf({ t, label, kinds, nameOf, changesText, onOpen: setOpened }),
    [t, label, kinds, nameOf, changesText],
  );
  const list = useList(operationCalls.pageList, spec, columns);
  const title = t('log.operation.title');
  return (
    <ListPage
      list={list}
      title={title}
      line={t('log.operation.line')}
      tabs={<LogTabs tab="operations" />}
      presets={presetsOf(t)}
      search={search}
    >
      <ListTable
        label={title}
        list={list}
        actions={(operation) => (
          <RowButton
            name={`${label(operationAction, operation.action)} ${textOf(nameOf(operation.targetType, operation.targetName))}`}
            onClick={() => setOpened(operation)}
          >
            {t('log.operation.details')}
          </RowButton>
        )}
        empty={t('log.operation.empty')}
      />
      <OperationDrawer operation={opened} kinds={kinds} onClose={() => setOpened(undefined)} />
    </ListPage>
  );
}
