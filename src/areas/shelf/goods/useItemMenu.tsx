import { history, useIntl } from '@umijs/max';
import type { MenuProps } from 'antd';
import { useOriginHere } from '@/components/list/origin';
import { kinds } from '@/components/RecordLink/kinds';
import { actionsFor, type ItemAction } from './actions';
import { entryPath, type Item, typeOf } from './item';

type Items = NonNullable<MenuProps['items']>;

/** What can be done to something that is sold; its own page has a button for editing. */
export function useItemMenu(
  onAsk: (action: ItemAction, item: Item) => void,
  { withEdit = true, withEntry = true } = {},
) {
  const { formatMessage } = useIntl();
  const origin = useOriginHere();
  return (item: Item): Items => {
    const type = typeOf(item);
    const edit = {
      key: 'edit',
      label: formatMessage({ id: 'action.edit' }),
      onClick: () => history.push(`${kinds[type].path(item.id)}&edit=1`, { origin }),
    };
    const entry = {
      key: 'entry',
      label: formatMessage({ id: 'mall.onShelf' }),
      onClick: () => history.push(entryPath(item.id)),
    };
    const items = actionsFor(item).map((action) => ({
      key: action,
      danger: action === 'takeOff',
      label: formatMessage({ id: `mall.${action}` }),
      onClick: () => onAsk(action, item),
    }));
    const light = [
      ...(withEdit ? [edit] : []),
      ...items.filter(({ danger }) => !danger),
      ...(withEntry && item.place ? [entry] : []),
    ];
    const grave = items.filter(({ danger }) => danger);
    return grave.length ? [...light, { type: 'divider' }, ...grave] : light;
  };
}
