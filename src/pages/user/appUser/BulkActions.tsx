import { useIntl } from '@umijs/max';
import { useState } from 'react';
import type { User } from '@contract/user';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { BulkSanctionDialog } from './BulkSanctionDialog';
import type { Sanction } from './sanctions';

const actions: readonly Sanction[] = ['mute', 'ban', 'restore'];

/** What can be done to the ticked users. */
export function BulkActions({ list }: { list: List<User> }) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<Sanction>();
  const buttons = actions.map((key) => ({
    key,
    label: formatMessage({ id: `user.${key}` }),
    onClick: () => setAsked(key),
  }));
  return (
    <>
      <SelectionBar list={list} actions={buttons} />
      {asked && <BulkSanctionDialog action={asked} list={list} onClose={() => setAsked(undefined)} />}
      <BulkProgress list={list} />
    </>
  );
}
