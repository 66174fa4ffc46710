import { history } from '@umijs/max';
import type { Integral } from '@contract/integral';
import { integralCalls } from '@contract/integral/calls';
import { useOriginHere } from '@/components/list/origin';
import type { MenuAction } from '@/components/MoreMenu';
import { dangerLast } from '@/components/MoreMenu/dangerLast';
import { useTranslations } from '@/locales/useTranslations';
import { actionsFor, callOf, type IntegralAction } from './actions';
import { integralPath } from './integralPath';

export function useIntegralMenu(onAsk: (action: IntegralAction, rule: Integral) => void, { withEdit = true } = {}) {
  const t = useTranslations();
  const origin = useOriginHere();
  return (rule: Integral): MenuAction[] => {
    const step = (action: IntegralAction) => ({
      key: action,
      call: callOf[action],
      danger: action !== 'switchOn',
      label: t(`integral.${action}`),
      onClick: () => onAsk(action, rule),
    });
    const edit = {
      key: 'edit',
      call: integralCalls.saveOrUpdate,
      label: t('action.edit'),
      onClick: () => history.push(integralPath(rule.id, { edit: true }), { origin }),
    };
    return dangerLast([...(withEdit ? [edit] : []), ...actionsFor(rule).map(step)]);
  };
}
