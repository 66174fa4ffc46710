import { useCallback } from 'react';
import type { User } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { useTranslations } from '@/locales/useTranslations';

const actions = ['adjustPoints', 'mute', 'restore', 'ban'] as const;
export type UserAction = (typeof actions)[number];

export const isUserAction = (value: unknown): value is UserAction => actions.some((action) => action === value);

/** Nothing of a status that the contract does not know. Muting or banning again changes the term; only restoring lifts a ban. */
const actionsFor: Readonly<Partial<Record<string, UserAction[]>>> = {
  normal: ['adjustPoints', 'mute', 'ban'],
  muted: ['adjustPoints', 'mute', 'restore', 'ban'],
  banned: ['adjustPoints', 'restore', 'ban'],
};

export function useUserActions() {
  const t = useTranslations();
  return useCallback(
    ({ status }: User) =>
      (actionsFor[status] ?? []).map((action) => ({
        key: action,
        call: action === 'adjustPoints' ? userCalls.adjustPoints : userCalls.changeStatus,
        danger: action === 'ban',
        label: t(isChange(action, status) ? `user.${action}.change` : `user.${action}`),
      })),
    [t],
  );
}

const isChange = (action: UserAction, status: User['status']): action is 'mute' | 'ban' =>
  (action === 'mute' && status === 'muted') || (action === 'ban' && status === 'banned');
