import { mayStep, type RoomStatus } from '../../../contract/room/enums';
import { ruleForbids } from '../../refusal';
import { roomMessages } from './messages';

interface Standing {
  status: RoomStatus;
  recommended: boolean;
  frozen?: boolean;
}

/** @throws `10422` for a room that is over */
export function requireUnclosed({ status }: Standing): void {
  if (!mayStep('close', status)) {
    throw ruleForbids(status === 'closed' ? roomMessages.roomWasClosed : roomMessages.roomHasEnded);
  }
}

/** @throws `10422` unless the room can be recommended, or removed from the recommended ones */
export function requireRecommendable(room: Standing, recommended: boolean): void {
  if (!recommended) {
    if (!room.recommended) {
      throw ruleForbids(roomMessages.notRecommended);
    }
    return;
  }
  if (!mayStep('recommend', room.status)) {
    throw ruleForbids(roomMessages.onlyRunningRecommended);
  }
  if (room.frozen) {
    throw ruleForbids(roomMessages.frozenNotRecommended);
  }
  if (room.recommended) {
    throw ruleForbids(roomMessages.alreadyRecommended);
  }
}

/** @throws `10422` unless the room can be frozen or unfrozen */
export function requireFreezable(room: Standing, frozen: boolean): void {
  if (!mayStep('freeze', room.status)) {
    throw ruleForbids(roomMessages.onlyRunningFrozen);
  }
  if (room.frozen === frozen) {
    throw ruleForbids(frozen ? roomMessages.alreadyFrozen : roomMessages.notFrozen);
  }
}

export const closing = (reason: string) =>
  ({ status: 'closed', closedReason: reason, online: 0, recommended: false }) as const;
