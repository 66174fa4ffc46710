import { history } from '@umijs/max';
import type { Push } from '@contract/push';
import { pushCalls } from '@contract/push/calls';
import { useOriginHere } from '@/components/list/origin';
import type { MenuAction } from '@/components/MoreMenu';
import { useTranslations } from '@/locales/useTranslations';
import { composePath } from './pushPath';
import { actionFor, type PushAction } from './steps';

type Items = MenuAction[];

export function usePushMenu(onAsk: (action: PushAction, push: Push) => void) {
  const t = useTranslations();
  const origin = useOriginHere();
  return (push: Push): Items => {
    const action = actionFor[push.status];
    const copy = {
      key: 'copy',
      call: pushCalls.saveOrUpdate,
      label: t('push.copy'),
      onClick: () => history.push(composePath({ from: push.id }), { origin }),
    };
    if (!action) return [copy];
    const step = {
      key: action,
      call: pushCalls[action],
      danger: true,
      label: t(`push.${action}`),
      onClick: () => onAsk(action, push),
    };
    return [copy, { type: 'divider' }, step];
  };
}
