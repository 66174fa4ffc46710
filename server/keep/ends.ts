import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { openEmbedded } from '../db/embedded';
import { LIMITS, type Limits } from '../db/limits';
import { holderOf, lockFolder } from '../db/lock';
import { openPostgres } from '../db/postgres';
import { rowsOf } from '../db/rows';
import { DAY_MS } from '../lib/time';
import { OperatorError } from '../operatorError';
import { giveOrder } from './control';

/** A database that a command reads or fills. */
export interface End {
  database: Database;
  close(): Promise<void>;
}

/** A data folder, or the address of a PostgreSQL. */
export type Place = string;

export const isPostgres = (place: Place) => /^postgres(ql)?:/.test(place);

/** Nobody waits for a command but its operator: a large table may take hours. */
const patient: Limits = { ...LIMITS.clock, connections: 2, statementMs: DAY_MS, lockMs: DAY_MS };

/** Not that of servers, which are looked for by it. */
const COMMAND = 'fish-admin command';

const openPostgresFor = (url: Place) =>
  openPostgres(url, { calls: patient, reports: patient, clock: patient, health: patient }, undefined, COMMAND);

/**
 * Opens a place to read it, also while servers use it. A data folder with a running server is read from a copy that the
 * server makes on request, because only one process may open it.
 * @throws OperatorError if there is no database
 */
export async function openToRead(place: Place): Promise<End> {
  if (isPostgres(place)) {
    const database = openPostgresFor(place);
    return { database, close: database.close };
  }
  if (!existsSync(join(place, 'database'))) throw new OperatorError(`There is no database in ${place}.`);
  const holder = await holderOf(place);
  if (!holder) return openFolder(place);
  if (!holder.control)
    throw new OperatorError(`The data folder ${place} is being opened by a server: try in a moment.`);
  const copy = await giveOrder<string>(holder.control, 'copy');
  const remove = () => rmSync(copy, { recursive: true, force: true });
  try {
    const database = await openEmbedded(copy);
    const close = async () => {
      await database.close();
      remove();
    };
    return { database, close };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Opens a place that nobody else uses, and keeps servers from a data folder meanwhile.
 * @throws OperatorError if a server uses it
 */
export async function openAlone(place: Place): Promise<End> {
  if (!isPostgres(place)) return openFolder(place);
  const database = openPostgresFor(place);
  const servers = await serversOn(database);
  if (servers > 0) {
    await database.close();
    throw new OperatorError('Servers of Fish Admin use this PostgreSQL: stop them first.');
  }
  return { database, close: database.close };
}

async function openFolder(folder: Place): Promise<End> {
  mkdirSync(folder, { recursive: true });
  const lock = await lockFolder(folder, 'a command');
  try {
    const database = await openEmbedded(join(folder, 'database'));
    const close = async () => {
      await database.close();
      lock.release();
    };
    return { database, close };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function serversOn({ db }: Database): Promise<number> {
  const [row] = await rowsOf<{ servers: number }>(
    db,
    sql`select count(*)::int as servers from pg_stat_activity
        where datname = current_database() and application_name = 'fish-admin'`,
  );
  return row?.servers ?? 0;
}
