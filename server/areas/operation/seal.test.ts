import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, sql, TransactionRollbackError } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { HOUR_MS, shift } from '../../lib/time';
import { onEveryDatabase, START } from '../../testing';
import { sysUser } from '../sysUser/table';
import { cutOperations, sealOperations, verifyOperations } from '.';
import { operation, operationSeal } from './table';

const now = START.toISOString();

/** Does something in a transaction and undoes it. */
async function undone(db: Db, work: (tx: Db) => Promise<void>): Promise<void> {
  const all = db.transaction(async (tx) => {
    await work(tx);
    tx.rollback();
  });
  await expect(all).rejects.toBeInstanceOf(TransactionRollbackError);
}

async function write(db: Db, at = now, more: Partial<typeof operation.$inferInsert> = {}): Promise<string> {
  const [admin] = await db.select({ id: sysUser.id }).from(sysUser).limit(1);
  const [row] = await db
    .insert(operation)
    .values({ sysUserId: admin?.id ?? '', action: 'update', targetType: 'user', ip: '192.0.2.1', at, ...more })
    .returning({ id: operation.id });
  return row?.id ?? '';
}

const seal = async (db: Db) => {
  while (await sealOperations(db));
};

/** What somebody with the rights of the tables' owner can do. */
const withoutTriggers = async (tx: Db, statement: ReturnType<typeof sql>) => {
  for (const table of [operation, operationSeal]) await tx.execute(sql`alter table ${table} disable trigger user`);
  await tx.execute(statement);
  for (const table of [operation, operationSeal]) await tx.execute(sql`alter table ${table} enable trigger user`);
};

