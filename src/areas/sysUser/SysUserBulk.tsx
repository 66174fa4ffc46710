import { useState } from 'react';
import type { SysUser } from '@contract/sysUser';
import { withBoundary } from '@/components/boundary';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import { callOf } from './actions';
import { type BulkAction, BulkDialog, bulkActions } from './BulkDialog';

export const SysUserBulk = withBoundary(function SysUserBulk({ list }: { list: List<SysUser> }) {
  const t = useTranslations();
  const [dialog, setDialog] = useState<BulkAction>();
  const buttons = bulkActions.map((key) => ({
    key,
    call: callOf[key],
    label: t(`sysUser.${key}`),
    onClick: () => setDialog(key),
  }));
  return (
    <>
      <SelectionBar list={list} actions={buttons} />
      {dialog && <BulkDialog action={dialog} list={list} onClose={() => setDialog(undefined)} />}
      <BulkProgress list={list} />
    </>
  );
});
