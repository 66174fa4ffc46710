import { history } from '@umijs/max';
import { messageCalls } from '@contract/message/calls';
import type { User } from '@contract/user';
import { messageComposePath } from '@/areas/message';
import { useIsAvailable } from '@/components/availability/useIsAvailable';
import { useOriginHere } from '@/components/list/origin';
import { useTranslations } from '@/locales/useTranslations';

/** The menu item to write to a user; there is none for banned users. */
export function useMessageTo() {
  const t = useTranslations();
  const origin = useOriginHere();
  const isAvailable = useIsAvailable()(messageComposePath());
  return ({ number, status }: User) => {
    const onClick = () => history.push(messageComposePath(number), { origin });
    return status === 'banned' || !isAvailable
      ? []
      : [{ key: 'message', call: messageCalls.send, label: t('message.user'), onClick }];
  };
}
