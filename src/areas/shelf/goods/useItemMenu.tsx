import { history } from '@umijs/max';
import { shelfCalls } from '@contract/shelf/calls';
import { useOriginHere } from '@/components/list/origin';
import type { MenuAction } from '@/components/MoreMenu';
import { dangerLast } from '@/components/MoreMenu/dangerLast';
import { recordTypes } from '@/components/RecordLink/recordTypes';
import { useTranslations } from '@/locales/useTranslations';
import { actionsFor, type ItemAction } from './actions';
import { entryPath, type Item, itemCalls, itemTypeOf } from './item';

export function useItemMenu(
  onAsk: (action: ItemAction, item: Item) => void,
  { withEdit = true, withEntry = true } = {},
) {
  const t = useTranslations();
  const origin = useOriginHere();
  return (item: Item): MenuAction[] => {
    const type = itemTypeOf(item);
    const calls = itemCalls[type];
    const edit = {
      key: 'edit',
      call: calls.saveOrUpdate,
      label: t('action.edit'),
      onClick: () => history.push(`${recordTypes[type].path(item.id)}&edit=1`, { origin }),
    };
    const entry = {
      key: 'entry',
      call: shelfCalls.detail,
      label: t('mall.onShelf'),
      onClick: () => history.push(entryPath(item.id)),
    };
    const items = actionsFor(item).map((action) => ({
      key: action,
      call: action === 'changePrice' ? calls.changePrice : calls.changeStatus,
      danger: action === 'takeOff',
      label: t(`mall.${action}`),
      onClick: () => onAsk(action, item),
    }));
    return dangerLast([...(withEdit ? [edit] : []), ...items, ...(withEntry && item.place ? [entry] : [])]);
  };
}
