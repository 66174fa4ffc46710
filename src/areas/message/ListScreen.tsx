import { RecordSkeleton } from '@/components/page/RecordSkeleton';
import { laterPart } from '@/components/part';
import { MessageList } from './MessageList';
import { useMessageAddress } from './useMessageAddress';

const MessageComposer = laterPart(async () => (await import('./MessageComposer')).MessageComposer, <RecordSkeleton />);

export default function MessagesScreen() {
  const { compose } = useMessageAddress();
  return compose ? <MessageComposer compose={compose} /> : <MessageList />;
}
