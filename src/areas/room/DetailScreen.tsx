import { history, useSearchParams } from '@umijs/max';
import { pathTo } from '@config/pathTo';
import type { Room } from '@contract/room';
import { roomCalls } from '@contract/room/calls';
import { mayEdit } from '@contract/room/enums';
import { Card } from '@/components/boundary';
import { useDraftState } from '@/components/draft/useDraft';
import { textOf } from '@/components/format';
import { notice } from '@/components/notice';
import { CreatePage } from '@/components/page/CreatePage';
import { DetailHeader } from '@/components/page/DetailHeader';
import { factOf } from '@/components/page/Facts';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { RecordSkeleton } from '@/components/page/RecordSkeleton';
import { useChanges } from '@/components/page/useChanges';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { RecordLink } from '@/components/RecordLink';
import { useTranslations } from '@/locales/useTranslations';
import { useHas } from '@/request/availability';
import { isRoomAction } from './actions';
import { listSpec } from './listFields';
import { RoomStatusTag } from './parts';
import { RoomDialog } from './RoomDialog';
import { RoomFacts } from './RoomFacts';
import { RoomFigures } from './RoomFigures';
import { RoomForm } from './RoomForm';
import { RoomTabs } from './RoomTabs';
import { roomPath } from './roomPath';
import { useRoomMenu } from './useRoomMenu';

export default function RoomDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) return <CreateRoom />;
  return (
    <>
      <RecordBar
        path={roomCalls.pageList}
        list={pathTo('/activity/room')}
        spec={listSpec}
        id={id}
        addressOf={(other) => roomPath(other)}
      />
      <RoomRecord key={id} id={id} wantsEdit={params.has('edit')} />
    </>
  );
}

function CreateRoom() {
  const text = useTranslations('room');
  return (
    <CreatePage<Room>
      title={text('create')}
      line={text('create.line')}
      list={pathTo('/activity/room')}
      pathOf={roomPath}
      created={({ title }) => text('created', { title })}
    >
      {(form) => <RoomForm {...form} />}
    </CreatePage>
  );
}

function RoomRecord({ id, wantsEdit }: { id: string; wantsEdit: boolean }) {
  const t = useTranslations();
  const { record: room, failure, refresh, setRecord } = useRecord(roomCalls.detail, id);
  useRecentlyOpened(room && { type: 'room', id, title: room.title, subtitle: textOf(room.number) });
  const [dialog, setDialog] = useDraftState('dialog', isRoomAction);
  const [changes, noteChange] = useChanges();
  const menuOf = useRoomMenu({ onAsk: (action) => setDialog(action), onCopied: refresh, withEdit: false });
  const mayWrite = useHas(roomCalls.saveOrUpdate);
  const setEditing = (edit: boolean) => history.replace(roomPath(id, { edit }), history.location.state);

  if (failure) return <RecordFailure failure={failure} list={pathTo('/activity/room')} onRetry={refresh} />;
  if (!room) return <RecordSkeleton />;

  const editable = mayEdit(room.status);
  const editing = wantsEdit && editable && mayWrite;
  const onSaved = (saved: Room) => {
    notice.success(t('room.saved', { title: saved.title }));
    setRecord(saved);
    noteChange();
    setEditing(false);
  };
  const onDone = () => {
    refresh();
    noteChange();
  };
  const host = factOf(t)(
    'room.host',
    <RecordLink type="user" id={room.host.id}>
      <bdi>{room.host.nickname}</bdi> {room.host.number}
    </RecordLink>,
  );

  return (
    <>
      <DetailHeader
        title={room.title}
        line={room.number}
        tag={<RoomStatusTag room={room} />}
        items={menuOf(room)}
        edit={editable && !editing ? { call: roomCalls.saveOrUpdate, start: () => setEditing(true) } : undefined}
      />
      {!editing && <RoomFigures room={room} />}
      <div className={editing ? 'fish-columns' : 'fish-columns fish-columns-wide'}>
        <div>
          {editing ? (
            <Card size="small" title={t('room.facts')}>
              <RoomForm room={room} onSaved={onSaved} onCancel={() => setEditing(false)} />
            </Card>
          ) : (
            <RoomFacts room={room} items={[host]} />
          )}
        </div>
        <div>
          <RoomTabs type="room" id={id} changes={changes} />
        </div>
      </div>
      {dialog && (
        <RoomDialog
          action={dialog}
          room={room}
          onDone={onDone}
          onEdit={() => setEditing(true)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
