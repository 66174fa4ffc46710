import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { paths } from '@contract/paths';
import type { SysUser } from '@contract/sysUser';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { NewPasswordField } from '@/components/NewPasswordField';
import { notice } from '@/components/notice';
import { call } from '@/request';
import { useSession } from '@/session';

const actions = ['enable', 'disable', 'resetPwd', 'signOutEverywhere'] as const;
export type Action = (typeof actions)[number];

export const isAction = (value: unknown): value is Action => actions.some((action) => action === value);

/** What may be done to an admin. Nobody disables themselves or resets their own password here. */
export function actionsFor(admin: SysUser, ownId: string | undefined): Action[] {
  const own = admin.id === ownId;
  return actions.filter((action) => {
    if (action === 'enable') return admin.status === 'disabled';
    if (action === 'disable') return admin.status === 'enabled' && !own;
    return action === 'signOutEverywhere' || !own;
  });
}

/** The menu of a row or a detail. */
export function useSysUserMenu(onAsk: (action: Action, admin: SysUser) => void) {
  const { formatMessage } = useIntl();
  const { state } = useSession();
  const ownId = state.data?.id;
  return useCallback(
    (admin: SysUser) =>
      actionsFor(admin, ownId).map((action) => ({
        key: action,
        danger: action === 'disable',
        label: formatMessage({ id: `sysUser.${action}` }),
        onClick: () => onAsk(action, admin),
      })),
    [formatMessage, ownId, onAsk],
  );
}

interface SysUserDialogProps {
  action: Action;
  admin: SysUser;
  onDone: () => void;
  onClose: () => void;
}

/** Says what an action will do to an admin, asks why, and does it. */
export function SysUserDialog({ action, admin, onDone, onClose }: SysUserDialogProps) {
  const { formatMessage } = useIntl();
  const { id, nickname, account } = admin;
  const text = (key: string) => formatMessage({ id: `sysUser.${action}${key}` }, { name: nickname, account });

  const send = async ({ reason, newPwd }: { reason: string; newPwd: string }) => {
    const quietly = { notice: false };
    if (action === 'resetPwd') await call(paths.sysUser.resetPwd, { id, newPwd, reason }, quietly);
    else if (action === 'signOutEverywhere') await call(paths.sysUser.signOutEverywhere, { id, reason }, quietly);
    else {
      const status = action === 'enable' ? 'enabled' : 'disabled';
      await call(paths.sysUser.changeStatus, { id, status, reason }, quietly);
    }
    notice.success(text('.done'));
    onDone();
  };

  return (
    <ConfirmDialog
      name={`sysUser.${action}.${id}`}
      lookAt={`/user/sysUser/detail?id=${id}`}
      title={text('.title')}
      consequence={text('.consequence')}
      okText={text('')}
      danger={action === 'disable'}
      onSubmit={send}
      onClose={onClose}
    >
      {action === 'resetPwd' && <NewPasswordField name="newPwd" label={formatMessage({ id: 'password.new' })} />}
    </ConfirmDialog>
  );
}
