import { history, useIntl } from '@umijs/max';
import type { MenuProps } from 'antd';
import type { Tip } from '@contract/tip';
import { useOriginHere } from '@/components/list/origin';
import { actionFor, type TipAction } from './steps';
import { tipPath } from './tipPath';

type Items = NonNullable<MenuProps['items']>;

/** What can be done to a tip; its own page has a button for editing. */
export function useTipMenu(onAsk: (action: TipAction, tip: Tip) => void, { withEdit = true } = {}) {
  const { formatMessage } = useIntl();
  const origin = useOriginHere();
  return (tip: Tip): Items => {
    const action = actionFor(tip);
    const step = {
      key: action,
      danger: action === 'withdraw',
      label: formatMessage({ id: `tip.${action}` }),
      onClick: () => onAsk(action, tip),
    };
    const edit = {
      key: 'edit',
      label: formatMessage({ id: 'action.edit' }),
      onClick: () => history.push(tipPath(tip.id, { edit: true }), { origin }),
    };
    if (!withEdit) return [step];
    return step.danger ? [edit, { type: 'divider' }, step] : [edit, step];
  };
}
