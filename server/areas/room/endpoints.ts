import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { listGifts, listMembers, listMessages } from './contents';
import { countRooms, findRoom, listActivityRooms } from './queries';
import { cloneRoom, createRoom, updateRoom } from './save';
import { changeRoomStatus, recommendRoom } from './status';

export const roomCalls: Calls = (on) => {
  on(paths.room.pageList, ({ db, query }) => listActivityRooms(db, query));
  on(paths.room.detail, ({ db, query }) => findRoom(db, query.id));
  on(paths.room.members, ({ db, query }) => listMembers(db, query));
  on(paths.room.gifts, ({ db, query }) => listGifts(db, query));
  on(paths.room.messages, ({ db, query }) => listMessages(db, query));

  on(paths.room.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createRoom(db, actor, body) : updateRoom(db, actor, body.id, body),
  );
  on(paths.room.clone, ({ body, db, ...actor }) => cloneRoom(db, actor, body.id));
  on(paths.room.changeStatus, ({ body, db, ...actor }) => changeRoomStatus(db, actor, body));
  on(paths.room.recommend, ({ body, db, ...actor }) => recommendRoom(db, actor, body));
  on(paths.room.countByStatus, ({ db, body }) => countRooms(db, body));
};
