import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { areas } from '../../areas';
import { sealOperations } from '../../areas/operation';
import { addSold } from '../../areas/shelf';
import type { Db } from '../database';
import { insertRows } from './insert';
import { createWorld, type Demo, type DemoOptions } from './world';

/** The demos of all areas, in their order. Called only to fill a database, so that other back ends do not load them. */
export function loadDemos(): Demo[] {
  loaded ??= Object.values(areas)
    .flatMap(({ demo }) => demo?.().demo ?? [])
    .toSorted((a, b) => a.order - b.order);
  return loaded;
}

let loaded: Demo[] | undefined;

/** Fills an empty database in one transaction. The rows are always the same, relative to the current hour. */
export async function seedDemo(
  db: Db,
  { users = 5000, admins = 120, ...options }: Partial<DemoOptions> & Pick<DemoOptions, 'now' | 'password'>,
): Promise<void> {
  const { world, made } = createWorld({ users, admins, ...options });
  for (const demo of loadDemos()) await demo.make(world);
  const { tables, sequences } = made();
  await db.transaction(async (tx) => {
    for (const table of byReference(tables.keys())) await insertRows(tx, table, tables.get(table) ?? []);
    for (const [name, last] of sequences) await tx.execute(sql`select setval(${name}, ${String(last)}::bigint)`);
    while (await sealOperations(tx));
    while (await addSold(tx));
  });
}

/** Tables and those that their rows refer to, each behind what it refers to. */
function byReference(tables: Iterable<PgTable>): Iterable<PgTable> {
  const seen = new Set<PgTable>();
  const ordered = new Set<PgTable>();
  const visit = (table: PgTable) => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const { reference } of getTableConfig(table).foreignKeys) visit(reference().foreignTable);
    ordered.add(table);
  };
  for (const table of tables) visit(table);
  return ordered;
}
