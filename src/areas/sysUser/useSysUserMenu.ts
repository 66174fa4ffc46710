import { useCallback } from 'react';
import type { SysUser } from '@contract/sysUser';
import { useTranslations } from '@/locales/useTranslations';
import { useSession } from '@/session';
import { actionsFor, callOf, type SysUserAction } from './actions';

export function useSysUserMenu(onAsk: (action: SysUserAction, admin: SysUser) => void) {
  const t = useTranslations();
  const { state } = useSession();
  const ownId = state.data?.id;
  return useCallback(
    (admin: SysUser) =>
      actionsFor(admin, ownId).map((action) => ({
        key: action,
        call: callOf[action],
        danger: action === 'disable',
        label: t(`sysUser.${action}`),
        onClick: () => onAsk(action, admin),
      })),
    [t, ownId, onAsk],
  );
}
