import { Button } from 'antd';
import { peopleCalls } from '@contract/people/calls';
import { roomCalls } from '@contract/room/calls';
import { Has } from '@/components/availability/Has';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useFormat } from '@/components/format';
import { notice } from '@/components/notice';
import { useRecord } from '@/components/page/useRecord';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { type AnyRoom, roomTypeOf } from './AnyRoom';
import { isGrave, needsReason, perform, type RoomAction } from './actions';

interface RoomDialogProps {
  action: RoomAction;
  room: AnyRoom;
  onDone: () => void;
  /** Opens its form, for what has to be changed first. */
  onEdit?: () => void;
  onClose: () => void;
}

export const RoomDialog = withDialogBoundary(function RoomDialog({
  action,
  room: given,
  onDone,
  onEdit,
  onClose,
}: RoomDialogProps) {
  const t = useTranslations();
  const type = roomTypeOf(given);
  // Read again: the number of visitors may have changed since the row was read.
  const room = useRecord(type === 'people' ? peopleCalls.detail : roomCalls.detail, given.id).record ?? given;
  const consequence = useConsequence(action, room);
  const isTooLate = action === 'publish' && isOver(room);
  const text = (key: '.done' | '.title' | '') => t(`room.${action}${key}`, { title: room.title });

  const send = async ({ reason }: { reason: string }) => {
    await perform(action, room, reason, { notice: false });
    notice.success(text('.done'));
    onDone();
  };

  return (
    <ConfirmDialog
      name={`${type}.${action}.${room.id}`}
      lookAt={recordTypes[type].path(room.id)}
      title={text('.title')}
      consequence={
        <>
          {consequence}
          {isTooLate && onEdit && <EditFirst onClick={onEdit} onClose={onClose} />}
        </>
      }
      okText={text('')}
      ready={!isTooLate}
      danger={isGrave(action)}
      withoutReason={!needsReason(action)}
      onSubmit={send}
      onClose={onClose}
    />
  );
});

const isOver = ({ endsAt }: AnyRoom) => new Date(endsAt).getTime() <= Date.now();

function EditFirst({ onClick, onClose }: { onClick: () => void; onClose: () => void }) {
  const t = useTranslations();
  const edit = () => {
    onClose();
    onClick();
  };
  return (
    <Has call={roomCalls.saveOrUpdate}>
      {' '}
      <Button type="link" size="small" className="fish-inline" onClick={edit}>
        {t('action.edit')}
      </Button>
    </Has>
  );
}

function useConsequence(action: RoomAction, room: AnyRoom) {
  const t = useTranslations();
  const { dayTime } = useFormat();
  const { title, online, status, startsAt, endsAt } = room;
  const values = { title, online, starts: dayTime(startsAt), ends: dayTime(endsAt) };

  if (action === 'publish') {
    if (isOver(room)) return t('room.publish.consequence.over', values);
    return t(`room.publish.consequence${new Date(startsAt).getTime() <= Date.now() ? '.now' : ''}`, values);
  }
  if (action !== 'close' && action !== 'freeze') return t(`room.${action}.consequence`, values);
  return (
    <>
      {t(`room.${action}.consequence${status === 'live' ? '.live' : ''}`, values)}
      {roomTypeOf(room) === 'people' && action === 'close' && <div>{t('people.ownerReads')}</div>}
      {'auditState' in room && room.auditState === 'pending' && action === 'close' && (
        <div>{t('people.close.audit')}</div>
      )}
    </>
  );
}
