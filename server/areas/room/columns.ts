import { sceneTemplate } from '../sceneTemplate/table';
import { room } from './table';

/** The columns that both kinds of room share; for a query that joins the scene. */
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
