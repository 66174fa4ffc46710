import { useMemo } from 'react';
import { shareCalls } from '@contract/share/calls';
import { FilterBar } from '@/components/list/FilterBar';
import { ListTable } from '@/components/list/ListTable';
import { ListTools } from '@/components/list/ListTools';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useLabels } from '@/components/StatusTag';
import { SavedViews } from '@/components/views/SavedViews';
import { useTranslations } from '@/locales/useTranslations';
import { ShareHeader } from './parts/ShareHeader';
import { columnsOf, listSpec, presetsOf, search } from './signUpsFields';

export function SignUps() {
  const t = useTranslations();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ t, label }), [t, label]);
  const list = useList(shareCalls.signUps, listSpec, columns);
  const title = t('share.tab.signUps');
  return (
    <>
      <ShareHeader tab="signUps" actions={<ListTools list={list} title={title} />} />
      <SavedViews list={list} presets={presetsOf(t)} />
      <FilterBar list={list} search={search} fields={listSpec.fields} />
      <ListTable
        label={title}
        list={list}
        actions={({ user }) => <RowActions name={user.nickname} to={recordTypes.user.path(user.id)} />}
        empty={t('share.signUps.none')}
      />
    </>
  );
}
