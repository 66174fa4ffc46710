import { z } from 'zod';
import { auditState } from '../audit/enums';
import { anyOf, byId, endpoints, id, instant, page, pageQuery, reason, selection } from '../base';
import { valuesOf } from '../enum';
import { person } from '../person';
import { roomBase, roomBaseFilters, roomCounts, roomForm, roomSorts } from '../room';
import { reportKind } from '../room/enums';
import { peopleCalls } from './calls';

const peopleRoom = roomBase.extend({
  owner: person,
  auditState: z.enum(valuesOf(auditState)),
  /** The audit item that decided about it, or that it waits for. */
  auditId: id.nullable(),
  /** Nobody can enter or speak, but its time continues. */
  frozen: z.boolean(),
  frozenReason: z.string().nullable(),
  reports: z.int(),
});
export type PeopleRoom = z.infer<typeof peopleRoom>;

/** More reports than any room has. */
const REPORTS_MAX = 1_000_000;

const peopleFilters = {
  ...roomBaseFilters,
  ownerId: id.optional(),
  auditState: anyOf(z.enum(valuesOf(auditState))),
  frozen: z.enum(['true', 'false']).optional(),
  reportsFrom: z.coerce.number().int().min(0).max(REPORTS_MAX).optional(),
  reportsTo: z.coerce.number().int().min(0).max(REPORTS_MAX).optional(),
};

export const peopleQuery = pageQuery([...roomSorts, 'reports'], peopleFilters);
export const peopleSelection = selection(peopleFilters);

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
      'Open a room for a user, as the app does. It is a draft, and waits in the audit queue. 10422 where a sensitive word blocks its title or description.',
    body: roomForm
      .omit({ id: true, version: true, hostId: true })
      .extend({ ownerId: id, cover: roomForm.shape.cover.nullable() }),
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
    summary: 'How many rooms a selection means, by status, how many are frozen, and how many people are in them.',
    body: peopleSelection,
    data: roomCounts.extend({ frozen: z.int() }),
  },
  [peopleCalls.reports]: {
    summary: 'Reports about a room, newest first.',
    query: pageQuery(['at'], { id }),
    data: page(roomReport),
  },
});
