import { useMemo } from 'react';
import { logCalls } from '@contract/log/calls';
import { Has } from '@/components/availability/Has';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { usePlaceName } from '@/components/place/usePlaceName';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { Bursts } from './Bursts';
import { columnsOf, listSpec, presetsOf, search } from './fields';
import { LogTabs } from './LogTabs';
import { Today } from './Today';

export function LoginLog() {
  const t = useTranslations();
  const label = useLabels();
  const placeName = usePlaceName();
  const columns = useMemo(() => columnsOf({ t, label, placeName }), [t, label, placeName]);
  const list = useList(logCalls.pageList, listSpec, columns);
  const title = t('log.title');

  return (
    <ListPage
      list={list}
      title={title}
      line={<Today refreshedAt={list.refreshedAt} />}
      tabs={<LogTabs tab="signIns" />}
      lead={
        <Has call={logCalls.bursts}>
          <Bursts refreshedAt={list.refreshedAt} />
        </Has>
      }
      presets={presetsOf(t)}
      search={search}
    >
      <ListTable
        label={title}
        list={list}
        actions={({ account, sysUserId }) =>
          sysUserId && <RowActions name={account} to={recordTypes.sysUser.path(sysUserId)} />
        }
        empty={t('log.empty')}
      />
    </ListPage>
  );
}
