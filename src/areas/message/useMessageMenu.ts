import { history } from '@umijs/max';
import type { Message } from '@contract/message';
import { messageCalls } from '@contract/message/calls';
import { useOriginHere } from '@/components/list/origin';
import type { MenuAction } from '@/components/MoreMenu';
import { dangerLast } from '@/components/MoreMenu/dangerLast';
import { useTranslations } from '@/locales/useTranslations';
import { actionsFor, callOf, type MessageAction } from './actions';
import { useMessageAddress } from './useMessageAddress';

export function useMessageMenu(onAsk: (action: MessageAction, message: Message) => void) {
  const t = useTranslations();
  const { composeAt } = useMessageAddress();
  const origin = useOriginHere();
  return (message: Message): MenuAction[] => {
    const { id, status } = message;
    const write = (key: 'action.edit' | 'message.copy', compose: string, from?: string) => ({
      key,
      call: messageCalls.saveOrUpdate,
      label: t(key),
      onClick: () => history.push(composeAt({ compose, from }), { origin }),
    });
    const item = (action: MessageAction) => ({
      key: action,
      call: callOf[action],
      danger: action !== 'send',
      label: t(`message.${action}`),
      onClick: () => onAsk(action, message),
    });
    return dangerLast([
      ...(status === 'draft' ? [write('action.edit', id)] : []),
      ...actionsFor(message).map(item),
      write('message.copy', 'new', id),
    ]);
  };
}
