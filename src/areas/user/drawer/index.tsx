import { useIntl } from '@umijs/max';
import { Drawer, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { paths } from '@contract/paths';
import { useDraftState } from '@/components/draft/useDraft';
import { DrawerFailure } from '@/components/page/DrawerFailure';
import { Neighbours } from '@/components/page/Neighbours';
import { useRecord } from '@/components/page/useRecord';
import type { Around } from '@/components/page/useSteps';
import { useTabTitle } from '@/components/page/useTabTitle';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { SCREEN_CLASS } from '@/components/shortcuts/registry';
import { UserDialog } from '../UserDialog';
import { isAction } from '../useUserActions';
import { useUserAddress } from '../useUserAddress';
import { Identity } from './Identity';
import { Story } from './Story';

interface UserDrawerProps {
  /** What it stands over: previous and next go through it. */
  list: Around;
  onChanged: () => void;
}

/** A user's whole story over the list, for as long as the address holds their id. */
export function UserDrawer({ list, onChanged }: UserDrawerProps) {
  const { formatMessage } = useIntl();
  const { id, close, neighbour } = useUserAddress();
  const [asked, setAsked] = useDraftState('asked in the drawer', isAction);
  // Stays while the drawer slides out, so that it doesn't go blank first.
  const [shown, setShown] = useState(id);
  if (id && id !== shown) {
    setShown(id);
    if (shown) setAsked(undefined);
  }
  const { record: user, failure, refresh } = useRecord(paths.user.detail, shown);
  useTabTitle(id && user && `${user.nickname} ${user.number}`, 'drawer');
  useRecentlyOpened(id && user ? { type: 'user', id, title: user.nickname, subtitle: String(user.number) } : undefined);
  const [done, setDone] = useState(0);

  const content = useRef<HTMLDivElement>(null);

  const onDone = () => {
    setDone(done + 1);
    refresh();
    onChanged();
  };

  // The button that opened the dialog may be gone by now; the keyboard stays in the drawer all the same.
  const onDialogClose = () => {
    setAsked(undefined);
    content.current?.focus({ preventScroll: true });
  };

  return (
    <Drawer
      open={Boolean(id)}
      className={SCREEN_CLASS}
      width="min(860px, 100vw)"
      title={user ? <Identity user={user} /> : formatMessage({ id: 'user.story' })}
      closable={{ 'aria-label': formatMessage({ id: 'user.close' }) }}
      extra={id && <Neighbours of={list} id={id} addressOf={neighbour} />}
      // While a dialog is open, Escape is for the dialog.
      keyboard={!asked}
      onClose={close}
      afterOpenChange={(open) => !open && setShown(undefined)}
      destroyOnHidden
    >
      <div ref={content} tabIndex={-1} className="fish-no-outline">
        {failure && <DrawerFailure failure={failure} notFound="user.notFound" onRetry={refresh} onClose={close} />}
        {!user && !failure && <Skeleton active />}
        {user && !failure && <Story key={user.id} user={user} done={done} onAsk={setAsked} />}
      </div>
      {user && asked && <UserDialog action={asked} user={user} onDone={onDone} onClose={onDialogClose} />}
    </Drawer>
  );
}
