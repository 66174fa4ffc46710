import { type SQL, sql } from 'drizzle-orm';
import { areas } from '../../../server/areas';
import type { Area } from '../../../server/areas/area';
import { stepRooms } from '../../../server/areas/room/clock';
import type { Db } from '../../../server/db/database';
import { seedDemo } from '../../../server/db/demo';
import { rowsOf } from '../../../server/db/rows';
import { type Growing, growing } from './tables';

/** More than the ids of all demo data, which are from one sequence: a copy of a row has its id and this, so often. */
const APART = 1_000_000;
/** The days over which copies are spread back from the demo data's own. */
const DAYS = 700;
const MILLION = 1_000_000;

/** Fills an empty database with demo data and copies of it, until there are so many users. It is to be vacuumed afterwards. */
export async function fill(db: Db, users: number, say: (line: string) => void): Promise<void> {
  await seedDemo(db, { now: new Date(), password: 'fishadmin' });
  for (const setting of ['synchronous_commit = off', "maintenance_work_mem = '512MB'", "work_mem = '64MB'"]) {
    await db.execute(sql.raw(`set ${setting}`));
  }
  const indexes = await dropIndexes(db);
  const constraints = await dropForeignKeys(db);
  const copies = new Map<string, number>();
  for (const table of growing) {
    const begun = Date.now();
    copies.set(table.table, await grow(db, table, users, copies));
    say(`${table.table}: ${copies.get(table.table)} copies in ${Math.round((Date.now() - begun) / 1000)} s`);
  }
  await countDeliveries(db);
  await runAll(db, [...indexes, ...constraints]);
  // Without what it knows of the tables, PostgreSQL reads all orders for each user when their numbers are counted.
  await db.execute(sql`analyze`);
  await settle(db);
  // Triggers were silent.
  for (const kept of Object.values<Area>(areas).flatMap((area) => area.kept ?? [])) await kept.count(db);
}

/** Returns how many copies each row has now. */
async function grow(
  db: Db,
  { table, perMillion, refers = {}, own = {}, within }: Growing,
  users: number,
  copies: Map<string, number>,
) {
  const name = sql.identifier(table);
  const columns = await rowsOf<{ name: string; type: string }>(
    db,
    sql`select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
        where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`,
  );
  const rows = await db.$count(name);
  const wanted = Math.round((perMillion * users) / MILLION / rows) - 1;
  const times = Math.max(0, Math.min(wanted, within ? (copies.get(within) ?? wanted) : wanted));
  const sourceOf = ({ name: column, type }: { name: string; type: string }): string => {
    const quoted = `"${column}"`;
    const target = refers[column];
    if (column === 'id') return `id + copy * ${APART}`;
    if (target) return `${quoted} + ((copy - 1) % ${Math.max(1, copies.get(target) ?? 1)} + 1) * ${APART}`;
    if (own[column]) return own[column];
    return type.startsWith('timestamp') ? `${quoted} - copy * 37 % ${DAYS} * interval '1 day'` : quoted;
  };
  const names = sql.join(
    columns.map((column) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = sql.raw(columns.map(sourceOf).join(', '));
  await db.execute(sql`alter table ${name} disable trigger user`);
  await db.execute(
    sql`insert into ${name} (${names}) select ${values} from ${name}, generate_series(1, ${times}::int) copy order by copy`,
  );
  await db.execute(sql`alter table ${name} enable trigger user`);
  return times;
}

/** What the clock of a server would work off for minutes: copies of rooms and wishes were over long ago. */
async function settle(db: Db): Promise<void> {
  await stepRooms(db, undefined, new Date().toISOString());
  await db.execute(sql`update wish set state = 'expired', refunded = stones, ended_at = expires_at
    where state = 'open' and expires_at <= now()`);
}

/** Its numbers are kept, and the copies of the demo data's recipients are recipients too. */
const countDeliveries = (db: Db) =>
  db.execute(sql`update delivery_job set recipients = counted.recipients, sent = counted.sent, opened = counted.opened
    from (select job_id, count(*) as recipients, count(*) filter (where state = 'sent') as sent, count(opened_at) as opened
      from delivery group by job_id) counted where counted.job_id = delivery_job.id`);

/** Returns the statements that make them again. Constraints keep theirs. */
async function dropIndexes(db: Db): Promise<SQL[]> {
  const found = await rowsOf<{ name: string; definition: string }>(
    db,
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
        where indrelid::regclass::text in (${sql.join(
          growing.map(({ table }) => sql`${table}`),
          sql`, `,
        )})
        and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')`,
  );
  await runAll(
    db,
    found.map(({ name }) => sql.raw(`drop index ${name}`)),
  );
  return found.map(({ definition }) => sql.raw(definition));
}

async function dropForeignKeys(db: Db): Promise<SQL[]> {
  const found = await rowsOf<{ table: string; name: string; definition: string }>(
    db,
    sql`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  await runAll(
    db,
    found.map(({ table, name }) => sql.raw(`alter table ${table} drop constraint ${name}`)),
  );
  return found.map(({ table, name, definition }) =>
    sql.raw(`alter table ${table} add constraint ${name} ${definition}`),
  );
}

async function runAll(db: Db, statements: SQL[]): Promise<void> {
  for (const statement of statements) await db.execute(statement);
}
