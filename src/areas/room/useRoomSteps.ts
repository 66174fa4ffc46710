import { useCallback } from 'react';
import type { MenuAction } from '@/components/MoreMenu';
import { dangerLast } from '@/components/MoreMenu/dangerLast';
import { useTranslations } from '@/locales/useTranslations';
import { type AnyRoom, roomTypeOf } from './AnyRoom';
import { callOf, isGrave, type RoomStep, stepsFor } from './steps';

/** The steps of a room as menu items. */
export function useRoomSteps(onAsk: (step: RoomStep, room: AnyRoom) => void) {
  const t = useTranslations();
  return useCallback(
    (room: AnyRoom, before: MenuAction[] = []): MenuAction[] => {
      const items = stepsFor(room).map((step) => ({
        key: step,
        call: callOf(step, roomTypeOf(room)),
        danger: isGrave(step),
        label: t(`room.${step}`),
        onClick: () => onAsk(step, room),
      }));
      return dangerLast([...before, ...items]);
    },
    [t, onAsk],
  );
}
