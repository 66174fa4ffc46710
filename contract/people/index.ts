import { z } from 'zod';
import { auditState } from '../audit/enums';
import { anyOf, byId, endpoints, id, instant, page, pageQuery, reason, selection } from '../base';
import { valuesOf } from '../enum';
import { paths } from '../paths';
import { person } from '../person';
import { roomBase, roomBaseFilters, roomCounts, roomForm, roomSorts } from '../room';
import { reportKind } from '../room/enums';

/** A room that an app user opened. */
export const peopleRoom = roomBase.extend({
  owner: person,
  auditState: z.enum(valuesOf(auditState)),
  /** The audit item that decided it, or that it waits for. */
  auditId: id.nullable(),
  /** Nobody gets in or speaks; its time goes on. */
  frozen: z.boolean(),
  frozenReason: z.string().nullable(),
  reports: z.int(),
});
export type PeopleRoom = z.infer<typeof peopleRoom>;

const peopleFilters = {
  ...roomBaseFilters,
  ownerId: id.optional(),
  auditState: anyOf(z.enum(valuesOf(auditState))),
  frozen: z.enum(['true', 'false']).optional(),
  reportsFrom: z.coerce.number().int().min(0).optional(),
  reportsTo: z.coerce.number().int().min(0).optional(),
};

export const peopleQuery = pageQuery([...roomSorts, 'reports'], peopleFilters);
export const peopleSelection = selection(peopleFilters);

/** What a user said about a room. */
export const roomReport = z.object({
  id,
  user: person,
  kind: z.enum(valuesOf(reportKind)),
  text: z.string(),
  at: instant,
});
export type RoomReport = z.infer<typeof roomReport>;

export const peopleEndpoints = endpoints({
  [paths.people.pageList]: { summary: 'Self-built rooms, paged.', query: peopleQuery, data: page(peopleRoom) },
  [paths.people.detail]: { summary: 'One self-built room.', query: byId, data: peopleRoom },
  [paths.people.open]: {
    summary:
      'Open a room for a user, as the app does. It is a draft, and waits in the audit queue. 10422 where a sensitive word blocks its title or description.',
    body: roomForm
      .omit({ id: true, version: true, hostId: true })
      .extend({ ownerId: id, cover: roomForm.shape.cover.nullable() }),
    data: peopleRoom,
  },
  [paths.people.changeStatus]: {
    summary: 'Close, with a reason that the owner reads.',
    body: z.object({ id, status: z.literal('closed'), reason }),
    data: peopleRoom,
  },
  [paths.people.freeze]: {
    summary: 'Freeze (nobody gets in or speaks, and it is recommended no more) or unfreeze.',
    body: z.object({ id, frozen: z.boolean(), reason }),
    data: peopleRoom,
  },
  [paths.people.recommend]: {
    summary: 'Put among the recommended, or take out.',
    body: z.object({ id, recommended: z.boolean() }),
    data: peopleRoom,
  },
  [paths.people.countByStatus]: {
    summary: 'How many rooms a selection means, by status, how many are frozen, and how many people are in them.',
    body: peopleSelection,
    data: roomCounts.extend({ frozen: z.int() }),
  },
  [paths.people.reports]: {
    summary: 'Reports about a room, newest first.',
    query: pageQuery(['at'], { id }),
    data: page(roomReport),
  },
});
