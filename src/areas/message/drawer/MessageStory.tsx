import { useLocation } from '@umijs/max';
import { Button, Flex } from 'antd';
import type { MessageDetail } from '@contract/message';
import { messageCalls } from '@contract/message/calls';
import { messageRead } from '@contract/message/enums';
import { DeliveryProgress, Recipients } from '@/areas/delivery';
import { Has } from '@/components/availability/Has';
import { LinkButton } from '@/components/availability/LinkButton';
import { useOffered } from '@/components/availability/useOffered';
import { withBoundary } from '@/components/boundary';
import { OperationTimeline } from '@/components/OperationTimeline';
import { useTranslations } from '@/locales/useTranslations';
import { actionsFor, callOf, type MessageAction } from '../actions';
import { Letter } from '../Letter';
import { useMessageAddress } from '../useMessageAddress';
import { MessageFacts } from './MessageFacts';

interface StoryProps {
  message: MessageDetail;
  /** Counts the changes made here; each one reloads the timeline. */
  changes: number;
  onAsk: (action: MessageAction) => void;
}

const READ = { label: 'message.read', options: messageRead } as const;

export const MessageStory = withBoundary(function MessageStory({ message, changes, onAsk }: StoryProps) {
  const t = useTranslations();
  const { composeAt } = useMessageAddress();
  const offered = useOffered();
  const { state } = useLocation();
  const { id, status, progress } = message;
  const isDraft = status === 'draft';
  const going = status === 'sending';
  const link = (key: 'action.edit' | 'message.copy', to: string) => (
    <LinkButton to={to} state={state}>
      {t(key)}
    </LinkButton>
  );
  return (
    <>
      <Flex gap={8} wrap className="fish-drawer-actions">
        {offered(actionsFor(message).map((action) => ({ action, call: callOf[action] }))).map(({ action }) => (
          <Button
            key={action}
            type={action === 'send' ? 'primary' : 'default'}
            danger={action !== 'send'}
            onClick={() => onAsk(action)}
          >
            {t(`message.${action}`)}
          </Button>
        ))}
        <Has call={messageCalls.saveOrUpdate}>
          {isDraft && link('action.edit', composeAt({ compose: id }))}
          {link('message.copy', composeAt({ compose: 'new', from: id }))}
        </Has>
      </Flex>
      <div className="fish-columns fish-columns-wide">
        <div>
          <Letter of={message} />
          <MessageFacts message={message} />
        </div>
        <div>
          {!isDraft && <DeliveryProgress of={progress} going={going} opened={t(READ.label)} />}
          {!isDraft && <Recipients path={messageCalls.recipients} id={id} opened={READ} going={going} />}
          <OperationTimeline key={`${changes} ${status}`} of={{ targetType: 'message', targetId: id }} />
        </div>
      </div>
    </>
  );
});
