import { useCallback } from 'react';
import type { User } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { useTranslations } from '@/locales/useTranslations';
import { actionsFor, type UserAction } from './actions';

export function useUserActions() {
  const t = useTranslations();
  return useCallback(
    (user: User) =>
      actionsFor(user).map((action) => ({
        key: action,
        call: action === 'adjustPoints' ? userCalls.adjustPoints : userCalls.changeStatus,
        danger: action === 'ban',
        label: t(isChange(action, user.status) ? `user.${action}.change` : `user.${action}`),
      })),
    [t],
  );
}

const isChange = (action: UserAction, status: User['status']): action is 'mute' | 'ban' =>
  (action === 'mute' && status === 'muted') || (action === 'ban' && status === 'banned');
