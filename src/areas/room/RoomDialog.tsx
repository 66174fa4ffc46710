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
import { isGrave, needsReason, perform, type RoomStep } from './steps';

interface RoomDialogProps {
  step: RoomStep;
  room: AnyRoom;
  onDone: () => void;
  /** Opens its form, for what has to be changed first. */
  onEdit?: () => void;
  onClose: () => void;
}

export const RoomDialog = withDialogBoundary(function RoomDialog({
  step,
  room: given,
  onDone,
  onEdit,
  onClose,
}: RoomDialogProps) {
  const t = useTranslations();
  const type = roomTypeOf(given);
  // Read again: the number of visitors may have changed since the row was read.
  const room = useRecord(type === 'people' ? peopleCalls.detail : roomCalls.detail, given.id).record ?? given;
  const consequence = useConsequence(step, room);
  const isTooLate = step === 'publish' && isOver(room);
  const text = (key: '.done' | '.title' | '') => t(`room.${step}${key}`, { title: room.title });

  const send = async ({ reason }: { reason: string }) => {
    await perform(step, room, reason, { notice: false });
    notice.success(text('.done'));
    onDone();
  };

  return (
    <ConfirmDialog
      name={`${type}.${step}.${room.id}`}
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
      danger={isGrave(step)}
      withoutReason={!needsReason(step)}
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

function useConsequence(step: RoomStep, room: AnyRoom) {
  const t = useTranslations();
  const { dayTime } = useFormat();
  const { title, online, status, startsAt, endsAt } = room;
  const values = { title, online, starts: dayTime(startsAt), ends: dayTime(endsAt) };

  if (step === 'publish') {
    if (isOver(room)) return t('room.publish.consequence.over', values);
    return t(`room.publish.consequence${new Date(startsAt).getTime() <= Date.now() ? '.now' : ''}`, values);
  }
  if (step !== 'close' && step !== 'freeze') return t(`room.${step}.consequence`, values);
  return (
    <>
      {t(`room.${step}.consequence${status === 'live' ? '.live' : ''}`, values)}
      {roomTypeOf(room) === 'people' && step === 'close' && <div>{t('people.ownerReads')}</div>}
      {'auditState' in room && room.auditState === 'pending' && step === 'close' && (
        <div>{t('people.close.audit')}</div>
      )}
    </>
  );
}
