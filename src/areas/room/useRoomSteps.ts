import { useIntl } from '@umijs/max';
import type { MenuProps } from 'antd';
import { useCallback } from 'react';
import type { AnyRoom } from './AnyRoom';
import { isGrave, type Step, stepsFor } from './steps';

type Items = NonNullable<MenuProps['items']>;

/** The steps of a room as its menu shows them, after what else it offers; the grave ones are last and apart. */
export function useRoomSteps(onAsk: (step: Step, room: AnyRoom) => void) {
  const { formatMessage } = useIntl();
  return useCallback(
    (room: AnyRoom, before: Items = []): Items => {
      const items = stepsFor(room).map((step) => ({
        key: step,
        danger: isGrave(step),
        label: formatMessage({ id: `room.${step}` }),
        onClick: () => onAsk(step, room),
      }));
      const light: Items = [...before, ...items.filter(({ danger }) => !danger)];
      const grave: Items = items.filter(({ danger }) => danger);
      return light.length && grave.length ? [...light, { type: 'divider' }, ...grave] : [...light, ...grave];
    },
    [formatMessage, onAsk],
  );
}
