import type { Area } from '../area';
import { advanceRooms } from './clock';
import { roomHandlers } from './endpoints';
import { findActivityRoomsBy } from './search';

export const room = {
  handlers: roomHandlers,
  finder: findActivityRoomsBy,
  clocks: { room: advanceRooms },
  demo: () => require('./demo') as typeof import('./demo'),
} satisfies Area;

export { checkRoom, ROOM_COVER } from './check';
export { statusByTime } from './clock';
export { roomBaseColumns } from './columns';
export { findRooms, matchingBase, roomCountColumns } from './filters';
export { insertDraft } from './insert';
export { lockRoomRow, writeRoom } from './lock';
export { peopleTarget, roomFieldsOf, stateOf } from './log';
export { sendHome } from './members';
export { roomMessages } from './messages';
export { pageOfRooms } from './page';
export { closing, requireFreezable, requireRecommendable, requireUnclosed } from './rules';
export { findPeopleRoomsBy } from './search';
export { requireSceneOnline } from './status';
