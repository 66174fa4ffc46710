import { sql } from 'drizzle-orm';
import type { Database, Db } from '../../../server/db/database';
import { rowsOf } from '../../../server/db/rows';
import { median } from '../numbers';

interface Trial {
  table: string;
  at: string;
  /** What is asked of it most, of a row that it has. */
  reads: Record<string, (table: string) => string>;
}

const one = (table: string, of: string, column: string) =>
  `select * from ${table} where ${column} = (select ${column} from ${of} order by id limit 1 offset 1000)`;

const TRIALS: readonly Trial[] = [
  {
    table: 'login_log',
    at: 'at',
    reads: {
      'the latest 20': (table) => `select * from ${table} order by at desc, id desc limit 20`,
      'one by its id': (table) => one(table, 'login_log', 'id'),
      'by a keyword': (table) => `select id from ${table} where text_grams(account) @> wanted_grams('100581')`,
      'the first 10 001, counted': (table) => `select count(*) from (select from ${table} limit 10001) found`,
    },
  },
  {
    table: 'user_ledger',
    at: 'at',
    reads: {
      'the latest 20 of a user': (table) =>
        `${one(table, 'user_ledger', 'user_id')} order by at desc, id desc limit 20`,
      'one by its id': (table) => one(table, 'user_ledger', 'id'),
      'by a request': (table) => `select id from ${table} where request_id = gen_random_uuid()`,
    },
  },
];

const TIMES = 21;

/** The same rows in one table and in one by month: what reading them takes, and letting the oldest month go. */
export async function measurePartitions(database: Database, only: string): Promise<void> {
  await database.unlimited(async (db) => {
    for (const { table, at, reads } of TRIALS.filter((trial) => trial.table.includes(only))) {
      const [whole, byMonth] = [`${table}_whole`, `${table}_by_month`];
      try {
        await copy(db, table, whole, '');
        const months = await copy(db, table, byMonth, ` partition by range (${at})`, at);
        console.log(`${table}, in ${months.length} months`);
        const taken: Record<string, { 'one table, ms': number; 'by month, ms': number }> = {};
        for (const [what, read] of Object.entries(reads)) {
          taken[what] = {
            'one table, ms': await timed(db, read(whole), TIMES),
            'by month, ms': await timed(db, read(byMonth), TIMES),
          };
        }
        const [first = '', second = ''] = months;
        taken['the oldest month goes'] = {
          'one table, ms': await timed(db, `delete from ${whole} where ${at} < '${second}'`, 1),
          'by month, ms': await timed(db, `drop table ${partOf(byMonth, first)}`, 1),
        };
        console.table(taken);
      } finally {
        for (const made of [whole, byMonth]) await db.execute(sql.raw(`drop table if exists ${made}`));
      }
    }
  });
}

/** Copies a table with its indexes; a unique one has to have the time where there are months. Returns their beginnings. */
async function copy(db: Db, table: string, to: string, how: string, at?: string): Promise<string[]> {
  const run = (statement: string) => db.execute(sql.raw(statement));
  await run(`create table ${to} (like ${table} including defaults)${how}`);
  const months = at ? await monthsOf(db, table, at) : [];
  for (const [place, month] of months.entries()) {
    const end = months[place + 1];
    const until = end ? `'${end}'` : 'maxvalue';
    await run(`create table ${partOf(to, month)} partition of ${to} for values from ('${month}') to (${until})`);
  }
  await run(`insert into ${to} select * from ${table}`);
  const indexes = await rowsOf<{ definition: string; name: string }>(
    db,
    sql`select indexdef as definition, indexname as name from pg_indexes where tablename = ${table}`,
  );
  for (const { definition, name } of indexes) {
    const made = definition.replace(name, `${to}_${name}`).replace(`ON public.${table} `, `ON ${to} `);
    await run(at ? made.replace('CREATE UNIQUE', 'CREATE') : made);
  }
  await run(`vacuum analyze ${to}`);
  return months;
}

const monthsOf = async (db: Db, table: string, at: string) => {
  const found = await rowsOf<{ month: string }>(
    db,
    sql.raw(
      `select generate_series(date_trunc('month', min(${at})), max(${at}), '1 month')::date::text as month from ${table}`,
    ),
  );
  return found.map(({ month }) => month);
};

const partOf = (table: string, month: string) => `${table}_${month.replaceAll('-', '_')}`;

async function timed(db: Db, statement: string, times: number): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time++) {
    const begun = performance.now();
    await db.execute(sql.raw(statement));
    taken.push(performance.now() - begun);
  }
  return Number(median(taken).toFixed(2));
}
