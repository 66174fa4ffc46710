import { useState } from 'react';
import type { SysUser } from '@contract/sysUser';
import { sysUserCalls } from '@contract/sysUser/calls';
import { withDialogBoundary } from '@/components/boundary';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { useTranslations } from '@/locales/useTranslations';
import { call } from '@/request';
import { HandOverDialog } from './HandOverDialog';
import { makePassword } from './makePassword';
import { sysUserPath } from './sysUserPath';

interface ResetPasswordDialogProps {
  admin: SysUser;
  onDone: () => void;
  onClose: () => void;
}

/** Gives an admin a password that is made up here, and shows it once. */
export const ResetPasswordDialog = withDialogBoundary(function ResetPasswordDialog({
  admin: { id, nickname, account },
  onDone,
  onClose,
}: ResetPasswordDialogProps) {
  // The same for every try: one whose answer was lost may have been done.
  const [newPwd] = useState(makePassword);
  const [isSet, setIsSet] = useState(false);
  const text = useTranslations('sysUser.resetPwd');

  const done = () => {
    onDone();
    onClose();
  };
  if (isSet) return <HandOverDialog name={nickname} account={account} password={newPwd} onClose={done} />;

  return (
    <ConfirmDialog<{ reason: string }>
      name={`sysUser.resetPwd.${id}`}
      lookAt={sysUserPath(id)}
      title={text('title', { name: nickname })}
      consequence={text('consequence', { name: nickname, account })}
      okText={text('submit')}
      onSubmit={({ reason }) => call(sysUserCalls.resetPwd, { id, newPwd, reason }, { notice: false })}
      onSaved={() => setIsSet(true)}
      onClose={onClose}
    />
  );
});
