import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { hashPassword } from '../../auth/password';
import type { Db } from '../connect';
import {
  auditItem,
  delivery,
  deliveryJob,
  device,
  gift,
  integral,
  ledger,
  loginLog,
  message,
  operation,
  order,
  orderItem,
  priceChange,
  push,
  room,
  roomGift,
  roomMember,
  roomMessage,
  roomReport,
  sanction,
  sceneTemplate,
  sensitiveWord,
  share,
  shareClick,
  shareSignUp,
  shelf,
  stonePackage,
  sysUser,
  tip,
  user,
  userLogin,
  userNote,
  wish,
} from '../tables';
import { makeAdmins } from './admins';
import { makeAudits } from './audits';
import { insertRows } from './insert';
import { makeIntegrals } from './integrals';
import { makeBursts } from './logins';
import { makeMall } from './mall';
import { makeMessages } from './messages';
import { makeOrders } from './orders';
import { makePushes } from './pushes';
import { makeRooms } from './rooms';
import { makeScenes } from './scenes';
import { makeFirstWords, makeWords } from './sensitiveWords';
import { makeShares } from './shares';
import { createShop } from './shop';
import { makeSubmitted } from './submitted';
import { makeTips } from './tips';
import { makeUsers } from './users';
import { makeWishes } from './wishes';
import { createWorld } from './world';

const SEED = 20_260_101;
/** How many of the enabled admins work on users in the demo. */
const OPERATORS = 12;

interface DemoOptions {
  users?: number;
  admins?: number;
  now: Date;
  /** What `admin` and `lin_wei` sign in with. */
  password: string;
}

/** Fills an empty database with demo data, in one transaction: the same rows every time, hung on the current hour. */
export async function seedDemo(db: Db, { users = 5000, admins = 120, now, password }: DemoOptions): Promise<void> {
  const world = createWorld(SEED, now);
  const hashes = {
    known: await hashPassword(password),
    unknown: await hashPassword(randomBytes(32).toString('base64url')),
  };
  const staff = makeAdmins(world, admins, hashes);
  const operators = staff.admins.filter(({ status }) => status === 'enabled').slice(0, OPERATORS);
  const scenes = makeScenes(world);
  const adminIds = operators.map(({ id }) => id);
  const mall = makeMall({ ...world, random: world.trade }, adminIds);
  const shop = createShop(world, mall);
  const people = makeUsers(world, users, adminIds, shop);
  const activity = makeRooms(world, scenes, people.users, adminIds);
  // Whose room waits has made other things before, so that some in the queue have a past.
  const waiting = activity.rooms.filter(({ auditState }) => auditState === 'pending');
  const offenders = new Set(waiting.map(({ hostId }) => hostId));
  const pool = makeWishes(world, { ...people, gifts: mall.gifts, shop, adminIds, offenders });
  const submitted = makeSubmitted(world, { ...activity, users: people.users, wishes: pool.wishes });
  const audits = makeAudits(world, submitted, { adminIds, sanctions: people.sanctions, now });
  const firstWords = makeFirstWords(world, audits.items);
  const orders = makeOrders(world, { ...people, shop, adminIds });
  const tips = makeTips(world, adminIds);
  const bursts = makeBursts(world, staff.admins);
  const integrals = makeIntegrals(world, { ...people, adminIds });
  const words = makeWords(world, adminIds);
  const shared = makeShares(world, { ...people, rooms: activity.rooms, wishes: pool.wishes });
  const receivers = { ...people, orders: orders.orders };
  const messages = makeMessages(world, receivers, adminIds);
  const pushes = makePushes(world, receivers, activity.rooms, adminIds);
  await db.transaction(async (tx) => {
    await insertRows(tx, sysUser, staff.admins);
    await insertRows(tx, loginLog, [...staff.logins, ...bursts]);
    await insertRows(tx, sceneTemplate, scenes);
    await insertRows(tx, user, people.users);
    await insertRows(tx, room, activity.rooms);
    await insertRows(tx, roomMember, activity.members);
    await insertRows(tx, roomGift, activity.gifts);
    await insertRows(tx, roomMessage, activity.messages);
    await insertRows(tx, roomReport, activity.reports);
    await insertRows(tx, integral, integrals.integrals);
    await insertRows(tx, ledger, [...people.ledger, ...pool.ledger, ...integrals.ledger]);
    await insertRows(tx, sanction, people.sanctions);
    await insertRows(tx, device, [...people.devices, ...shared.devices]);
    await insertRows(tx, userLogin, people.logins);
    await insertRows(tx, userNote, people.notes);
    await insertRows(tx, sensitiveWord, [...firstWords, ...words.words]);
    await insertRows(tx, stonePackage, mall.stones);
    await insertRows(tx, gift, mall.gifts);
    await insertRows(tx, wish, pool.wishes);
    await insertRows(tx, auditItem, audits.items);
    await insertRows(tx, priceChange, mall.priceChanges);
    await insertRows(tx, shelf, mall.shelf);
    await insertRows(tx, order, orders.orders);
    await insertRows(tx, orderItem, orders.items);
    await insertRows(tx, tip, tips.tips);
    await insertRows(tx, share, shared.shares);
    await insertRows(tx, shareClick, shared.clicks);
    await insertRows(tx, shareSignUp, shared.signUps);
    await insertRows(tx, message, messages.messages);
    await insertRows(tx, push, pushes.pushes);
    await insertRows(tx, deliveryJob, [...messages.jobs, ...pushes.jobs]);
    await insertRows(tx, delivery, [...messages.copies, ...pushes.copies]);
    const logged = [staff, people, activity, pool, audits, mall, orders, tips, integrals, words, messages, pushes];
    const operations = logged.flatMap((made) => made.operations);
    await insertRows(tx, operation, operations);
    await tx.execute(sql`select setval('record_id', ${world.lastId()}::bigint)`);
    await tx.execute(sql`select setval('order_number', ${orders.lastNumber}::bigint)`);
  });
}
