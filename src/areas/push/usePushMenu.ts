import { history, useIntl } from '@umijs/max';
import type { MenuProps } from 'antd';
import type { Push } from '@contract/push';
import { useOriginHere } from '@/components/list/origin';
import { composePath } from './pushPath';
import { actionFor, type PushAction } from './steps';

type Items = NonNullable<MenuProps['items']>;

/** What can be done to a push, and what can be made of it. */
export function usePushMenu(onAsk: (action: PushAction, push: Push) => void) {
  const { formatMessage } = useIntl();
  const origin = useOriginHere();
  return (push: Push): Items => {
    const action = actionFor[push.status];
    const copy = {
      key: 'copy',
      label: formatMessage({ id: 'push.copy' }),
      onClick: () => history.push(composePath({ from: push.id }), { origin }),
    };
    if (!action) return [copy];
    const step = {
      key: action,
      danger: true,
      label: formatMessage({ id: `push.${action}` }),
      onClick: () => onAsk(action, push),
    };
    return [copy, { type: 'divider' }, step];
  };
}
