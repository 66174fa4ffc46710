import { room, sceneTemplate, user } from '../../db/tables';

/** An app user, as far as a row beside them shows them. */
export const personColumns = { id: user.id, number: user.number, nickname: user.nickname, avatar: user.avatar };

/** What every room shows; of a query that joins its scene. */
export const roomBaseColumns = {
  id: room.id,
  number: room.number,
  title: room.title,
  cover: room.cover,
  category: room.category,
  description: room.description,
  scene: { id: sceneTemplate.id, name: sceneTemplate.name },
  capacity: room.capacity,
  online: room.online,
  startsAt: room.startsAt,
  endsAt: room.endsAt,
  status: room.status,
  recommended: room.recommended,
  closedReason: room.closedReason,
  createdAt: room.createdAt,
  updatedAt: room.updatedAt,
  version: room.version,
};
