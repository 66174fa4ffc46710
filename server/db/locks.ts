import { sql } from 'drizzle-orm';
import type { Db } from './database';
import { rowsOf } from './rows';

/** Keys of advisory locks: one number for each thing that only one transaction may do at a time. */
const ADMIN_STATUS_LOCK = 7_202;
const SCENE_ORDER_LOCK = 7_203;
const ROOM_NUMBER_LOCK = 7_204;
const PAYMENT_LOCK = 7_205;
const SHELF_LOCK = 7_206;
const WISH_NUMBER_LOCK = 7_207;
const INTEGRAL_LOCK = 7_221;
const AUDIENCE_LOCK = 7_224;
const REQUEST_LOCK = 7_227;
const SEAL_LOCK = 7_222;
const SOLD_LOCK = 7_223;
// 7_225 and 7_226 are taken by triggers, which mark what is close together: `hold_log` and `wait_for_keys`.

const lock = (key: number) => (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${key})`);

/**
 * Held while admins are enabled or disabled, so that at least one stays enabled. Row locks are not enough for two
 * admins who were themselves disabled after their calls began.
 */
export const lockAdminStatus = lock(ADMIN_STATUS_LOCK);

export const lockSceneOrder = lock(SCENE_ORDER_LOCK);

export const lockRoomNumbers = lock(ROOM_NUMBER_LOCK);

/** Held while a payment is recorded, so that two orders can't use it. */
export const lockPayment = (tx: Db, payment: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${PAYMENT_LOCK}, hashtext(${payment}))`);

/** Held while a request is carried out that the app may have sent twice. */
export const lockRequest = (tx: Db, requestId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${REQUEST_LOCK}, hashtext(${requestId}))`);

export const lockShelf = lock(SHELF_LOCK);

export const lockWishNumbers = lock(WISH_NUMBER_LOCK);

/** Held while a points rule is written, so that no two rules are for the same event and level. */
export const lockIntegrals = lock(INTEGRAL_LOCK);

/** Held while saved audiences are written, so that names stay unique and their number limited. */
export const lockAudiences = lock(AUDIENCE_LOCK);

const tryLock = (key: number) => async (tx: Db) => {
  const rows = await rowsOf<{ held: boolean }>(tx, sql`select pg_try_advisory_xact_lock(${key}) as held`);
  return rows[0]?.held === true;
};

/** Held while operations are sealed, by one server at a time; false if another one does. */
export const tryLockSeals = tryLock(SEAL_LOCK);

/** Held while what was sold is added to what is kept of it, by one server at a time; false if another one does. */
export const tryLockSold = tryLock(SOLD_LOCK);
