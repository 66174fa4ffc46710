import { history, useIntl } from '@umijs/max';
import type { PeopleRoom } from '@contract/people';
import type { Step } from '@/areas/room';
import { useRoomSteps } from '@/areas/room';
import { kinds } from '@/components/RecordLink/kinds';

/** What can be done to a self-built room: to its audit, to its owner, and its steps. */
export function usePeopleMenu(onAsk: (step: Step, room: PeopleRoom) => void) {
  const { formatMessage } = useIntl();
  const stepsOf = useRoomSteps(onAsk as Parameters<typeof useRoomSteps>[0]);
  const way = (key: string, to: string) => ({
    key,
    label: formatMessage({ id: `people.to.${key}` }),
    onClick: () => history.push(to),
  });
  return (room: PeopleRoom) => {
    const { auditId, owner } = room;
    const ways = [way('owner', `/user/appUser?id=${owner.id}`)];
    if (auditId) ways.unshift(way('audit', kinds.audit.path(auditId)));
    return stepsOf(room, ways);
  };
}
