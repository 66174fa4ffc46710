import { history } from '@umijs/max';
import type { Tip } from '@contract/tip';
import { tipCalls } from '@contract/tip/calls';
import { useOriginHere } from '@/components/list/origin';
import type { MenuAction } from '@/components/MoreMenu';
import { dangerLast } from '@/components/MoreMenu/dangerLast';
import { useTranslations } from '@/locales/useTranslations';
import { actionFor, mayEdit, type TipAction } from './actions';
import { tipPath } from './tipPath';

export function useTipMenu(onAsk: (action: TipAction, tip: Tip) => void, { withEdit = true } = {}) {
  const t = useTranslations();
  const origin = useOriginHere();
  return (tip: Tip): MenuAction[] => {
    const action = actionFor(tip);
    const edit = {
      key: 'edit',
      call: tipCalls.saveOrUpdate,
      label: t('action.edit'),
      onClick: () => history.push(tipPath(tip.id, { edit: true }), { origin }),
    };
    const step = action && {
      key: action,
      call: tipCalls.changeStatus,
      danger: action === 'withdraw',
      label: t(`tip.${action}`),
      onClick: () => onAsk(action, tip),
    };
    return dangerLast([...(withEdit && mayEdit(tip) ? [edit] : []), ...(step ? [step] : [])]);
  };
}
