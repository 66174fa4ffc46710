import { history, useIntl } from '@umijs/max';
import type { User } from '@contract/user';
import { composePath } from '@/areas/message';
import { useOriginHere } from '@/components/list/origin';

/** Writing a message to a user, as a menu or a row of buttons shows it; the banned get none. */
export function useMessageTo() {
  const { formatMessage } = useIntl();
  const origin = useOriginHere();
  return ({ number, status }: User) => {
    const onClick = () => history.push(composePath(number), { origin });
    return status === 'banned' ? [] : [{ key: 'message', label: formatMessage({ id: 'message.user' }), onClick }];
  };
}
