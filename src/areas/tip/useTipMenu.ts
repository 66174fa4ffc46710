import { history } from '@umijs/max';
import type { Tip } from '@contract/tip';
import { tipCalls } from '@contract/tip/calls';
import { useOriginHere } from '@/components/list/origin';
import type { MenuAction } from '@/components/MoreMenu';
import { useTranslations } from '@/locales/useTranslations';
import { actionFor, mayEdit, type TipAction } from './steps';
import { tipPath } from './tipPath';

type Items = MenuAction[];

export function useTipMenu(onAsk: (action: TipAction, tip: Tip) => void, { withEdit = true } = {}) {
  const t = useTranslations();
  const origin = useOriginHere();
  return (tip: Tip): Items => {
    const action = actionFor(tip);
    const edit = {
      key: 'edit',
      call: tipCalls.saveOrUpdate,
      label: t('action.edit'),
      onClick: () => history.push(tipPath(tip.id, { edit: true }), { origin }),
    };
    const light: Items = withEdit && mayEdit(tip) ? [edit] : [];
    if (!action) return light;
    const step = {
      key: action,
      call: tipCalls.changeStatus,
      danger: action === 'withdraw',
      label: t(`tip.${action}`),
      onClick: () => onAsk(action, tip),
    };
    return light.length && step.danger ? [...light, { type: 'divider' }, step] : [...light, step];
  };
}
