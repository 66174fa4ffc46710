import { type Column, type SQL, sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PeopleRoom, RoomReport } from '../../../contract/people';
import type { Room, RoomMember } from '../../../contract/room';
import { idColumn, instantColumn, primaryId } from '../../db/columns';
import { beginsIndex, digitsOf, gramsOf, lowerOf } from '../../lib/filters';
import { sceneTemplate } from '../sceneTemplate/table';
import { user } from '../user/table';

const ofUser = () =>
  idColumn()
    .notNull()
    .references(() => user.id);

const ofRoom = () =>
  idColumn()
    .notNull()
    .references(() => room.id);

/** A room that is neither over nor closed, and so needs its scene. Written out, so that a partial index serves it. */
export const isRunning = ({ status }: { status: Column }): SQL => sql`${status} in ('draft', 'scheduled', 'live')`;

/** A self-built one. */
export const isOpen = ({ kind, status }: { kind: Column; status: Column }): SQL =>
  sql`${kind} = 'people' and ${isRunning({ status })}`;

export const room = pgTable(
  'room',
  {
    id: primaryId(),
    number: integer().notNull(),
    title: text().notNull(),
    kind: text().$type<'activity' | 'people'>().notNull(),
    cover: text(),
    category: text().$type<Room['category']>().notNull(),
    description: text().notNull().default(''),
    sceneTemplateId: idColumn()
      .notNull()
      .references(() => sceneTemplate.id),
    /** The host of an activity room, or the owner of a self-built one. */
    hostId: ofUser(),
    capacity: integer().notNull(),
    online: integer().notNull().default(0),
    /** As last written; areas/room/clock.ts updates it when a step is due. */
    status: text().$type<Room['status']>().notNull(),
    startsAt: instantColumn().notNull(),
    endsAt: instantColumn().notNull(),
    recommended: boolean().notNull().default(false),
    closedReason: text(),
    /** For self-built rooms only. It is opened waiting; what areas/audit/ decides, and closing it, change that. */
    auditState: text().$type<PeopleRoom['auditState']>(),
    frozen: boolean().notNull().default(false),
    frozenReason: text(),
    /** Of a self-built room: the fingerprint and the address it was opened with, where they are known. */
    device: text(),
    ip: text(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    /** Incremented by operators and users, not by the clock. */
    version: integer().notNull().default(1),
    /** How many reports there are about it, counted by triggers of the database. */
    reports: integer().notNull().default(0),
    /** Identifies one request of the app, so that sending it again opens no second room. */
    requestId: uuid(),
  },
  (table) => [
    check('room_time', sql`${table.endsAt} > ${table.startsAt}`),
    check('room_audit', sql`(${table.kind} = 'people') = (${table.auditState} is not null)`),
    uniqueIndex('room_number').on(table.number),
    uniqueIndex('room_request').on(table.requestId),
    index('room_number_begins').on(beginsIndex(digitsOf(table.number))),
    index('room_title_begins').on(beginsIndex(lowerOf(table.title))),
    index('room_title_part').using('gin', gramsOf(table.title)),
    index('room_title').on(table.kind, table.title, table.id),
    index('room_capacity').on(table.kind, table.capacity, table.id),
    index('room_online').on(table.kind, table.online, table.id),
    index('room_ends').on(table.kind, table.endsAt, table.id),
    index('room_created').on(table.kind, table.createdAt, table.id),
    index('room_starts').on(table.kind, table.startsAt, table.id),
    index('room_scene').on(table.sceneTemplateId, table.startsAt, table.id),
    index('room_host').on(table.hostId, table.startsAt, table.id),
    index('room_device').on(table.device, table.startsAt, table.id).where(sql`${table.device} is not null`),
    index('room_ip').on(table.ip, table.startsAt, table.id).where(sql`${table.ip} is not null`),
    index('room_reports').on(table.kind, table.reports, table.id),
    index('room_category').on(table.kind, table.category, table.startsAt, table.id),
    // With what is summed up when rooms are counted by status, so that the index alone is read for it.
    index('room_status').on(table.kind, table.status, table.startsAt, table.id, table.online),
    // Of what few rooms are: only those few pay for it.
    index('room_recommended').on(table.kind, table.startsAt, table.id).where(sql`${table.recommended}`),
    index('room_frozen').on(table.kind, table.startsAt, table.id).where(sql`${table.frozen}`),
    index('room_unapproved')
      .on(table.kind, table.auditState, table.startsAt, table.id)
      .where(sql`${table.auditState} <> 'approved'`),
    index('room_running').on(table.sceneTemplateId).where(isRunning(table)),
    // For groups of rooms that can still be closed, read from the index alone: each group, and in it each owner, at once.
    index('room_open_device').on(table.device, table.hostId, table.createdAt, table.id).where(isOpen(table)),
    index('room_open_ip').on(table.ip, table.hostId, table.createdAt, table.id).where(isOpen(table)),
    index('room_open_host').on(table.hostId, table.createdAt, table.id).where(isOpen(table)),
    index('room_due').on(table.status, table.endsAt).where(sql`${table.status} in ('scheduled', 'live')`),
  ],
);

/** One row for each stay of a user in a room. */
export const roomMember = pgTable(
  'room_member',
  {
    id: primaryId(),
    roomId: ofRoom(),
    userId: ofUser(),
    role: text().$type<RoomMember['role']>().notNull(),
    joinedAt: instantColumn().notNull(),
    leftAt: instantColumn(),
  },
  (table) => [index('room_member_room').on(table.roomId, table.joinedAt, table.id)],
);

export const roomGift = pgTable(
  'room_gift',
  {
    id: primaryId(),
    roomId: ofRoom(),
    fromId: ofUser(),
    toId: ofUser(),
    /** The gift's name at that time. */
    gift: text().notNull(),
    count: integer().notNull(),
    stones: bigint({ mode: 'number' }).notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [index('room_gift_room').on(table.roomId, table.at, table.id)],
);

export const roomMessage = pgTable(
  'room_message',
  {
    id: primaryId(),
    roomId: ofRoom(),
    userId: ofUser(),
    text: text().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [index('room_message_room').on(table.roomId, table.at, table.id)],
);

export const roomReport = pgTable(
  'room_report',
  {
    id: primaryId(),
    roomId: ofRoom(),
    userId: ofUser(),
    kind: text().$type<RoomReport['kind']>().notNull(),
    text: text().notNull(),
    at: instantColumn().notNull(),
  },
  (table) => [index('room_report_room').on(table.roomId, table.at, table.id)],
);
