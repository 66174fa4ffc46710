import { history } from '@umijs/max';
import type { Push } from '@contract/push';
import { pushCalls } from '@contract/push/calls';
import { useOriginHere } from '@/components/list/origin';
import type { MenuAction } from '@/components/MoreMenu';
import { dangerLast } from '@/components/MoreMenu/dangerLast';
import { useTranslations } from '@/locales/useTranslations';
import { actionFor, type PushAction } from './actions';
import { composePath } from './pushPath';

export function usePushMenu(onAsk: (action: PushAction, push: Push) => void) {
  const t = useTranslations();
  const origin = useOriginHere();
  return (push: Push): MenuAction[] => {
    const action = actionFor[push.status];
    const copy = {
      key: 'copy',
      call: pushCalls.saveOrUpdate,
      label: t('push.copy'),
      onClick: () => history.push(composePath({ from: push.id }), { origin }),
    };
    const item = action && {
      key: action,
      call: pushCalls[action],
      danger: true,
      label: t(`push.${action}`),
      onClick: () => onAsk(action, push),
    };
    return dangerLast([copy, ...(item ? [item] : [])]);
  };
}
