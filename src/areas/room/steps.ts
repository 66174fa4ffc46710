import { paths } from '@contract/paths';
import { mayStep } from '@contract/room/enums';
import { type CallOptions, call } from '@/request';
import { type AnyRoom, typeOf } from './AnyRoom';

/** What an operator may do to a room, in the order of a menu. */
const steps = ['publish', 'recommend', 'unrecommend', 'unfreeze', 'freeze', 'close'] as const;
export type Step = (typeof steps)[number];

export const isStep = (value: unknown): value is Step => steps.some((step) => step === value);

/** Others feel these, and they are kept with a reason. */
export const isGrave = (step: Step) => step === 'close' || step === 'freeze';

export const needsReason = (step: Step) => isGrave(step) || step === 'unfreeze';

/** The steps that the back end would take; what it refuses is not offered. */
export function stepsFor(room: AnyRoom): Step[] {
  const { status, recommended } = room;
  const frozen = 'frozen' in room && room.frozen;
  const may: Readonly<Record<Step, boolean>> = {
    publish: typeOf(room) === 'room' && mayStep('publish', status),
    recommend: mayStep('recommend', status) && !recommended && !frozen,
    unrecommend: recommended,
    unfreeze: frozen && mayStep('freeze', status),
    freeze: typeOf(room) === 'people' && !frozen && mayStep('freeze', status),
    close: mayStep('close', status),
  };
  return steps.filter((step) => may[step]);
}

/** Takes a step. */
export function perform(step: Step, room: AnyRoom, reason: string, options: CallOptions): Promise<AnyRoom> {
  const { id } = room;
  const isPeople = typeOf(room) === 'people';
  switch (step) {
    case 'publish':
      return call(paths.room.changeStatus, { id, status: 'scheduled' }, options);
    case 'recommend':
    case 'unrecommend': {
      const path = isPeople ? paths.people.recommend : paths.room.recommend;
      return call(path, { id, recommended: step === 'recommend' }, options);
    }
    case 'freeze':
    case 'unfreeze':
      return call(paths.people.freeze, { id, frozen: step === 'freeze', reason }, options);
    case 'close': {
      const path = isPeople ? paths.people.changeStatus : paths.room.changeStatus;
      return call(path, { id, status: 'closed', reason }, options);
    }
  }
}
