import type { User } from '@contract/user';
import { isOneOf } from '@/components/isOneOf';

const actions = ['adjustPoints', 'mute', 'restore', 'ban'] as const;
export type UserAction = (typeof actions)[number];

export const isUserAction = isOneOf(actions);

/** Nothing of a status that the contract does not know. Muting or banning again changes the term; only restoring lifts a ban. */
const actionsIn: Readonly<Partial<Record<string, UserAction[]>>> = {
  normal: ['adjustPoints', 'mute', 'ban'],
  muted: ['adjustPoints', 'mute', 'restore', 'ban'],
  banned: ['adjustPoints', 'restore', 'ban'],
};

export const actionsFor = ({ status }: Pick<User, 'status'>): readonly UserAction[] => actionsIn[status] ?? [];
