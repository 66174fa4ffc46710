import { history, useIntl } from '@umijs/max';
import type { MenuProps } from 'antd';
import type { Message } from '@contract/message';
import { useOriginHere } from '@/components/list/origin';
import { actionsFor, type MessageAction } from './steps';
import { useMessageAddress } from './useMessageAddress';

type Items = NonNullable<MenuProps['items']>;

/** What can be done to a message, and what can be made of it. */
export function useMessageMenu(onAsk: (action: MessageAction, message: Message) => void) {
  const { formatMessage } = useIntl();
  const { composeAt } = useMessageAddress();
  const origin = useOriginHere();
  return (message: Message): Items => {
    const { id, status } = message;
    const write = (key: string, compose: string, from?: string) => ({
      key,
      label: formatMessage({ id: key }),
      onClick: () => history.push(composeAt({ compose, from }), { origin }),
    });
    const step = (action: MessageAction) => ({
      key: action,
      danger: action !== 'send',
      label: formatMessage({ id: `message.${action}` }),
      onClick: () => onAsk(action, message),
    });
    const steps = actionsFor[status].map(step);
    const light: Items = [
      ...(status === 'draft' ? [write('action.edit', id)] : []),
      ...steps.filter(({ danger }) => !danger),
      write('message.copy', 'new', id),
    ];
    const grave = steps.filter(({ danger }) => danger);
    return grave.length ? [...light, { type: 'divider' }, ...grave] : light;
  };
}
