import { useIntl } from '@umijs/max';
import { paths } from '@contract/paths';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useFormat } from '@/components/format';
import { notice } from '@/components/notice';
import { useRecord } from '@/components/page/useRecord';
import { kinds } from '@/components/RecordLink/kinds';
import { type AnyRoom, typeOf } from './AnyRoom';
import { isGrave, needsReason, perform, type Step } from './steps';

interface RoomDialogProps {
  step: Step;
  room: AnyRoom;
  onDone: () => void;
  onClose: () => void;
}

/** Says what a step will do to a room, asks why where that matters, and takes it. */
export function RoomDialog({ step, room: given, onDone, onClose }: RoomDialogProps) {
  const { formatMessage } = useIntl();
  const type = typeOf(given);
  // How many are in it may have changed since its row was read.
  const room = useRecord(type === 'people' ? paths.people.detail : paths.room.detail, given.id).record ?? given;
  const consequence = useConsequence(step, room);
  const text = (key: string) => formatMessage({ id: `room.${step}${key}` }, { title: room.title });

  const send = async ({ reason }: { reason: string }) => {
    await perform(step, room, reason, { notice: false });
    notice.success(text('.done'));
    onDone();
  };

  return (
    <ConfirmDialog
      name={`${type}.${step}.${room.id}`}
      lookAt={kinds[type].path(room.id)}
      title={text('.title')}
      consequence={consequence}
      okText={text('')}
      danger={isGrave(step)}
      withoutReason={!needsReason(step)}
      onSubmit={send}
      onClose={onClose}
    />
  );
}

function useConsequence(step: Step, room: AnyRoom) {
  const { formatMessage } = useIntl();
  const { dayTime } = useFormat();
  const { title, online, status, startsAt, endsAt } = room;
  const text = (key: string) =>
    formatMessage(
      { id: `room.${step}.consequence${key}` },
      { title, online, starts: dayTime(startsAt), ends: dayTime(endsAt) },
    );

  if (step === 'publish') {
    const now = Date.now();
    if (new Date(endsAt).getTime() <= now) return text('.over');
    return text(new Date(startsAt).getTime() <= now ? '.now' : '');
  }
  if (step !== 'close' && step !== 'freeze') return text('');
  return (
    <>
      {text(status === 'live' ? '.live' : '')}
      {typeOf(room) === 'people' && step === 'close' && <div>{formatMessage({ id: 'people.ownerReads' })}</div>}
    </>
  );
}
