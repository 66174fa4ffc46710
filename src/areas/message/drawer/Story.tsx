import { Link, useIntl, useLocation } from '@umijs/max';
import { Button, Flex } from 'antd';
import type { MessageDetail } from '@contract/message';
import { messageRead } from '@contract/message/enums';
import { paths } from '@contract/paths';
import { Progress, Recipients } from '@/areas/delivery';
import { OperationTimeline } from '@/components/OperationTimeline';
import { Letter } from '../Letter';
import { actionsFor, type MessageAction } from '../steps';
import { useMessageAddress } from '../useMessageAddress';
import { MessageFacts } from './MessageFacts';

interface StoryProps {
  message: MessageDetail;
  /** Counts what was done to the message, so that the timeline is asked anew. */
  done: number;
  onAsk: (action: MessageAction) => void;
}

const READ = { label: 'message.read', options: messageRead } as const;

/** What can be done to a message, what it says, and how it goes. */
export function Story({ message, done, onAsk }: StoryProps) {
  const { formatMessage } = useIntl();
  const { composeAt } = useMessageAddress();
  const { state } = useLocation();
  const { id, status, progress } = message;
  const isDraft = status === 'draft';
  const going = status === 'sending';
  const link = (key: string, to: string) => (
    <Link to={to} state={state}>
      <Button>{formatMessage({ id: key })}</Button>
    </Link>
  );
  return (
    <>
      <Flex gap={8} wrap className="fish-drawer-actions">
        {actionsFor[status].map((action) => (
          <Button
            key={action}
            type={action === 'send' ? 'primary' : 'default'}
            danger={action !== 'send'}
            onClick={() => onAsk(action)}
          >
            {formatMessage({ id: `message.${action}` })}
          </Button>
        ))}
        {isDraft && link('action.edit', composeAt({ compose: id }))}
        {link('message.copy', composeAt({ compose: 'new', from: id }))}
      </Flex>
      <div className="fish-columns fish-columns-wide">
        <div>
          <Letter of={message} />
          <MessageFacts message={message} />
        </div>
        <div>
          {!isDraft && <Progress of={progress} going={going} opened={formatMessage({ id: READ.label })} />}
          {!isDraft && <Recipients path={paths.message.recipients} id={id} opened={READ} going={going} />}
          <OperationTimeline key={`${done} ${status}`} of={{ targetType: 'message', targetId: id }} />
        </div>
      </div>
    </>
  );
}
