import { useCallback } from 'react';
import type { MenuAction } from '@/components/MoreMenu';
import { useTranslations } from '@/locales/useTranslations';
import { type AnyRoom, roomTypeOf } from './AnyRoom';
import { callOf, isGrave, type RoomStep, stepsFor } from './steps';

type Items = MenuAction[];

/** The steps of a room as menu items; the grave ones come last. */
export function useRoomSteps(onAsk: (step: RoomStep, room: AnyRoom) => void) {
  const t = useTranslations();
  return useCallback(
    (room: AnyRoom, before: Items = []): Items => {
      const items = stepsFor(room).map((step) => ({
        key: step,
        call: callOf(step, roomTypeOf(room)),
        danger: isGrave(step),
        label: t(`room.${step}`),
        onClick: () => onAsk(step, room),
      }));
      const light: Items = [...before, ...items.filter(({ danger }) => !danger)];
      const grave: Items = items.filter(({ danger }) => danger);
      return light.length && grave.length ? [...light, { type: 'divider' }, ...grave] : [...light, ...grave];
    },
    [t, onAsk],
  );
}
