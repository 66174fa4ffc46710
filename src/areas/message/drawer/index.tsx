import { useIntl } from '@umijs/max';
import { useUpdateEffect } from 'ahooks';
import { Drawer, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { messageStatus } from '@contract/message/enums';
import { paths } from '@contract/paths';
import { useFollow } from '@/areas/delivery';
import { useDraftState } from '@/components/draft/useDraft';
import { DrawerFailure } from '@/components/page/DrawerFailure';
import { Neighbours } from '@/components/page/Neighbours';
import { useRecord } from '@/components/page/useRecord';
import type { Around } from '@/components/page/useSteps';
import { useTabTitle } from '@/components/page/useTabTitle';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { StatusTag } from '@/components/StatusTag';
import { SCREEN_CLASS } from '@/components/shortcuts/registry';
import { MessageDialog } from '../MessageDialog';
import { isMessageAction } from '../steps';
import { useMessageAddress } from '../useMessageAddress';
import { Story } from './Story';

interface MessageDrawerProps {
  /** What it stands over: previous and next go through it. */
  list: Around;
  onChanged: () => void;
}

/** A message, whom it goes to and how that goes, over the list for as long as the address holds its id. */
export function MessageDrawer({ list, onChanged }: MessageDrawerProps) {
  const { formatMessage } = useIntl();
  const { id, close, neighbour } = useMessageAddress();
  const [asked, setAsked] = useDraftState('asked in the drawer', isMessageAction);
  // Stays while the drawer slides out, so that it doesn't go blank first.
  const [shown, setShown] = useState(id);
  if (id && id !== shown) {
    setShown(id);
    if (shown) setAsked(undefined);
  }
  const { record: message, failure, loading, refresh } = useRecord(paths.message.detail, shown);
  const going = message?.status === 'sending';
  useFollow({ going: Boolean(id) && going, loading, refresh });
  useUpdateEffect(() => {
    if (!going) onChanged();
  }, [going]);
  useTabTitle(id && message?.title, 'drawer');
  useRecentlyOpened(id && message ? { type: 'message', id, title: message.title, subtitle: null } : undefined);
  const [done, setDone] = useState(0);
  const content = useRef<HTMLDivElement>(null);

  // The button that opened the dialog may be gone by now; the keyboard stays in the drawer all the same.
  const onDialogClose = () => {
    setAsked(undefined);
    content.current?.focus({ preventScroll: true });
  };

  const onDone = () => {
    onDialogClose();
    setDone(done + 1);
    onChanged();
    if (asked === 'remove') close();
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
          formatMessage({ id: 'message.story' })
        )
      }
      closable={{ 'aria-label': formatMessage({ id: 'message.close' }) }}
      extra={id && <Neighbours of={list} id={id} addressOf={neighbour} />}
      // While a dialog is open, Escape is for the dialog.
      keyboard={!asked}
      onClose={close}
      afterOpenChange={(open) => !open && setShown(undefined)}
      destroyOnHidden
    >
      <div ref={content} tabIndex={-1} className="fish-no-outline">
        {failure && !message && (
          <DrawerFailure failure={failure} notFound="message.notFound" onRetry={refresh} onClose={close} />
        )}
        {!message && !failure && <Skeleton active />}
        {message && <Story key={message.id} message={message} done={done} onAsk={setAsked} />}
      </div>
      {message && asked && <MessageDialog action={asked} message={message} onDone={onDone} onClose={onDialogClose} />}
    </Drawer>
  );
}
