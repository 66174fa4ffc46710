import { useIntl } from '@umijs/max';
import { useState } from 'react';
import type { SysUser } from '@contract/sysUser';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { type BulkAction, BulkDialog, bulkActions } from './BulkDialog';

/** What can be done to the ticked admins. */
export function BulkActions({ list }: { list: List<SysUser> }) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<BulkAction>();
  const buttons = bulkActions.map((key) => ({
    key,
    label: formatMessage({ id: `sysUser.${key}` }),
    onClick: () => setAsked(key),
  }));
  return (
    <>
      <SelectionBar list={list} actions={buttons} />
      {asked && <BulkDialog action={asked} list={list} onClose={() => setAsked(undefined)} />}
      <BulkProgress list={list} />
    </>
  );
}
