import type { Message } from '@contract/message';
import { Words } from '@/areas/delivery';
import { useMessageAddress } from './useMessageAddress';

/** A message in a row; its title opens it over the list that is shown. */
export function Title({ of: message }: { of: Message }) {
  const { linkTo } = useMessageAddress();
  return <Words of={message} to={linkTo(message.id)} />;
}
