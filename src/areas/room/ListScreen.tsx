import { history } from '@umijs/max';
import { useMemo } from 'react';
import { roomCalls } from '@contract/room/calls';
import { useRowDialog } from '@/components/draft/useRowDialog';
import { textOf, useFormat } from '@/components/format';
import { CreateLink } from '@/components/list/CreateLink';
import { ListPage } from '@/components/list/ListPage';
import { ListTable } from '@/components/list/ListTable';
import { useOriginHere } from '@/components/list/origin';
import { prefetchList } from '@/components/list/prefetch';
import { RowActions } from '@/components/list/RowActions';
import { useList } from '@/components/list/useList';
import { useLabels } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { isRoomAction } from './actions';
import { roomSearch } from './fields';
import { columnsOf, listSpec, presetsOf } from './listFields';
import { RoomBulk } from './RoomBulk';
import { RoomDialog } from './RoomDialog';
import { roomPath } from './roomPath';
import { useRoomCounts } from './useRoomCounts';
import { useRoomMenu } from './useRoomMenu';

export default function RoomList() {
  const t = useTranslations();
  const { number, dayTime } = useFormat();
  const label = useLabels();
  const columns = useMemo(() => columnsOf({ t, number, dayTime, label }), [t, number, dayTime, label]);
  const list = useList(roomCalls.pageList, listSpec, columns);
  const { dialog, openDialog, closeDialog } = useRowDialog(
    (id, options) => call(roomCalls.detail, { id }, options),
    isRoomAction,
  );
  const menuOf = useRoomMenu({ onAsk: openDialog, onCopied: list.refresh });
  const origin = useOriginHere();
  const counts = useRoomCounts(list.refreshedAt);
  const title = t('room.title');
  const create = <CreateLink to={roomPath()} label={t('room.create')} call={roomCalls.saveOrUpdate} />;

  return (
    <ListPage
      list={list}
      title={title}
      line={counts && t('room.line', counts)}
      actions={create}
      presets={presetsOf(t)}
      search={roomSearch}
    >
      <ListTable
        label={title}
        list={list}
        actions={(room) => <RowActions name={textOf(room.number)} to={roomPath(room.id)} items={menuOf(room)} />}
        empty={t('room.empty')}
        emptyAction={create}
        bulk={[roomCalls.changeStatus, roomCalls.recommend]}
      />
      <RoomBulk type="room" list={list} actions={['publish', 'recommend', 'close']} />
      {dialog && (
        <RoomDialog
          action={dialog.action}
          room={dialog.record}
          onDone={list.refresh}
          onEdit={() => history.push(roomPath(dialog.record.id, { edit: true }), { origin })}
          onClose={closeDialog}
        />
      )}
    </ListPage>
  );
}

RoomList.prefetch = prefetchList(roomCalls.pageList, listSpec);
