import { history, useIntl } from '@umijs/max';
import { paths } from '@contract/paths';
import type { Room } from '@contract/room';
import { mayEdit } from '@contract/room/enums';
import { useAction } from '@/components/form/useAction';
import { useOriginHere } from '@/components/list/origin';
import { notice } from '@/components/notice';
import { call } from '@/request';
import { roomPath } from './roomPath';
import type { Step } from './steps';
import { useRoomSteps } from './useRoomSteps';

/** What can be done to an activity room; its own page has a button for editing. */
export function useRoomMenu(onAsk: (step: Step, room: Room) => void, { withEdit = true } = {}) {
  const { formatMessage } = useIntl();
  const origin = useOriginHere();
  const stepsOf = useRoomSteps(onAsk as Parameters<typeof useRoomSteps>[0]);
  const clone = useAction(async ({ id }: Room) => {
    const copy = await call(paths.room.clone, { id });
    notice.success(formatMessage({ id: 'room.clone.done' }));
    history.push(roomPath(copy.id));
  });

  return (room: Room) => {
    const edit = {
      key: 'edit',
      label: formatMessage({ id: 'action.edit' }),
      onClick: () => history.push(roomPath(room.id, { edit: true }), { origin }),
    };
    const copy = { key: 'clone', label: formatMessage({ id: 'room.clone' }), onClick: () => void clone.run(room) };
    return stepsOf(room, [...(withEdit && mayEdit(room.status) ? [edit] : []), copy]);
  };
}
