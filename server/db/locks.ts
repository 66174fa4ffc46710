import { sql } from 'drizzle-orm';
import type { Db } from './connect';

/** Keys of advisory locks: one number for each thing that only one transaction may do at a time. */
const ADMIN_STATUS_LOCK = 7_202;
const SCENE_ORDER_LOCK = 7_203;
const ROOM_NUMBER_LOCK = 7_204;
const PAYMENT_LOCK = 7_205;
const SHELF_LOCK = 7_206;
const WISH_NUMBER_LOCK = 7_207;
const INTEGRAL_LOCK = 7_221;

const lock = (key: number) => (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${key})`);

/**
 * Held while admins are enabled or disabled, so that one stays enabled. Two who disable each other would wait for each
 * other without it; two who were themselves disabled since their calls began would not.
 */
export const lockAdminStatus = lock(ADMIN_STATUS_LOCK);

/** Held while blessed lands are added, ordered, published or made the default. */
export const lockSceneOrder = lock(SCENE_ORDER_LOCK);

/** Held while a room gets its number. */
export const lockRoomNumbers = lock(ROOM_NUMBER_LOCK);

/** Held while a payment is told, so that two orders can't take it. */
export const lockPayment = (tx: Db, payment: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(${PAYMENT_LOCK}, hashtext(${payment}))`);

/** Held while something is put on the shelf, taken off or moved. */
export const lockShelf = lock(SHELF_LOCK);

/** Held while a wish gets its number. */
export const lockWishNumbers = lock(WISH_NUMBER_LOCK);

/** Held while a points rule is written, so that no two are for one event and level. */
export const lockIntegrals = lock(INTEGRAL_LOCK);
