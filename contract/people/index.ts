import { z } from 'zod';
import { auditState } from '../audit/enums';
import { anyOf, byId, endpoints, id, instant, page, pageQuery, reason, selection } from '../base';
import { valuesOf } from '../enum';
import { person } from '../person';
import { roomBase, roomBaseFilters, roomCounts, roomForm, roomSorts } from '../room';
import { reportKind } from '../room/enums';
import { peopleCalls } from './calls';
import { GROUP_OWNERS_MAX, GROUP_ROOMS_MIN, groupBy } from './enums';

const peopleRoom = roomBase.extend({
  owner: person,
  auditState: z.enum(valuesOf(auditState)),
  /** The audit item that decided about it, or that it waits for. */
  auditId: id.nullable(),
  /** Nobody can enter or speak, but its time continues. */
  frozen: z.boolean(),
  frozenReason: z.string().nullable(),
  reports: z.int(),
  /** The fingerprint and the address it was opened with, if they are known. */
  device: z.string().nullable().optional(),
  ip: z.string().nullable().optional(),
});
export type PeopleRoom = z.infer<typeof peopleRoom>;

/** More reports than any room has, and more rooms than any device. */
const COUNT_MAX = 1_000_000;

const device = z.string().trim().min(1).max(100);
const ip = z.string().trim().min(1).max(45);
const created = { createdFrom: instant.optional(), createdTo: instant.optional() };

const peopleFilters = {
  ...roomBaseFilters,
  ownerId: id.optional(),
  device: device.optional(),
  ip: ip.optional(),
  ...created,
  auditState: anyOf(z.enum(valuesOf(auditState))),
  frozen: z.enum(['true', 'false']).optional(),
  reportsFrom: z.coerce.number().int().min(0).max(COUNT_MAX).optional(),
  reportsTo: z.coerce.number().int().min(0).max(COUNT_MAX).optional(),
};

export const peopleQuery = pageQuery([...roomSorts, 'reports'], peopleFilters);
export const peopleSelection = selection(peopleFilters);

const by = z.enum(valuesOf(groupBy));

export const peopleGroupsQuery = pageQuery(['rooms', 'lastAt', 'firstAt'], {
  by: by.default('device'),
  ...created,
  roomsFrom: z.coerce.number().int().min(GROUP_ROOMS_MIN).max(COUNT_MAX).default(GROUP_ROOMS_MIN),
  roomsTo: z.coerce.number().int().min(GROUP_ROOMS_MIN).max(COUNT_MAX).optional(),
});

/** Rooms that can still be closed and were opened with one device, from one address, or by one owner. */
const peopleGroup = z.object({
  /** What they have in common: the fingerprint, the address, or the owner's id. */
  id: z.string(),
  by,
  rooms: z.int(),
  /** Their audit items that wait. Closing the rooms rejects them. */
  waiting: z.int(),
  ownerCount: z.int(),
  /** Those with the most of these rooms first. */
  owners: z.array(person).max(GROUP_OWNERS_MAX),
  firstAt: instant,
  lastAt: instant,
});
export type PeopleGroup = z.infer<typeof peopleGroup>;

const roomReport = z.object({
  id,
  user: person,
  kind: z.enum(valuesOf(reportKind)),
  text: z.string(),
  at: instant,
});
export type RoomReport = z.infer<typeof roomReport>;

export const peopleEndpoints = endpoints({
  [peopleCalls.pageList]: { summary: 'Self-built rooms, paged.', query: peopleQuery, data: page(peopleRoom) },
  [peopleCalls.detail]: { summary: 'One self-built room.', query: byId, data: peopleRoom },
  [peopleCalls.open]: {
    summary:
      'Open a room for a user, as the app does. It is a draft, and waits in the audit queue. The same requestId opens one room. 10422 where a sensitive word blocks its title or description.',
    body: roomForm.omit({ id: true, version: true, hostId: true }).extend({
      ownerId: id,
      cover: roomForm.shape.cover.nullable(),
      /** Without them, those that the owner was last seen with. */
      device: device.optional(),
      ip: ip.optional(),
      requestId: z.uuid(),
    }),
    data: peopleRoom,
  },
  [peopleCalls.changeStatus]: {
    summary: 'Close, with a reason that the owner reads.',
    body: z.object({ id, status: z.literal('closed'), reason }),
    data: peopleRoom,
  },
  [peopleCalls.freeze]: {
    summary: 'Freeze (nobody gets in or speaks, and it is recommended no more) or unfreeze.',
    body: z.object({ id, frozen: z.boolean(), reason }),
    data: peopleRoom,
  },
  [peopleCalls.recommend]: {
    summary: 'Put among the recommended, or take out.',
    body: z.object({ id, recommended: z.boolean() }),
    data: peopleRoom,
  },
  [peopleCalls.countByStatus]: {
    summary:
      'How many rooms a selection means, by status, how many scheduled and live ones are frozen, how many of their audit items wait, and how many people are in them.',
    body: peopleSelection,
    data: roomCounts.extend({ frozen: z.int(), waiting: z.int().optional() }),
  },
  [peopleCalls.groups]: {
    summary:
      'Drafts, scheduled and live rooms of one device, one address or one owner, where there are several; the largest group first.',
    query: peopleGroupsQuery,
    data: page(peopleGroup),
  },
  [peopleCalls.reports]: {
    summary: 'Reports about a room, newest first.',
    query: pageQuery(['at'], { id }),
    data: page(roomReport),
  },
});
