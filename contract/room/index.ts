import { z } from 'zod';
import { anyOf, byId, endpoints, id, instant, page, pageQuery, reason, selection, version } from '../base';
import { valuesOf } from '../enum';
import { paths } from '../paths';
import { person } from '../person';
import { imageUrl } from '../upload';
import { memberRole, ROOM_CAPACITY_MAX, ROOM_DESCRIPTION_MAX, ROOM_TITLE_MAX, roomCategory, roomStatus } from './enums';

const status = z.enum(valuesOf(roomStatus));
const category = z.enum(valuesOf(roomCategory));

/** What every room is, whoever opened it. */
export const roomBase = z.object({
  id,
  /** What the app shows; six digits or more, never reused. */
  number: z.int(),
  title: z.string(),
  cover: z.string().nullable(),
  category,
  description: z.string(),
  scene: z.object({ id, name: z.string() }),
  capacity: z.int(),
  /** People in it right now; 0 unless it is live. */
  online: z.int(),
  startsAt: instant,
  endsAt: instant,
  status,
  recommended: z.boolean(),
  /** Why it was closed. */
  closedReason: z.string().nullable(),
  createdAt: instant,
  updatedAt: instant,
  version,
});

/** A room that operators open for an activity. */
export const room = roomBase.extend({ host: person });
export type Room = z.infer<typeof room>;

/** Filters that lists of rooms share. */
export const roomBaseFilters = {
  /** A number, or part of the title. */
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
  /** An online blessed land; one that was withdrawn since stays allowed where it was. */
  sceneId: id,
  hostId: id,
  capacity: z.int().min(1).max(ROOM_CAPACITY_MAX),
  startsAt: instant,
  /** After `startsAt`. */
  endsAt: instant,
});

/** How many rooms a selection means, in which status, and how many people are in them right now. */
export const roomCounts = z.object({
  total: z.int(),
  draft: z.int(),
  scheduled: z.int(),
  live: z.int(),
  ended: z.int(),
  closed: z.int(),
  online: z.int(),
});

export const roomMember = z.object({
  id,
  user: person,
  role: z.enum(valuesOf(memberRole)),
  joinedAt: instant,
  /** Null while they are in it. */
  leftAt: instant.nullable(),
});
export type RoomMember = z.infer<typeof roomMember>;

/** A gift that was given in a room. */
export const roomGift = z.object({
  id,
  from: person,
  to: person,
  gift: z.string(),
  count: z.int(),
  stones: z.int(),
  at: instant,
});
export type RoomGift = z.infer<typeof roomGift>;

export const roomMessage = z.object({ id, user: person, text: z.string(), at: instant });
export type RoomMessage = z.infer<typeof roomMessage>;

export const roomEndpoints = endpoints({
  [paths.room.pageList]: { summary: 'Activity rooms, paged.', query: roomQuery, data: page(room) },
  [paths.room.detail]: { summary: 'One activity room.', query: byId, data: room },
  [paths.room.saveOrUpdate]: {
    summary: 'Create a draft (without id) or update (with id and the version it was read at).',
    body: roomForm,
    data: room,
  },
  [paths.room.clone]: {
    summary: 'A draft copy, its time moved to the next day at the same hour.',
    body: byId,
    data: room,
  },
  [paths.room.changeStatus]: {
    summary: 'Publish a draft (scheduled; live at once when its time has come) or close, which needs a reason.',
    body: z.object({ id, status: z.enum(['scheduled', 'closed']), reason: reason.optional() }),
    data: room,
  },
  [paths.room.recommend]: {
    summary: 'Put among the recommended, or take out.',
    body: z.object({ id, recommended: z.boolean() }),
    data: room,
  },
  [paths.room.countByStatus]: {
    summary: 'How many rooms a selection means, by status, and how many people are in them.',
    body: roomSelection,
    data: roomCounts,
  },
  [paths.room.members]: {
    summary: 'Members of a room, activity or self-built: who is in it first, newest first.',
    query: pageQuery(['joinedAt'], { id }),
    data: page(roomMember),
  },
  [paths.room.gifts]: {
    summary: 'Gifts given in a room, newest first, with the sum of stones.',
    query: pageQuery(['at'], { id }),
    data: page(roomGift).extend({ totals: z.object({ stones: z.int() }) }),
  },
  [paths.room.messages]: {
    summary: 'Messages in a room, newest first.',
    query: pageQuery(['at'], { id, keyword: z.string().trim().max(100).optional() }),
    data: page(roomMessage),
  },
});
