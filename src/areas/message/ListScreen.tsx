import { messageCalls } from '@contract/message/calls';
import { lazyPart } from '@/components/boundary';
import { prefetchList } from '@/components/list/prefetch';
import { RecordSkeleton } from '@/components/page/RecordSkeleton';
import { listSpec } from './fields';
import { MessageList } from './MessageList';
import { useMessageAddress } from './useMessageAddress';

const MessageComposer = lazyPart(async () => (await import('./MessageComposer')).MessageComposer, <RecordSkeleton />);

export default function MessagesScreen() {
  const { compose } = useMessageAddress();
  return compose ? <MessageComposer compose={compose} /> : <MessageList />;
}

MessagesScreen.prefetch = prefetchList(messageCalls.pageList, listSpec, (address) => !address.get('compose'));
