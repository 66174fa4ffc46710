import { history } from '@umijs/max';
import type { Room } from '@contract/room';
import { roomCalls } from '@contract/room/calls';
import { mayEdit } from '@contract/room/enums';
import { useAction } from '@/components/form/useAction';
import { ownZone } from '@/components/format/zone';
import { useOriginHere } from '@/components/list/origin';
import { notice } from '@/components/notice';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import type { RoomAction } from './actions';
import { roomPath } from './roomPath';
import { useRoomActions } from './useRoomActions';

interface RoomMenu {
  onAsk: (action: RoomAction, room: Room) => void;
  /** There is one more room, of which the service did not say which it is. */
  onCopied: () => void;
  withEdit?: boolean;
}

export function useRoomMenu({ onAsk, onCopied, withEdit = true }: RoomMenu) {
  const t = useTranslations();
  const origin = useOriginHere();
  const actionsOf = useRoomActions(onAsk);
  const clone = useAction(async ({ id }: Room) => {
    const copy = await call(roomCalls.clone, { id, zone: ownZone() });
    // Where the answer is not the record, its id is the one that was sent.
    if (copy.id && copy.id !== id) {
      notice.success(t('room.clone.done'));
      history.push(roomPath(copy.id));
    } else {
      notice.success(t('room.clone.listed'));
      onCopied();
    }
  });

  return (room: Room) => {
    const edit = {
      key: 'edit',
      call: roomCalls.saveOrUpdate,
      label: t('action.edit'),
      onClick: () => history.push(roomPath(room.id, { edit: true }), { origin }),
    };
    const copy = { key: 'clone', call: roomCalls.clone, label: t('room.clone'), onClick: () => void clone.run(room) };
    return actionsOf(room, [...(withEdit && mayEdit(room.status) ? [edit] : []), copy]);
  };
}
