import { history, useIntl } from '@umijs/max';
import type { MenuProps } from 'antd';
import type { Integral } from '@contract/integral';
import { useOriginHere } from '@/components/list/origin';
import { integralPath } from './integralPath';
import { actionsFor, type IntegralAction } from './steps';

type Items = NonNullable<MenuProps['items']>;

/** What can be done to a rule; its own page has a button for editing. */
export function useIntegralMenu(onAsk: (action: IntegralAction, rule: Integral) => void, { withEdit = true } = {}) {
  const { formatMessage } = useIntl();
  const origin = useOriginHere();
  return (rule: Integral): Items => {
    const step = (action: IntegralAction) => ({
      key: action,
      danger: action !== 'switchOn',
      label: formatMessage({ id: `integral.${action}` }),
      onClick: () => onAsk(action, rule),
    });
    const edit = {
      key: 'edit',
      label: formatMessage({ id: 'action.edit' }),
      onClick: () => history.push(integralPath(rule.id, { edit: true }), { origin }),
    };
    const steps = actionsFor(rule).map(step);
    const light: Items = [...(withEdit ? [edit] : []), ...steps.filter(({ danger }) => !danger)];
    const grave = steps.filter(({ danger }) => danger);
    return light.length && grave.length ? [...light, { type: 'divider' }, ...grave] : [...light, ...grave];
  };
}
