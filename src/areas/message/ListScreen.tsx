import { Composer } from './Composer';
import { MessageList } from './MessageList';
import { useMessageAddress } from './useMessageAddress';

/** Letters in the app: all of them, or the one that is being written. */
export default function Messages() {
  const { compose } = useMessageAddress();
  return compose ? <Composer compose={compose} /> : <MessageList />;
}
