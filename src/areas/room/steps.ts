import { peopleCalls } from '@contract/people/calls';
import { roomCalls } from '@contract/room/calls';
import { mayStep } from '@contract/room/enums';
import { type CallOptions, call } from '@/request';
import { type AnyRoom, isFrozen, roomTypeOf } from './AnyRoom';

const steps = ['publish', 'recommend', 'unrecommend', 'unfreeze', 'freeze', 'close'] as const;
export type RoomStep = (typeof steps)[number];

export const isRoomStep = (value: unknown): value is RoomStep => steps.some((step) => step === value);

/** Users notice these, so they need a reason. */
export const isGrave = (step: RoomStep) => step === 'close' || step === 'freeze';

export const needsReason = (step: RoomStep) => isGrave(step) || step === 'unfreeze';

export function stepsFor(room: AnyRoom): RoomStep[] {
  const { status, recommended } = room;
  const frozen = isFrozen(room);
  const may: Readonly<Record<RoomStep, boolean>> = {
    publish: roomTypeOf(room) === 'room' && mayStep('publish', status),
    recommend: mayStep('recommend', status) && !recommended && !frozen,
    unrecommend: recommended,
    unfreeze: frozen,
    freeze: roomTypeOf(room) === 'people' && !frozen && mayStep('freeze', status),
    close: mayStep('close', status),
  };
  return steps.filter((step) => may[step]);
}

/** The call that a step makes for a kind of room. */
export function callOf(step: RoomStep, type: 'room' | 'people') {
  const calls = type === 'people' ? peopleCalls : roomCalls;
  switch (step) {
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

export function perform(step: RoomStep, room: AnyRoom, reason: string, options: CallOptions): Promise<AnyRoom> {
  const { id } = room;
  const isPeople = roomTypeOf(room) === 'people';
  switch (step) {
    case 'publish':
      return call(roomCalls.changeStatus, { id, status: 'scheduled' }, options);
    case 'recommend':
    case 'unrecommend': {
      const path = isPeople ? peopleCalls.recommend : roomCalls.recommend;
      return call(path, { id, recommended: step === 'recommend' }, options);
    }
    case 'freeze':
    case 'unfreeze':
      return call(peopleCalls.freeze, { id, frozen: step === 'freeze', reason }, options);
    case 'close': {
      const path = isPeople ? peopleCalls.changeStatus : roomCalls.changeStatus;
      return call(path, { id, status: 'closed', reason }, options);
    }
  }
}
