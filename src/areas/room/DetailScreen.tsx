import { history, useIntl, useSearchParams } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { useState } from 'react';
import { paths } from '@contract/paths';
import type { Room } from '@contract/room';
import { mayEdit } from '@contract/room/enums';
import { useDraftState } from '@/components/draft/useDraft';
import { useWayBack } from '@/components/list/origin';
import { notice } from '@/components/notice';
import { DetailHeader } from '@/components/page/DetailHeader';
import { PageHeader } from '@/components/page/PageHeader';
import { RecordBar } from '@/components/page/RecordBar';
import { RecordFailure } from '@/components/page/RecordFailure';
import { useRecord } from '@/components/page/useRecord';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { RecordLink } from '@/components/RecordLink';
import { listSpec } from './listFields';
import { RoomStatusTag } from './parts';
import { RoomDialog } from './RoomDialog';
import { RoomFacts } from './RoomFacts';
import { RoomForm } from './RoomForm';
import { RoomTabs } from './RoomTabs';
import { roomPath } from './roomPath';
import { isStep } from './steps';
import { useRoomMenu } from './useRoomMenu';

/** One activity room, or without an id a new one. */
export default function RoomDetail() {
  const [params] = useSearchParams();
  const id = params.get('id');
  if (!id) return <New />;
  return (
    <>
      <RecordBar path={paths.room.pageList} spec={listSpec} id={id} addressOf={(other) => roomPath(other)} />
      <Existing key={id} id={id} wantsEdit={params.has('edit')} />
    </>
  );
}

function New() {
  const { formatMessage } = useIntl();
  const back = useWayBack('/activity/room');
  return (
    <>
      <PageHeader title={formatMessage({ id: 'room.create' })} line={formatMessage({ id: 'room.create.line' })} />
      <Card>
        <RoomForm
          onSaved={({ id, title }) => {
            notice.success(formatMessage({ id: 'room.created' }, { title }));
            history.replace(roomPath(id), history.location.state);
          }}
          onCancel={() => history.push(back.to, back.state)}
        />
      </Card>
    </>
  );
}

function Existing({ id, wantsEdit }: { id: string; wantsEdit: boolean }) {
  const { formatMessage } = useIntl();
  const { record: room, failure, refresh, setRecord } = useRecord(paths.room.detail, id);
  useRecentlyOpened(room && { type: 'room', id, title: room.title, subtitle: String(room.number) });
  const [asked, setAsked] = useDraftState('asked', isStep);
  // Counts what was done here, so that the timeline is asked anew.
  const [done, setDone] = useState(0);
  const menuOf = useRoomMenu((step) => setAsked(step), { withEdit: false });
  const setEditing = (edit: boolean) => history.replace(roomPath(id, { edit }), history.location.state);

  if (failure) return <RecordFailure failure={failure} list="/activity/room" onRetry={refresh} />;
  if (!room) return <Skeleton active />;

  const editable = mayEdit(room.status);
  const editing = wantsEdit && editable;
  const onSaved = (saved: Room) => {
    notice.success(formatMessage({ id: 'room.saved' }, { title: saved.title }));
    setRecord(saved);
    setDone(done + 1);
    setEditing(false);
  };
  const onDone = () => {
    refresh();
    setDone(done + 1);
  };
  const host = {
    key: 'host',
    label: formatMessage({ id: 'room.host' }),
    children: (
      <RecordLink type="user" id={room.host.id}>
        <bdi>{room.host.nickname}</bdi> {room.host.number}
      </RecordLink>
    ),
  };

  return (
    <>
      <DetailHeader
        title={room.title}
        line={room.number}
        tag={<RoomStatusTag room={room} />}
        items={menuOf(room)}
        onEdit={editable && !editing ? () => setEditing(true) : undefined}
      />
      <div className={editing ? 'fish-columns' : 'fish-columns fish-columns-wide'}>
        <div>
          {editing ? (
            <Card size="small" title={formatMessage({ id: 'room.facts' })}>
              <RoomForm room={room} onSaved={onSaved} onCancel={() => setEditing(false)} />
            </Card>
          ) : (
            <RoomFacts room={room} items={[host]} />
          )}
        </div>
        <div>
          <RoomTabs type="room" id={id} done={done} />
        </div>
      </div>
      {asked && <RoomDialog step={asked} room={room} onDone={onDone} onClose={() => setAsked(undefined)} />}
    </>
  );
}
