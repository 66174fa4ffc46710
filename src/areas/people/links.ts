import { pathTo } from '@config/pathTo';
import type { GroupBy } from '@contract/people/enums';
import { roomSteps } from '@contract/room/enums';

/** The list of self-built rooms with these filters. */
export const roomsOf = (filters: Readonly<Record<string, string | undefined>>): string =>
  pathTo('/activity/people', filters);

/** What the list calls that which the rooms of a group have in common. */
const filterOf = { device: 'device', ip: 'ip', owner: 'ownerId' } as const satisfies Record<GroupBy, string>;

/** The list with exactly the rooms of a group, which are those that can be closed. */
export const roomsOfGroup = (by: GroupBy, id: string, created: Readonly<Record<string, string>>): string =>
  roomsOf({ [filterOf[by]]: id, status: roomSteps.close.join(','), ...created });

export const groupsPath = pathTo('/activity/people', { tab: 'groups' });
