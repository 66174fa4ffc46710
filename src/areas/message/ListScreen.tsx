import { MessageComposer } from './MessageComposer';
import { MessageList } from './MessageList';
import { useMessageAddress } from './useMessageAddress';

export default function MessagesScreen() {
  const { compose } = useMessageAddress();
  return compose ? <MessageComposer compose={compose} /> : <MessageList />;
}
