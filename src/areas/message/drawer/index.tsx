import { useUpdateEffect } from 'ahooks';
import { useRef, useState } from 'react';
import { messageCalls } from '@contract/message/calls';
import { messageStatus } from '@contract/message/enums';
import { useFollow } from '@/areas/delivery';
import { Drawer, withDrawerBoundary } from '@/components/boundary';
import { useDraftState } from '@/components/draft/useDraft';
import { DrawerFailure } from '@/components/page/DrawerFailure';
import { DrawerNeighbours } from '@/components/page/Neighbours';
import { useChanges } from '@/components/page/useChanges';
import { useRecord } from '@/components/page/useRecord';
import type { Around } from '@/components/page/useSteps';
import { useTabTitle } from '@/components/page/useTabTitle';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { Skeleton } from '@/components/Skeleton';
import { StatusTag } from '@/components/StatusTag';
import { SCREEN_CLASS } from '@/components/shortcuts/registry';
import { useTranslations } from '@/locales/useTranslations';
import { MessageDialog } from '../MessageDialog';
import { isMessageAction } from '../steps';
import { useMessageAddress } from '../useMessageAddress';
import { MessageStory } from './MessageStory';

interface MessageDrawerProps {
  /** The list below, for previous and next. */
  list: Around;
  onChanged: () => void;
}

/** A message over the list; open while the address has its id. */
export const MessageDrawer = withDrawerBoundary(function MessageDrawer({ list, onChanged }: MessageDrawerProps) {
  const t = useTranslations();
  const { id, close, neighbour } = useMessageAddress();
  const [dialog, setDialog] = useDraftState('dialog in the drawer', isMessageAction);
  // Keeps the message while the drawer slides out, so that it doesn't turn blank.
  const [shown, setShown] = useState(id);
  if (id && id !== shown) {
    setShown(id);
    if (shown) setDialog(undefined);
  }
  const { record: message, failure, loading, refresh } = useRecord(messageCalls.detail, shown);
  const going = message?.status === 'sending';
  useFollow({ going: Boolean(id) && going, loading, refresh });
  useUpdateEffect(() => {
    if (!going) onChanged();
  }, [going]);
  useTabTitle(id && message?.title, 'drawer');
  useRecentlyOpened(id && message ? { type: 'message', id, title: message.title, subtitle: null } : undefined);
  const [changes, noteChange] = useChanges();
  const content = useRef<HTMLDivElement>(null);

  // The button that opened the dialog may be gone, so keep the focus in the drawer.
  const onDialogClose = () => {
    setDialog(undefined);
    content.current?.focus({ preventScroll: true });
  };

  const onDone = () => {
    onDialogClose();
    noteChange();
    onChanged();
    if (dialog === 'remove') close();
    else refresh();
  };

  return (
    <Drawer
      open={Boolean(id)}
      className={SCREEN_CLASS}
      width="min(960px, 100vw)"
      title={
        message ? (
          <span className="message-drawer-title">
            <bdi className="fish-clip" title={message.title}>
              {message.title}
            </bdi>
            <StatusTag of={messageStatus} value={message.status} />
          </span>
        ) : (
          t('message.story')
        )
      }
      closable={{ 'aria-label': t('message.close') }}
      extra={id && <DrawerNeighbours of={list} id={id} addressOf={neighbour} />}
      keyboard={!dialog}
      onClose={close}
      afterOpenChange={(open) => !open && setShown(undefined)}
      destroyOnHidden
    >
      <div ref={content} tabIndex={-1} className="fish-no-outline">
        {failure && <DrawerFailure failure={failure} notFound="message.notFound" onRetry={refresh} onClose={close} />}
        {!message && !failure && <Skeleton active paragraph={{ rows: 8 }} />}
        {message && !failure && <MessageStory key={message.id} message={message} changes={changes} onAsk={setDialog} />}
      </div>
      {message && dialog && <MessageDialog action={dialog} message={message} onDone={onDone} onClose={onDialogClose} />}
    </Drawer>
  );
});
