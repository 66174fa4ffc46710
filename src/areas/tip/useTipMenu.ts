import { history, useIntl } from '@umijs/max';
import type { MenuProps } from 'antd';
import type { Tip } from '@contract/tip';
import { useOriginHere } from '@/components/list/origin';
import { actionFor, mayEdit, type TipAction } from './steps';
import { tipPath } from './tipPath';

type Items = NonNullable<MenuProps['items']>;

/** What can be done to a tip; its own page has a button for editing. */
export function useTipMenu(onAsk: (action: TipAction, tip: Tip) => void, { withEdit = true } = {}) {
  const { formatMessage } = useIntl();
  const origin = useOriginHere();
  return (tip: Tip): Items => {
    const action = actionFor(tip);
    const edit = {
      key: 'edit',
      label: formatMessage({ id: 'action.edit' }),
      onClick: () => history.push(tipPath(tip.id, { edit: true }), { origin }),
    };
    const light: Items = withEdit && mayEdit(tip) ? [edit] : [];
    if (!action) return light;
    const step = {
      key: action,
      danger: action === 'withdraw',
      label: formatMessage({ id: `tip.${action}` }),
      onClick: () => onAsk(action, tip),
    };
    return light.length && step.danger ? [...light, { type: 'divider' }, step] : [...light, step];
  };
}
