import { history, useIntl } from '@umijs/max';
import type { User } from '@contract/user';
import { useOriginHere } from '@/components/list/origin';
import { composePath } from '@/areas/message/composePath';

/** Writing a message to a user, as a menu or a row of buttons shows it; the banned get none. */
export function useMessageTo() {
  const { formatMessage } = useIntl();
  const origin = useOriginHere();
  return ({ number, status }: User) => {
    const onClick = () => history.push(composePath(number), { origin });
    return status === 'banned' ? [] : [{ key: 'message', label: formatMessage({ id: 'message.user' }), onClick }];
  };
}
