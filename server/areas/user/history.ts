import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Output, Query } from '../../../contract';
import type { UserDetail } from '../../../contract/user';
import type { userCalls } from '../../../contract/user/calls';
import type { Db } from '../../db/database';
import { counting, orderBy, readPage } from '../../lib/paging';
import { orNotFound } from '../../refusal';
import { sysUser } from '../sysUser/table';
import { statusAt, userDetailColumns } from './columns';
import { findUser } from './queries';
import { device, sanction, user, userLogin } from './table';

const OTHERS_MAX = 20;

const sameDevice = alias(device, 'same_device');

/** Other users who were seen on one of the user's devices. */
const sharers = (db: Db, id: string) =>
  db
    .selectDistinct({ fingerprint: device.fingerprint, userId: sameDevice.userId })
    .from(device)
    .innerJoin(sameDevice, and(eq(sameDevice.fingerprint, device.fingerprint), ne(sameDevice.userId, id)))
    .where(eq(device.userId, id))
    .as('sharers');

/** @throws `10404` */
export async function findUserDetail(db: Db, id: string, now: string): Promise<UserDetail> {
  const others = sharers(db, id);
  const [row] = await db
    .select({
      ...userDetailColumns(now),
      sanctionCount: db.$count(sanction, and(eq(sanction.userId, id), ne(sanction.status, 'normal'))),
      sameDeviceCount: sql<number>`(select count(distinct ${others.userId})::int from ${others})`,
    })
    .from(user)
    .where(eq(user.id, id));
  return orNotFound(row);
}

export async function listSanctions(db: Db, id: string, now: string): Promise<Output<typeof userCalls.sanctions>> {
  await findUser(db, id, now);
  const { status, reason, from, until } = sanction;
  return db
    .select({ id: sanction.id, status, reason, from, until, by: sysUser.nickname, byId: sysUser.id })
    .from(sanction)
    .innerJoin(sysUser, eq(sysUser.id, sanction.sysUserId))
    .where(eq(sanction.userId, id))
    .orderBy(desc(sanction.from), desc(sanction.id));
}

export async function listDevices(db: Db, id: string, now: string): Promise<Output<typeof userCalls.devices>> {
  await findUser(db, id, now);
  const devices = await db
    .select()
    .from(device)
    .where(eq(device.userId, id))
    .orderBy(desc(device.lastSeenAt), desc(device.id));
  const found = await othersByDevice(db, id, now);
  return devices.map(({ fingerprint, ...seen }) => ({
    ...seen,
    others: found.filter(({ on }) => on === seen.id).map(({ other }) => other),
  }));
}

/** Other users of each of the user's devices, the latest first. */
function othersByDevice(db: Db, id: string, now: string) {
  const latest = db
    .select({
      ...{ id: user.id, number: user.number, nickname: user.nickname, status: statusAt(now).as('status') },
      seenAt: sameDevice.lastSeenAt,
    })
    .from(sameDevice)
    .innerJoin(user, eq(user.id, sameDevice.userId))
    .where(and(eq(sameDevice.fingerprint, device.fingerprint), ne(sameDevice.userId, id)))
    .orderBy(desc(sameDevice.lastSeenAt), desc(user.id))
    .limit(OTHERS_MAX)
    .as('latest');
  const { id: otherId, number, nickname, status, seenAt } = latest;
  return db
    .select({ on: device.id, other: { id: otherId, number, nickname, status } })
    .from(device)
    .crossJoinLateral(latest)
    .where(eq(device.userId, id))
    .orderBy(desc(seenAt), desc(otherId));
}

export async function listUserLogins(db: Db, query: Query<typeof userCalls.logins>, now: string) {
  await findUser(db, query.id, now);
  const where = eq(userLogin.userId, query.id);
  const sorted = orderBy(query, { at: userLogin.at }, { sort: 'at', order: 'descend' }, userLogin.id);
  const rows = db
    .select({ ...getTableColumns(userLogin), cursor: sorted.cursor })
    .from(userLogin)
    .$dynamic();
  return readPage(query, rows, { where, sorted, count: counting(db, userLogin, where) });
}
