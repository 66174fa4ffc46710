import { mayStep, type RoomStatus } from '../../../contract/room/enums';
import { ruleForbids } from '../../refusal';

/** What rules about a room's steps look at. */
interface Standing {
  status: RoomStatus;
  recommended: boolean;
  frozen?: boolean;
}

/** @throws `10422` for one that is over */
export function requireUnclosed({ status }: Standing): void {
  if (!mayStep('close', status)) {
    throw ruleForbids(status === 'closed' ? 'roomWasClosed' : 'roomHasEnded');
  }
}

/** @throws `10422` unless it can be put among the recommended, or taken out */
export function requireRecommendable(room: Standing, recommended: boolean): void {
  if (!recommended) {
    if (!room.recommended) {
      throw ruleForbids('notRecommended');
    }
    return;
  }
  if (!mayStep('recommend', room.status)) {
    throw ruleForbids('onlyRunningRecommended');
  }
  if (room.frozen) {
    throw ruleForbids('frozenNotRecommended');
  }
  if (room.recommended) {
    throw ruleForbids('alreadyRecommended');
  }
}

/** @throws `10422` unless it can be frozen or unfrozen */
export function requireFreezable(room: Standing, frozen: boolean): void {
  if (!mayStep('freeze', room.status)) {
    throw ruleForbids('onlyRunningFrozen');
  }
  if (room.frozen === frozen) {
    throw ruleForbids(frozen ? 'alreadyFrozen' : 'notFrozen');
  }
}

/** What closing writes. */
export const closing = (reason: string) =>
  ({ status: 'closed', closedReason: reason, online: 0, recommended: false }) as const;
