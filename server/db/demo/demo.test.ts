import { and, eq, gte, sql } from 'drizzle-orm';
import { auditKind, auditPriority, auditState as auditStates } from '../../../contract/audit/enums';
import { valuesOf } from '../../../contract/enum';
import { giftForm } from '../../../contract/gift';
import { giftCategory, giftKind, stockState, stockStateOf } from '../../../contract/gift/enums';
import { AMOUNT_MAX, moneyCurrency } from '../../../contract/money.enums';
import { roomStatus } from '../../../contract/room/enums';
import { sceneStatus } from '../../../contract/sceneTemplate/enums';
import { shelfSection } from '../../../contract/shelf/enums';
import { stoneForm } from '../../../contract/stone';
import { stoneTag } from '../../../contract/stone/enums';
import { channel, ledgerKind, userStatus } from '../../../contract/user/enums';
import { auditItem } from '../../areas/audit/table';
import { integral } from '../../areas/integral/table';
import { message } from '../../areas/message/table';
import { push } from '../../areas/push/table';
import { advanceRooms } from '../../areas/room/clock';
import { room, roomGift, roomMember, roomMessage, roomReport } from '../../areas/room/table';
import { sceneTemplate } from '../../areas/sceneTemplate/table';
import { gift, priceChange, shelf, stonePackage } from '../../areas/shelf/table';
import { sysUser } from '../../areas/sysUser/table';
import { ledger, user, userLogin } from '../../areas/user/table';
import { wish } from '../../areas/wish/table';
import { delivery, deliveryJob } from '../../delivery/table';
import { HOUR_MS, shift } from '../../lib/time';
import { openEmpty } from '../../testDatabase';
import { unexpected } from '../../testing';
import { seedDemo } from '.';
import { drawDemoPicture } from './picture';

const now = new Date('2026-03-10T10:20:30.456Z');
const options = { users: 600, admins: 30, now, password: 'fishadmin' };

async function seeded() {
  const database = await openEmpty();
  await database.prepare((db) => seedDemo(db, options));
  return database;
}