onEveryDatabase({}, (server) => {
  const links = (db: Db) => db.select().from(operationSeal).orderBy(asc(operationSeal.seq));

  test('the demo data is sealed, and what is written is sealed by the next tick', async () => {
    const { db } = server();
    const count = await db.$count(operation);
    expect(await verifyOperations(db)).toMatchObject({ sealed: count, waiting: 0, faults: [], head: { seq: count } });
    await undone(db, async (tx) => {
      const id = await write(tx, now, { after: { b: [1, { y: '名', x: null }], a: 'ü' } });
      expect(await verifyOperations(tx)).toMatchObject({ sealed: count, waiting: 1, faults: [] });
      await seal(tx);
      expect(await verifyOperations(tx)).toMatchObject({ sealed: count + 1, waiting: 0, faults: [] });
      expect((await links(tx)).at(-1)).toMatchObject({ seq: count + 1, operationId: id });
    });
  });

  test('nothing that is written is changed, removed or emptied', async () => {
    const { db } = server();
    const refused = [
      sql`update operation set reason = 'another' where id = (select min(id) from operation)`,
      sql`delete from operation where id = (select min(id) from operation)`,
      sql`truncate operation`,
      sql`update operation_seal set hash = '' where seq = 1`,
      sql`delete from operation_seal where seq = 1`,
      sql`truncate operation_seal`,
      sql`insert into operation_cut (through, hash, at) values (1, '', ${now})`,
    ];
    for (const statement of refused) {
      // 42501: insufficient privilege.
      await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });

  test('an operation of a clock that was ahead is cut with what is old behind it, and stays with what is not', async () => {
    await undone(server().db, async (tx) => {
      await seal(tx);
      const days = (count: number) => shift(now, count * 24 * HOUR_MS);
      const [last] = (await links(tx)).slice(-1);
      await cutOperations(tx, { before: days(1), now });
      for (const at of [days(-100), days(5000), days(-95), days(6000), days(-10)]) {
        await write(tx, at);
        await seal(tx);
      }
      expect(await cutOperations(tx, { before: days(-90), now })).toBe(3);
      expect((await links(tx)).map(({ seq }) => seq - (last?.seq ?? 0))).toEqual([4, 5]);
    });
  });

  describe('behind the triggers', () => {
    test.each([
      ['changed', 'changed', sql`update operation set reason = 'another'`],
      ['dated otherwise', 'changed', sql`update operation set at = at + interval '1 second'`],
      ['removed', 'removed', sql`delete from operation`],
    ] as const)('an operation that was %s is named, and only that', async (_, what, statement) => {
      const { db } = server();
      await undone(db, async (tx) => {
        const [, , link] = await links(tx);
        await withoutTriggers(tx, sql`${statement} where id = ${link?.operationId}`);
        const { faults } = await verifyOperations(tx);
        expect(faults).toEqual([{ what, id: link?.operationId, seq: 3 }]);
      });
    });

    test('an operation that is removed with its seal leaves a gap, and one that is inserted has no seal', async () => {
      const { db } = server();
      await undone(db, async (tx) => {
        const [, , link] = await links(tx);
        await withoutTriggers(tx, sql`delete from operation where id = ${link?.operationId}`);
        await withoutTriggers(tx, sql`delete from operation_seal where seq = 3`);
        await withoutTriggers(
          tx,
          sql`insert into operation (sys_user_id, action, target_type, ip, at)
            select sys_user_id, 'update', 'user', '192.0.2.1', ${now}::timestamptz from operation limit 1`,
        );
        const { faults } = await verifyOperations(tx);
        expect(faults).toEqual([
          { what: 'missing', seq: 3, to: 3 },
          { what: 'unsealed', id: expect.any(String) },
        ]);
      });
    });

    test('an operation that is inserted in the past is sealed where it came, and named', async () => {
      const { db } = server();
      await undone(db, async (tx) => {
        await write(tx, now);
        await seal(tx);
        const id = await write(tx, shift(now, -2 * HOUR_MS));
        await seal(tx);
        const { head, faults } = await verifyOperations(tx);
        expect(faults).toEqual([{ what: 'late', id, seq: head.seq }]);
      });
    });

    test('a head that was kept shows that the newest end was removed', async () => {
      const { db } = server();
      await undone(db, async (tx) => {
        const { head } = await verifyOperations(tx);
        await write(tx);
        await seal(tx);
        expect((await verifyOperations(tx, head)).faults).toEqual([]);
        expect((await verifyOperations(tx, { ...head, hash: '0'.repeat(64) })).faults).toEqual([
          { what: 'head', seq: head.seq },
        ]);
        const last = sql`(select operation_id from operation_seal order by seq desc limit 2)`;
        await withoutTriggers(tx, sql`delete from operation where id in ${last}`);
        await withoutTriggers(tx, sql`delete from operation_seal where seq >= ${head.seq}`);
        expect((await verifyOperations(tx)).faults).toEqual([]);
        expect((await verifyOperations(tx, head)).faults).toEqual([{ what: 'head', seq: head.seq }]);
      });
    });
  });

  test('the oldest end can be cut off, and the rest still follows from it', async () => {
    const { db } = server();
    await undone(db, async (tx) => {
      const all = await tx.select({ at: operation.at }).from(operation).orderBy(asc(operation.at));
      const half = all[all.length >> 1]?.at ?? '';
      const older = all.filter(({ at }) => at < half).length;
      const { head } = await verifyOperations(tx);
      expect(await cutOperations(tx, { before: half, now })).toBe(older);
      expect(await cutOperations(tx, { before: half, now })).toBe(0);
      const rest = await verifyOperations(tx, head);
      expect(rest).toMatchObject({ sealed: all.length - older, start: { seq: older }, head, faults: [] });

      expect(await cutOperations(tx, { before: '2999-01-01T00:00:00.000Z', now })).toBe(all.length - older);
      await write(tx);
      await seal(tx);
      const after = await verifyOperations(tx, head);
      expect(after).toMatchObject({ sealed: 1, head: { seq: head.seq + 1 }, headIsCut: false, faults: [] });
      // Whoever cut it off by hand would have had to know what its last seal was.
      const forged = await verifyOperations(tx, { ...head, hash: '0'.repeat(64) });
      expect(forged.faults).toEqual([{ what: 'head', seq: head.seq }]);
      const before = await verifyOperations(tx, { ...head, seq: head.seq - 1 });
      expect(before).toMatchObject({ headIsCut: true, faults: [] });
    });
  });

  test('of two servers one seals, and an operation gets one seal', async () => {
    const { db } = server();
    const ids = await Promise.all(Array.from({ length: 12 }, () => write(db)));
    await Promise.all(Array.from({ length: 4 }, () => seal(db)));
    await seal(db);
    const seals = (await links(db)).filter(({ operationId }) => ids.includes(operationId));
    expect(seals).toHaveLength(12);
    expect(await verifyOperations(db)).toMatchObject({ waiting: 0, faults: [] });
  });

  test('with the grants of docs/security.md a server writes, seals and cuts, and lifts nothing that refuses', async () => {
    const { db } = server();
    await undone(db, async (tx) => {
      for (const statement of await grants(tx)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`set local role fish_app_of_a_test`);
      await write(tx);
      await seal(tx);
      expect(await cutOperations(tx, { before: now, now })).toBeGreaterThan(0);
      expect(await verifyOperations(tx)).toMatchObject({ faults: [] });
      for (const statement of [
        sql`alter table operation disable trigger user`,
        sql`drop trigger operation_stays on operation`,
        sql`set local session_replication_role = replica`,
        sql`truncate operation`,
        sql`update operation set reason = 'another'`,
        sql`delete from operation_cut`,
      ]) {
        const tried = tx.transaction((inner) => inner.execute(statement));
        await expect(tried).rejects.toMatchObject({ cause: { code: '42501' } });
      }
    });
  });
});

/** The statements of the documentation, for another role and this database. */
async function grants(db: Db): Promise<string[]> {
  const text = readFileSync(join(__dirname, '../../../docs/security.md'), 'utf8');
  const [, statements = ''] = /```sql\n([^`]*fish_app[^`]*)```/.exec(text) ?? [];
  const { rows } = (await db.execute(sql`select current_database() as name`)) as unknown as {
    rows: { name: string }[];
  };
  return statements
    .replaceAll('fish_app', 'fish_app_of_a_test')
    .replaceAll('database fish', `database ${rows[0]?.name}`)
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean);
}
