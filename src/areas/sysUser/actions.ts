import type { SysUser } from '@contract/sysUser';
import { sysUserCalls } from '@contract/sysUser/calls';
import { isOneOf } from '@/components/isOneOf';

const actions = ['enable', 'disable', 'resetPwd', 'signOutEverywhere'] as const;
export type SysUserAction = (typeof actions)[number];

export const isSysUserAction = isOneOf(actions);

export const callOf = {
  enable: sysUserCalls.changeStatus,
  disable: sysUserCalls.changeStatus,
  resetPwd: sysUserCalls.resetPwd,
  signOutEverywhere: sysUserCalls.signOutEverywhere,
} as const;

/** The actions on an admin. Nobody can disable themselves or reset their own password here. */
export function actionsFor(admin: SysUser, ownId: string | undefined): SysUserAction[] {
  const own = admin.id === ownId;
  return actions.filter((action) => {
    if (action === 'enable') return admin.status === 'disabled';
    if (action === 'disable') return admin.status === 'enabled' && !own;
    return action === 'signOutEverywhere' || !own;
  });
}