describe('demo data', () => {
  let database: Awaited<ReturnType<typeof seeded>>;
  beforeAll(async () => {
    database = await seeded();
  });
  afterAll(() => database.close());

  test('is the same every time', async () => {
    const again = await seeded();
    const tables = [user, ledger, room, roomMember, sceneTemplate, userLogin, auditItem, wish];
    const sendings = [message, push, deliveryJob, delivery];
    for (const table of [...tables, stonePackage, gift, priceChange, shelf, ...sendings]) {
      expect(await again.db.select().from(table).limit(200)).toEqual(await database.db.select().from(table).limit(200));
    }
    await again.close();
  });

  test('has every status, channel and kind of entry', async () => {
    const { db } = database;
    const distinct = async (rows: Promise<{ value: string }[]>) => new Set((await rows).map(({ value }) => value));
    expect(await distinct(db.selectDistinct({ value: user.status }).from(user))).toEqual(new Set(valuesOf(userStatus)));
    expect(await distinct(db.selectDistinct({ value: user.channel }).from(user))).toEqual(new Set(valuesOf(channel)));
    expect(await distinct(db.selectDistinct({ value: ledger.kind }).from(ledger))).toEqual(
      new Set(valuesOf(ledgerKind)),
    );
    expect(await distinct(db.selectDistinct({ value: sceneTemplate.status }).from(sceneTemplate))).toEqual(
      new Set(valuesOf(sceneStatus)),
    );
    expect(await distinct(db.selectDistinct({ value: sysUser.status }).from(sysUser))).toEqual(
      new Set(['enabled', 'disabled']),
    );
  });

  test('an entry that names a rule is as this rule gives it, and each rule that is on has given some', async () => {
    const { db } = database;
    const rules = await db.select().from(integral).where(eq(integral.status, 'on'));
    const given = await db.select().from(ledger).innerJoin(integral, eq(integral.id, ledger.integralId));
    for (const { user_ledger: entry, integral: rule } of given) {
      expect(entry).toMatchObject({ currency: 'points', kind: rule.event, delta: rule.points });
      expect(entry.at >= rule.updatedAt).toBe(true);
    }
    expect(new Set(given.map((one) => one.integral.id))).toEqual(new Set(rules.map(({ id }) => id)));
  });

  test('has a flood of rooms of one device that can be closed, and some of them wait for their audit', async () => {
    const { db } = database;
    const flood = await db.select().from(room).where(eq(room.device, 'device-emulator-c3d9'));
    expect(flood).toHaveLength(27);
    expect(new Set(flood.map(({ hostId }) => hostId)).size).toBe(3);
    const waiting = await db
      .select()
      .from(auditItem)
      .innerJoin(room, eq(room.id, auditItem.targetId))
      .where(and(eq(room.device, 'device-emulator-c3d9'), eq(auditItem.state, 'pending')));
    expect(waiting).toHaveLength(9);
    const sources = await db.select({ kind: room.kind, ip: room.ip }).from(room).where(sql`${room.ip} is not null`);
    expect(new Set(sources.map(({ kind }) => kind))).toEqual(new Set(['people']));
  });

  test('the ledgers sum to the balances', async () => {
    const sumOf = (currency: 'points' | 'stones') =>
      sql`(select coalesce(sum(delta), 0) from user_ledger where user_id = ${user}.id and currency = ${currency})`;
    const wrong = await database.db
      .select({ id: user.id })
      .from(user)
      .where(sql`${user.points} <> ${sumOf('points')} or ${user.stones} <> ${sumOf('stones')}`);
    expect(wrong).toEqual([]);
  });

  test('nothing that happened lies ahead, and today has something', async () => {
    const { db } = database;
    const [range] = await db
      .select({ newest: sql<string>`max(${userLogin.at})`.mapWith(userLogin.at) })
      .from(userLogin);
    expect(range && range.newest <= now.toISOString()).toBe(true);
    expect(range && range.newest >= '2026-03-10T00:00:00.000Z').toBe(true);
  });

  test('the queue agrees with the records it stands on', async () => {
    const { db } = database;
    const ofRoom = (state: string) =>
      sql`(select count(*) from audit_item where target_id = ${room}.id and kind = 'room' and state = ${state})`;
    const wrongRooms = await db
      .select({ id: room.id })
      .from(room)
      .where(sql`${room.kind} = 'people' and (
        ${ofRoom('pending')} <> (${room.auditState} = 'pending')::int
        or (${room.auditState} <> 'pending' and ${ofRoom('approved')} + ${ofRoom('rejected')} = 0)
        or (${room.auditState} = 'rejected' and (${room.status} <> 'closed' or ${room.closedReason} is null)))`);
    expect(wrongRooms).toEqual([]);
    const rejectedCovers = await db
      .select({ id: room.id })
      .from(room)
      .innerJoin(auditItem, sql`${auditItem.targetId} = ${room.id} and ${auditItem.kind} = 'cover'`)
      .where(sql`(${auditItem.state} = 'rejected') = (${auditItem.image} = ${room.cover})`);
    expect(rejectedCovers).toEqual([]);
    const removedBy = (action: string) => sql`exists (select 1 from operation
      where target_id = ${wish.id} and action = ${action} and reason = ${wish.removedReason})`;
    const wishes = await db
      .select({ id: wish.id })
      .from(wish)
      .leftJoin(auditItem, sql`${auditItem.targetId} = ${wish.id}`)
      .where(sql`${auditItem.id} is null
        or (${auditItem.state} = 'rejected') <> (${wish.state} = 'removed' and ${removedBy('reject')})
        or (${auditItem.state} <> 'rejected' and ${wish.state} = 'removed') <> ${removedBy('remove')}`);
    expect(wishes).toEqual([]);
  });

  test('something of every kind waits, and some of it first', async () => {
    const waiting = await database.db.select().from(auditItem).where(eq(auditItem.state, 'pending'));
    expect(new Set(waiting.map(({ kind }) => kind))).toEqual(new Set(valuesOf(auditKind)));
    expect(new Set(waiting.map(({ priority }) => priority))).toEqual(new Set(valuesOf(auditPriority)));
    expect(waiting.filter(({ claimedById }) => claimedById)).toHaveLength(3);
    expect(waiting.every(({ submittedAt }) => submittedAt <= now.toISOString())).toBe(true);
  });

  test('rooms are in every state they can be in, and the clock has nothing to do', async () => {
    const { db } = database;
    const { kind, status, auditState, frozen, recommended } = room;
    const states = await db.selectDistinct({ kind, status, auditState, frozen, recommended }).from(room);
    for (const status of valuesOf(roomStatus)) {
      expect(states).toContainEqual(expect.objectContaining({ kind: 'activity', status }));
      expect(states).toContainEqual(expect.objectContaining({ kind: 'people', status }));
    }
    for (const auditState of valuesOf(auditStates)) {
      expect(states).toContainEqual(expect.objectContaining({ auditState }));
    }
    for (const status of ['scheduled', 'live'] as const) {
      expect(states).toContainEqual(expect.objectContaining({ status, recommended: true }));
      expect(states).toContainEqual(expect.objectContaining({ status, frozen: true, recommended: false }));
    }
    const anHourOn = shift(now.toISOString(), HOUR_MS);
    const statuses = () => db.select({ id: room.id, status: room.status }).from(room).orderBy(room.id);
    const before = await statuses();
    await advanceRooms(db, anHourOn, unexpected);
    expect(await statuses()).toEqual(before);
    expect(await db.$count(room, and(eq(room.status, 'ended'), gte(room.endsAt, now.toISOString())))).toBe(0);
    expect(await db.$count(room, gte(room.createdAt, now.toISOString()))).toBe(0);
  });

  test('who is in a live room is counted on it, and what happened in rooms happened while they were open', async () => {
    const { db } = database;
    const present = sql`(select count(*) from ${roomMember} where room_id = ${room}.id and left_at is null)`;
    expect(await db.$count(room, sql`${room.online} <> ${present} or ${room.online} > ${room.capacity}`)).toBe(0);
    expect(await db.$count(room, and(gte(room.online, 200), eq(room.status, 'live')))).toBe(1);
    for (const table of [roomGift, roomMessage, roomReport]) {
      const outside = sql`exists (select 1 from ${room} where id = ${table.roomId}
        and (${table.at} < starts_at or ${table.at} > least(ends_at, ${now.toISOString()}::timestamptz)))`;
      expect(await db.$count(table)).toBeGreaterThan(50);
      expect(await db.$count(table, outside)).toBe(0);
    }
    expect(await db.$count(roomMember, sql`${roomMember.leftAt} < ${roomMember.joinedAt}`)).toBe(0);
  });

  test('the mall sells of everything, and has some of each that it does not sell', async () => {
    const { db } = database;
    const stones = await db.select().from(stonePackage);
    const gifts = await db.select().from(gift);
    const all = <T>(values: T[]) => new Set(values);
    expect(all(stones.map(({ currency }) => currency))).toEqual(all(valuesOf(moneyCurrency)));
    expect(all(stones.map(({ tag }) => tag))).toEqual(all([...valuesOf(stoneTag), null]));
    expect(all(gifts.map(({ category }) => category))).toEqual(all(valuesOf(giftCategory)));
    for (const kind of valuesOf(giftKind)) {
      const onSale = gifts.filter((row) => row.kind === kind && row.section);
      expect(onSale.length).toBeGreaterThan(0);
    }
    for (const on of [true, false]) {
      expect(stones.some(({ section }) => Boolean(section) === on)).toBe(true);
    }
    const states = gifts.map((row) => `${stockStateOf(row.stock, row.lowStock)} ${row.section ? 'on' : 'off'}`);
    expect(all(states)).toEqual(all(valuesOf(stockState).flatMap((state) => [`${state} on`, `${state} off`])));
    const prices = all(gifts.map(({ priceStones, pricePoints }) => `${Boolean(priceStones)} ${Boolean(pricePoints)}`));
    expect(prices).toEqual(all(['true true', 'true false', 'false true']));
    expect(all([...stones, ...gifts].map(({ section }) => section))).toEqual(all([...valuesOf(shelfSection), null]));
    expect(stones.map(({ price }) => price)).toEqual(expect.arrayContaining([1, AMOUNT_MAX]));
  });

  test('the goods keep the contract’s rules, cost what was last written, and stand without holes', async () => {
    const { db } = database;
    const stones = await db.select().from(stonePackage);
    const gifts = await db.select().from(gift);
    const prices = await db.select().from(priceChange).orderBy(priceChange.at);
    for (const row of stones) {
      expect(stoneForm.safeParse(row)).toMatchObject({ success: true });
      expect(prices.findLast(({ itemId }) => itemId === row.id)).toMatchObject({ price: row.price });
    }
    for (const row of gifts) {
      expect(giftForm.safeParse(row)).toMatchObject({ success: true });
      const { priceStones, pricePoints } = row;
      expect(prices.findLast(({ itemId }) => itemId === row.id)).toMatchObject({ priceStones, pricePoints });
    }
    for (const name of valuesOf(shelfSection)) {
      const places = [...stones, ...gifts].filter(({ section }) => section === name).map(({ place }) => place ?? 0);
      expect(places.sort((a, b) => a - b)).toEqual(places.map((_, index) => index + 1));
    }
    const icons = [...stones, ...gifts].map(({ icon }) => drawDemoPicture(icon.slice('/fish/demo/'.length)));
    expect(icons.every((icon) => icon?.startsWith('<svg'))).toBe(true);
    expect([...stones, ...gifts].every(({ updatedAt }) => updatedAt <= now.toISOString())).toBe(true);
  });

  test('new records get ids of their own', async () => {
    const { db } = database;
    const [row] = await db.select({ id: sql<string>`nextval('record_id')::text` }).from(sysUser).limit(1);
    const [last] = await db.select({ id: sql<string>`max(${userLogin.id})::text` }).from(userLogin);
    expect(BigInt(row?.id ?? 0) > BigInt(last?.id ?? 0)).toBe(true);
  });
});
