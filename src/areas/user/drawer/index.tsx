import { userCalls } from '@contract/user/calls';
import { lazyPart, withDrawerBoundary } from '@/components/boundary';
import { joined, textOf } from '@/components/format';
import { RecordDrawer } from '@/components/page/RecordDrawer';
import { useRecordDrawer } from '@/components/page/useRecordDrawer';
import type { Around } from '@/components/page/useSteps';
import { useTabTitle } from '@/components/page/useTabTitle';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { Skeleton } from '@/components/Skeleton';
import { useTranslations } from '@/locales/useTranslations';
import { isUserAction } from '../actions';
import { UserDialog } from '../UserDialog';
import { useUserAddress } from '../useUserAddress';
import { Identity } from './Identity';

const UserStory = lazyPart(
  async () => (await import('./UserStory')).UserStory,
  <Skeleton active paragraph={{ rows: 8 }} />,
);

interface UserDrawerProps {
  list: Around;
  onChanged: () => void;
}

/** A user over the list. */
export const UserDrawer = withDrawerBoundary(function UserDrawer({ list, onChanged }: UserDrawerProps) {
  const t = useTranslations();
  const address = useUserAddress();
  const { id } = address;
  const drawer = useRecordDrawer(userCalls.detail, id, isUserAction);
  const { record: user, refresh, dialog, openDialog, closeDialog, changes, noteChange } = drawer;
  useTabTitle(id && user && joined(user.nickname, user.number), 'drawer');
  useRecentlyOpened(id && user ? { type: 'user', id, title: user.nickname, subtitle: textOf(user.number) } : undefined);

  const onDone = () => {
    noteChange();
    refresh();
    onChanged();
  };

  return (
    <RecordDrawer
      drawer={drawer}
      address={address}
      list={list}
      width={860}
      title={user ? <Identity user={user} /> : t('user.story')}
      closeLabel="user.close"
      notFound="user.notFound"
      dialog={user && dialog && <UserDialog action={dialog} user={user} onDone={onDone} onClose={closeDialog} />}
    >
      {user && <UserStory key={user.id} user={user} changes={changes} onAsk={openDialog} />}
    </RecordDrawer>
  );
});
