import { useUpdateEffect } from 'ahooks';
import { messageCalls } from '@contract/message/calls';
import { messageStatus } from '@contract/message/enums';
import { useFollow } from '@/areas/delivery';
import { withDrawerBoundary } from '@/components/boundary';
import { RecordDrawer } from '@/components/page/RecordDrawer';
import { useRecordDrawer } from '@/components/page/useRecordDrawer';
import type { Around } from '@/components/page/useSteps';
import { useTabTitle } from '@/components/page/useTabTitle';
import { useRecentlyOpened } from '@/components/palette/useRecentlyOpened';
import { StatusTag } from '@/components/StatusTag';
import { useTranslations } from '@/locales/useTranslations';
import { isMessageAction } from '../actions';
import { MessageDialog } from '../MessageDialog';
import { useMessageAddress } from '../useMessageAddress';
import { MessageStory } from './MessageStory';

interface MessageDrawerProps {
  list: Around;
  onChanged: () => void;
}

/** A message over the list. */
export const MessageDrawer = withDrawerBoundary(function MessageDrawer({ list, onChanged }: MessageDrawerProps) {
  const t = useTranslations();
  const address = useMessageAddress();
  const { id, close } = address;
  const drawer = useRecordDrawer(messageCalls.detail, id, isMessageAction);
  const { record: message, loading, refresh, dialog, openDialog, closeDialog, changes, noteChange } = drawer;
  const going = message?.status === 'sending';
  useFollow({ going: Boolean(id) && going, loading, refresh });
  useUpdateEffect(() => {
    if (!going) onChanged();
  }, [going]);
  useTabTitle(id && message?.title, 'drawer');
  useRecentlyOpened(id && message ? { type: 'message', id, title: message.title, subtitle: null } : undefined);

  const onDone = () => {
    closeDialog();
    noteChange();
    onChanged();
    if (dialog === 'remove') close();
    else refresh();
  };

  return (
    <RecordDrawer
      drawer={drawer}
      address={address}
      list={list}
      width={960}
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
      closeLabel="message.close"
      notFound="message.notFound"
      dialog={
        message && dialog && <MessageDialog action={dialog} message={message} onDone={onDone} onClose={closeDialog} />
      }
    >
      {message && <MessageStory key={message.id} message={message} changes={changes} onAsk={openDialog} />}
    </RecordDrawer>
  );
});
