import { useIntl } from '@umijs/max';
import { useState } from 'react';
import type { User } from '@contract/user';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { BulkSanctionDialog } from './BulkSanctionDialog';
import { MessageToMany } from './MessageToMany';
import type { Sanction } from './sanctions';

const actions: readonly Sanction[] = ['mute', 'ban', 'restore'];

/** What can be done to the ticked users. */
export function BulkActions({ list }: { list: List<User> }) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<Sanction | 'message'>();
  const buttons = actions.map((key) => ({
    key,
    label: formatMessage({ id: `user.${key}` }),
    onClick: () => setAsked(key),
  }));
  const message = { key: 'message', label: formatMessage({ id: 'message.user' }), onClick: () => setAsked('message') };
  return (
    <>
      <SelectionBar list={list} actions={[message, ...buttons]} />
      {asked === 'message' && <MessageToMany list={list} onClose={() => setAsked(undefined)} />}
      {asked && asked !== 'message' && (
        <BulkSanctionDialog action={asked} list={list} onClose={() => setAsked(undefined)} />
      )}
      <BulkProgress list={list} />
    </>
  );
}
