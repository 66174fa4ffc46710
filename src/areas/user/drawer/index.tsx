import { useRef, useState } from 'react';
import { userCalls } from '@contract/user/calls';
import { Drawer, lazyPart, withDrawerBoundary } from '@/components/boundary';
import { useDraftState } from '@/components/draft/useDraft';
import { joined, textOf } from '@/components/format';
import { DrawerFailure } from '@/components/page/DrawerFailure';
import { DrawerNeighbours } from '@/components/page/Neighbours';
import { useChanges } from '@/components/page/useChanges';
import { useRecord } from '@/components/page/useRecord';
import type { Around } from '@/components/page/useSteps';
import { useTabTitle } from '@/components/page/useTabTitle';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { Skeleton } from '@/components/Skeleton';
import { SCREEN_CLASS } from '@/components/shortcuts/registry';
import { useTranslations } from '@/locales/useTranslations';
import { UserDialog } from '../UserDialog';
import { isUserAction } from '../useUserActions';
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

/** A user over the list; open while the address has their id. */
export const UserDrawer = withDrawerBoundary(function UserDrawer({ list, onChanged }: UserDrawerProps) {
  const t = useTranslations();
  const { id, close, neighbour } = useUserAddress();
  const [dialog, setDialog] = useDraftState('dialog in the drawer', isUserAction);
  // Keeps the user while the drawer slides out, so that it doesn't turn blank.
  const [shown, setShown] = useState(id);
  if (id && id !== shown) {
    setShown(id);
    if (shown) setDialog(undefined);
  }
  const { record: user, failure, refresh } = useRecord(userCalls.detail, shown);
  useTabTitle(id && user && joined(user.nickname, user.number), 'drawer');
  useRecentlyOpened(id && user ? { type: 'user', id, title: user.nickname, subtitle: textOf(user.number) } : undefined);
  const [changes, noteChange] = useChanges();

  const content = useRef<HTMLDivElement>(null);

  const onDone = () => {
    noteChange();
    refresh();
    onChanged();
  };

  // The button that opened the dialog may be gone, so keep the focus in the drawer.
  const onDialogClose = () => {
    setDialog(undefined);
    content.current?.focus({ preventScroll: true });
  };

  return (
    <Drawer
      open={Boolean(id)}
      className={SCREEN_CLASS}
      width="min(860px, 100vw)"
      title={user ? <Identity user={user} /> : t('user.story')}
      closable={{ 'aria-label': t('user.close') }}
      extra={id && <DrawerNeighbours of={list} id={id} addressOf={neighbour} />}
      // Escape closes an open dialog first.
      keyboard={!dialog}
      onClose={close}
      afterOpenChange={(open) => !open && setShown(undefined)}
      destroyOnHidden
    >
      <div ref={content} tabIndex={-1} className="fish-no-outline">
        {failure && <DrawerFailure failure={failure} notFound="user.notFound" onRetry={refresh} onClose={close} />}
        {!user && !failure && <Skeleton active paragraph={{ rows: 8 }} />}
        {user && !failure && <UserStory key={user.id} user={user} changes={changes} onAsk={setDialog} />}
      </div>
      {user && dialog && <UserDialog action={dialog} user={user} onDone={onDone} onClose={onDialogClose} />}
    </Drawer>
  );
});
