import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import type { User } from '@contract/user';

const actions = ['adjustPoints', 'mute', 'restore', 'ban'] as const;
export type Action = (typeof actions)[number];

export const isAction = (value: unknown): value is Action => actions.some((action) => action === value);

/** What may be done to a user: muting and banning again change the term; a ban is only lifted by restoring. */
const actionsFor: Readonly<Record<User['status'], Action[]>> = {
  normal: ['adjustPoints', 'mute', 'ban'],
  muted: ['adjustPoints', 'mute', 'restore', 'ban'],
  banned: ['adjustPoints', 'restore', 'ban'],
};

/** The actions on a user as a menu or a row of buttons shows them. */
export function useUserActions() {
  const { formatMessage } = useIntl();
  return useCallback(
    ({ status }: User) =>
      actionsFor[status].map((action) => ({
        key: action,
        danger: action === 'ban',
        label: formatMessage({ id: isChange(action, status) ? `user.${action}.change` : `user.${action}` }),
      })),
    [formatMessage],
  );
}

const isChange = (action: Action, status: User['status']) =>
  (action === 'mute' && status === 'muted') || (action === 'ban' && status === 'banned');
