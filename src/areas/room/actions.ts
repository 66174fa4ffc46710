import { peopleCalls } from '@contract/people/calls';
import { roomCalls } from '@contract/room/calls';
import { mayStep } from '@contract/room/enums';
import { isOneOf } from '@/components/isOneOf';
import { type CallOptions, call } from '@/request';
import { type AnyRoom, isFrozen, roomTypeOf } from './AnyRoom';

const actions = ['publish', 'recommend', 'unrecommend', 'unfreeze', 'freeze', 'close'] as const;
export type RoomAction = (typeof actions)[number];

export const isRoomAction = isOneOf(actions);

/** Users notice these, so they need a reason. */
export const isGrave = (action: RoomAction) => action === 'close' || action === 'freeze';

export const needsReason = (action: RoomAction) => isGrave(action) || action === 'unfreeze';

export function actionsFor(room: AnyRoom): RoomAction[] {
  const { status, recommended } = room;
  const frozen = isFrozen(room);
  const may: Readonly<Record<RoomAction, boolean>> = {
    publish: roomTypeOf(room) === 'room' && mayStep('publish', status),
    recommend: mayStep('recommend', status) && !recommended && !frozen,
    unrecommend: recommended,
    unfreeze: frozen,
    freeze: roomTypeOf(room) === 'people' && !frozen && mayStep('freeze', status),
    close: mayStep('close', status),
  };
  return actions.filter((action) => may[action]);
}

/** The call that an action makes for a kind of room. */
export function callOf(action: RoomAction, type: 'room' | 'people') {
  const calls = type === 'people' ? peopleCalls : roomCalls;
  switch (action) {
    case 'publish':
      return roomCalls.changeStatus;
    case 'recommend':
    case 'unrecommend':
      return calls.recommend;
    case 'freeze':
    case 'unfreeze':
      return peopleCalls.freeze;
    case 'close':
      return calls.changeStatus;
  }
}

export function perform(action: RoomAction, room: AnyRoom, reason: string, options: CallOptions): Promise<AnyRoom> {
  const { id } = room;
  const isPeople = roomTypeOf(room) === 'people';
  switch (action) {
    case 'publish':
      return call(roomCalls.changeStatus, { id, status: 'scheduled' }, options);
    case 'recommend':
    case 'unrecommend': {
      const path = isPeople ? peopleCalls.recommend : roomCalls.recommend;
      return call(path, { id, recommended: action === 'recommend' }, options);
    }
    case 'freeze':
    case 'unfreeze':
      return call(peopleCalls.freeze, { id, frozen: action === 'freeze', reason }, options);
    case 'close': {
      const path = isPeople ? peopleCalls.changeStatus : roomCalls.changeStatus;
      return call(path, { id, status: 'closed', reason }, options);
    }
  }
}
