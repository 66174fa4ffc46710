import { useMemo } from 'react';
import { peopleCalls } from '@contract/people/calls';
import { isRoomAction, RoomBulk, RoomDialog, roomSearch } from '@/areas/room';
import { useRowDialog } from '@/components/draft/useRowDialog';
import { textOf, useFormat } from '@/components/format';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { columnsOf, listSpec, presetsOf } from './fields';
import { PeopleTabs } from './PeopleTabs';
import { usePeopleCounts } from './usePeopleCounts';
import { usePeopleMenu } from './usePeopleMenu';

export function RoomList() {
  const t = useTranslations();
  const { number, dayTime } = useFormat();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ t, number, dayTime, label }), [t, number, dayTime, label]);
  const list = useList(peopleCalls.pageList, listSpec, columns);
  const { dialog, openDialog, closeDialog } = useRowDialog(
    (id, options) => call(peopleCalls.detail, { id }, options),
    isRoomAction,
  );
  const menuOf = usePeopleMenu(openDialog);
  const counts = usePeopleCounts(list.refreshedAt);
  const title = t('people.title');

  return (
    <ListPage
      list={list}
      title={title}
      tabs={<PeopleTabs tab="rooms" />}
      line={counts && t('people.line', counts)}
      presets={presetsOf(t)}
      search={roomSearch}
    >
      <ListTable
        label={title}
        list={list}
        actions={(room) => (
          <RowActions name={textOf(room.number)} to={recordTypes.people.path(room.id)} items={menuOf(room)} />
        )}
        empty={t('people.empty')}
        bulk={[peopleCalls.recommend, peopleCalls.freeze, peopleCalls.changeStatus]}
      />
      <RoomBulk type="people" list={list} actions={['recommend', 'freeze', 'close']} />
      {dialog && <RoomDialog action={dialog.action} room={dialog.record} onDone={list.refresh} onClose={closeDialog} />}
    </ListPage>
  );
}
