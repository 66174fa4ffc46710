import { roomCalls } from '../../../contract/room/calls';
import type { Handlers } from '../area';
import { listMembers, listRoomGifts, listRoomMessages } from './contents';
import { countRooms, findRoom, listActivityRooms } from './queries';
import { cloneRoom, createRoom, updateRoom } from './save';
import { changeRoomStatus, recommendRoom } from './status';

export const roomHandlers: Handlers = (on, { uploads }) => {
  on(roomCalls.pageList, ({ db, query }) => listActivityRooms(db, query));
  on(roomCalls.detail, ({ db, query }) => findRoom(db, query.id));
  on(roomCalls.members, ({ db, query }) => listMembers(db, query));
  on(roomCalls.gifts, ({ db, query }) => listRoomGifts(db, query));
  on(roomCalls.messages, ({ db, query }) => listRoomMessages(db, query));

  on(roomCalls.saveOrUpdate, ({ body, db, ...actor }) =>
    body.id === undefined ? createRoom(db, actor, uploads, body) : updateRoom(db, actor, uploads, body.id, body),
  );
  on(roomCalls.clone, ({ body, db, ...actor }) => cloneRoom(db, actor, body));
  on(roomCalls.changeStatus, ({ body, db, ...actor }) => changeRoomStatus(db, actor, body));
  on(roomCalls.recommend, ({ body, db, ...actor }) => recommendRoom(db, actor, body));
  on(roomCalls.countByStatus, ({ db, body }) => countRooms(db, body), { report: true });
};
