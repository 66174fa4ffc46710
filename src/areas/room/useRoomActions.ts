import { useCallback } from 'react';
import type { MenuAction } from '@/components/MoreMenu';
import { dangerLast } from '@/components/MoreMenu/dangerLast';
import { useTranslations } from '@/locales/useTranslations';
import { type AnyRoom, roomTypeOf } from './AnyRoom';
import { actionsFor, callOf, isGrave, type RoomAction } from './actions';

/** The actions of a room as menu items. */
export function useRoomActions<Row extends AnyRoom>(onAsk: (action: RoomAction, room: Row) => void) {
  const t = useTranslations();
  return useCallback(
    (room: Row, before: MenuAction[] = []): MenuAction[] => {
      const items = actionsFor(room).map((action) => ({
        key: action,
        call: callOf(action, roomTypeOf(room)),
        danger: isGrave(action),
        label: t(`room.${action}`),
        onClick: () => onAsk(action, room),
      }));
      return dangerLast([...before, ...items]);
    },
    [t, onAsk],
  );
}
