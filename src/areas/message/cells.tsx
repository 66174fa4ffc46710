import type { Message } from '@contract/message';
import { TitleAndBody } from '@/areas/delivery';
import { useMessageAddress } from './useMessageAddress';

export function Title({ of: message }: { of: Message }) {
  const { linkTo } = useMessageAddress();
  return <TitleAndBody of={message} to={linkTo(message.id)} />;
}
