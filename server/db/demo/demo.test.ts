import { sql } from 'drizzle-orm';
import { valuesOf } from '../../../contract/enum';
import { sceneStatus } from '../../../contract/sceneTemplate.enums';
import { channel, ledgerKind, userStatus } from '../../../contract/user.enums';
import { openEmbedded } from '../connect';
import { ledger, room, sceneTemplate, sysUser, user, userLogin } from '../tables';
import { seedDemo } from '.';

const now = new Date('2026-03-10T10:20:30.456Z');
const options = { users: 600, admins: 30, now, password: 'fishadmin' };

// Two embedded databases are started and filled.
jest.setTimeout(30_000);

async function seeded() {
  const database = await openEmbedded();
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
    for (const table of [user, ledger, room, sceneTemplate, userLogin]) {
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

  test('new records get ids of their own', async () => {
    const { db } = database;
    const [row] = await db.select({ id: sql<string>`nextval('record_id')::text` }).from(sysUser).limit(1);
    const [last] = await db.select({ id: sql<string>`max(${userLogin.id})::text` }).from(userLogin);
    expect(BigInt(row?.id ?? 0) > BigInt(last?.id ?? 0)).toBe(true);
  });
});
