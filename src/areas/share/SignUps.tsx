import { useMemo } from 'react';
import { shareCalls } from '@contract/share/calls';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { ShareTabs } from './parts/ShareTabs';
import { columnsOf, listSpec, presetsOf, search } from './signUpsFields';

export function SignUps() {
  const t = useTranslations();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ t, label }), [t, label]);
  const list = useList(shareCalls.signUps, listSpec, columns);
  const title = t('share.tab.signUps');
  return (
    <ListPage
      list={list}
      title={t('share.title')}
      fileTitle={title}
      line={t('share.line.signUps')}
      actions={<ShareTabs tab="signUps" />}
      presets={presetsOf(t)}
      search={search}
    >
      <ListTable
        label={title}
        list={list}
        actions={({ user }) => <RowActions name={user.nickname} to={recordTypes.user.path(user.id)} />}
        empty={t('share.signUps.none')}
      />
    </ListPage>
  );
}
