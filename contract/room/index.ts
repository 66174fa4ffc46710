import { z } from 'zod';
import { anyOf, byId, endpoints, id, instant, page, pageQuery, reason, selection, version, zone } from '../base';
import { valuesOf } from '../enum';
import { person } from '../person';
import { imageUrl } from '../upload';
import { roomCalls } from './calls';
import { memberRole, ROOM_CAPACITY_MAX, ROOM_DESCRIPTION_MAX, ROOM_TITLE_MAX, roomCategory, roomStatus } from './enums';

const status = z.enum(valuesOf(roomStatus));
const category = z.enum(valuesOf(roomCategory));

export const roomBase = z.object({
  id,
  /** The number that the app shows; six digits or more, never reused. */
  number: z.int(),
  title: z.string(),
  cover: z.string().nullable(),
  category,
  description: z.string(),
  scene: z.object({ id, name: z.string() }),
  capacity: z.int(),
  /** People in it now; 0 unless it is live. */
  online: z.int(),
  startsAt: instant,
  endsAt: instant,
  status,
  recommended: z.boolean(),
  closedReason: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
  version,
});

/** A room that operators open for an activity. */
const room = roomBase.extend({ host: person });
export type Room = z.infer<typeof room>;

export const roomBaseFilters = {
  keyword: z.string().trim().max(100).optional(),
  category: anyOf(category),
  status: anyOf(status),
  sceneId: id.optional(),
  recommended: z.enum(['true', 'false']).optional(),
  startsFrom: instant.optional(),
  startsTo: instant.optional(),
};

const roomFilters = { ...roomBaseFilters, hostId: id.optional() };

export const roomSorts = ['number', 'title', 'capacity', 'online', 'startsAt', 'endsAt', 'createdAt'] as const;

export const roomQuery = pageQuery(roomSorts, roomFilters);
export const roomSelection = selection(roomFilters);

export const roomForm = z.object({
  id: id.optional(),
  version: version.optional(),
  title: z.string().trim().min(1).max(ROOM_TITLE_MAX),
  /** 16:9 */
  cover: imageUrl,
  category,
  description: z.string().trim().max(ROOM_DESCRIPTION_MAX).default(''),
  /** An online blessed land. A room keeps its own even after that one was withdrawn. */
  sceneId: id,
  hostId: id,
  capacity: z.int().min(1).max(ROOM_CAPACITY_MAX),
  startsAt: instant,
  endsAt: instant,
});

/** Counts of a selection by status, and the people in these rooms now. */
export const roomCounts = z.object({
  total: z.int(),
  draft: z.int(),
  scheduled: z.int(),
  live: z.int(),
  ended: z.int(),
  closed: z.int(),
  online: z.int(),
});

const roomMember = z.object({
  id,
  user: person,
  role: z.enum(valuesOf(memberRole)),
  joinedAt: instant,
  /** Null while the user is in the room. */
  leftAt: instant.nullable(),
});
export type RoomMember = z.infer<typeof roomMember>;

const roomGift = z.object({
  id,
  from: person,
  to: person,
  gift: z.string(),
  count: z.int(),
  stones: z.int(),
  at: instant,
});
export type RoomGift = z.infer<typeof roomGift>;

const roomMessage = z.object({ id, user: person, text: z.string(), at: instant });
export type RoomMessage = z.infer<typeof roomMessage>;

export const roomEndpoints = endpoints({
  [roomCalls.pageList]: { summary: 'Activity rooms, paged.', query: roomQuery, data: page(room) },
  [roomCalls.detail]: { summary: 'One activity room.', query: byId, data: room },
  [roomCalls.saveOrUpdate]: {
    summary: 'Create a draft (without id) or update (with id and the version it was read at).',
    body: roomForm,
    data: room,
  },
  [roomCalls.clone]: {
    summary: 'A draft copy, its time moved to the next day at the same hour of a time zone.',
    body: byId.extend({ zone: zone.optional() }),
    data: room,
  },
  [roomCalls.changeStatus]: {
    summary: 'Publish a draft (scheduled; live at once when its time has come) or close, which needs a reason.',
    body: z.object({ id, status: z.enum(['scheduled', 'closed']), reason: reason.optional() }),
    data: room,
  },
  [roomCalls.recommend]: {
    summary: 'Put among the recommended, or take out.',
    body: z.object({ id, recommended: z.boolean() }),
    data: room,
  },
  [roomCalls.countByStatus]: {
    summary: 'How many rooms a selection means, by status, and how many people are in them.',
    body: roomSelection,
    data: roomCounts,
  },
  [roomCalls.members]: {
    summary: 'Members of a room, activity or self-built: who is in it first, newest first.',
    query: pageQuery(['joinedAt'], { id }),
    data: page(roomMember),
  },
  [roomCalls.gifts]: {
    summary: 'Gifts given in a room, newest first, with the sum of stones.',
    query: pageQuery(['at'], { id }),
    data: page(roomGift).extend({ totals: z.object({ stones: z.int() }).optional() }),
  },
  [roomCalls.messages]: {
    summary: 'Messages in a room, newest first.',
    query: pageQuery(['at'], { id, keyword: z.string().trim().max(100).optional() }),
    data: page(roomMessage),
  },
});
