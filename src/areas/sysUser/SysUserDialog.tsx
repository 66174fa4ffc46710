import type { SysUser } from '@contract/sysUser';
import { sysUserCalls } from '@contract/sysUser/calls';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notice } from '@/components/notice';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import type { SysUserAction } from './actions';
import { ResetPasswordDialog } from './ResetPasswordDialog';
import { sysUserPath } from './sysUserPath';

interface SysUserDialogProps {
  action: SysUserAction;
  admin: SysUser;
  onDone: () => void;
  onClose: () => void;
}

/** Explains what an action does to an admin, asks for a reason, and performs it. */
export const SysUserDialog = withDialogBoundary(function SysUserDialog({ action, ...props }: SysUserDialogProps) {
  return action === 'resetPwd' ? <ResetPasswordDialog {...props} /> : <StatusDialog action={action} {...props} />;
});

interface StatusDialogProps extends SysUserDialogProps {
  action: Exclude<SysUserAction, 'resetPwd'>;
}

const StatusDialog = withDialogBoundary(function StatusDialog({ action, admin, onDone, onClose }: StatusDialogProps) {
  const t = useTranslations();
  const { id, nickname, account } = admin;
  const text = (key: '.done' | '.title' | '.consequence' | '') =>
    t(`sysUser.${action}${key}`, { name: nickname, account });

  const send = async ({ reason }: { reason: string }) => {
    const quietly = { notice: false };
    if (action === 'signOutEverywhere') await call(sysUserCalls.signOutEverywhere, { id, reason }, quietly);
    else {
      const status = action === 'enable' ? 'enabled' : 'disabled';
      await call(sysUserCalls.changeStatus, { id, status, reason }, quietly);
    }
    notice.success(text('.done'));
    onDone();
  };

  return (
    <ConfirmDialog
      name={`sysUser.${action}.${id}`}
      lookAt={sysUserPath(id)}
      title={text('.title')}
      consequence={text('.consequence')}
      okText={text('')}
      danger={action === 'disable'}
      onSubmit={send}
      onClose={onClose}
    />
  );
});
