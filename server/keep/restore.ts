import { sql } from 'drizzle-orm';
import type { Database, Db } from '../db/database';
import { rowsOf } from '../db/rows';
import { OperatorError } from '../operatorError';
import { readHead, type Totals } from './lines';
import { load } from './load';
import { withMigrationsOf } from './migrations';
import type { Say } from './snapshot';
import { behead } from './walk';

/**
 * Fills an empty database with the lines of a backup, whose first is its head, and migrates it to this version.
 * @throws OperatorError if the database is not empty, or the backup is of a later version
 */
export async function restore(
  database: Database,
  lines: AsyncIterable<string>,
  { replace, say }: { replace: boolean; say: Say },
): Promise<Totals> {
  return behead(lines, (first, rest) =>
    withMigrationsOf(readHead(first), async (folder) => {
      if (replace) await database.unlimited(dropAll);
      else await refuseUnlessEmpty(database);
      let totals: Totals | undefined;
      const fill = async (db: Db) => {
        totals = await load(db, rest, say);
      };
      await database.prepare(fill, folder);
      await database.prepare(async () => {});
      return totals as unknown as Totals;
    }),
  );
}

export async function refuseUnlessEmpty(database: Database): Promise<void> {
  const isEmpty = await database.unlimited(async (db) => {
    const [there] = await rowsOf<{ users: string | null }>(
      db,
      sql`select to_regclass('public.sys_user')::text as users`,
    );
    if (!there?.users) return true;
    const [some] = await rowsOf(db, sql`select from sys_user limit 1`);
    return !some;
  });
  if (!isEmpty) {
    throw new OperatorError('There are records in this database. --replace deletes them, and then restores.');
  }
}

/**
 * Drops every table, function and sequence of the schema `public`, also what others made there, and what the migrations
 * noted; nothing of an extension.
 */
const dropAll = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const drops = await rowsOf<{ drop: string }>(
      tx,
      sql`select 'drop table ' || oid::regclass || ' cascade' as drop from pg_class
            where relkind = 'r' and relnamespace = 'public'::regnamespace
              and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
          union all select 'drop function ' || oid::regprocedure || ' cascade' from pg_proc
            where pronamespace = 'public'::regnamespace
              and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
          union all select 'drop sequence ' || oid::regclass from pg_class
            where relkind = 'S' and relnamespace = 'public'::regnamespace
              and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('e', 'a', 'i'))
          union all select 'drop schema if exists drizzle cascade'`,
    );
    for (const { drop } of drops) await tx.execute(sql.raw(drop));
  });
