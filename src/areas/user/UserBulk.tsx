import { useState } from 'react';
import { messageCalls } from '@contract/message/calls';
import type { User } from '@contract/user';
import { userCalls } from '@contract/user/calls';
import { lazyDialog, withBoundary } from '@/components/boundary';
import { BulkProgress } from '@/components/bulk/BulkProgress';
import { SelectionBar } from '@/components/bulk/SelectionBar';
import type { List } from '@/components/list/useList';
import { useTranslations } from '@/locales/useTranslations';
import type { Sanction } from './sanctions';

const BulkSanctionDialog = lazyDialog(async () => (await import('./BulkSanctionDialog')).BulkSanctionDialog);
const MessageToMany = lazyDialog(async () => (await import('./MessageToMany')).MessageToMany);

const actions: readonly Sanction[] = ['mute', 'ban', 'restore'];

export const UserBulk = withBoundary(function UserBulk({ list }: { list: List<User> }) {
  const t = useTranslations();
  const [dialog, setDialog] = useState<Sanction | 'message'>();
  const buttons = actions.map((key) => ({
    key,
    call: userCalls.changeStatus,
    label: t(`user.${key}`),
    onClick: () => setDialog(key),
  }));
  const message = {
    key: 'message',
    call: messageCalls.send,
    label: t('message.user'),
    onClick: () => setDialog('message'),
  };
  return (
    <>
      <SelectionBar list={list} actions={[message, ...buttons]} />
      {dialog === 'message' && <MessageToMany list={list} onClose={() => setDialog(undefined)} />}
      {dialog && dialog !== 'message' && (
        <BulkSanctionDialog action={dialog} list={list} onClose={() => setDialog(undefined)} />
      )}
      <BulkProgress list={list} />
    </>
  );
});
