import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { user } from '../../server/areas/user/table';
import type { Database, Db } from '../../server/db/database';
import { openEmbedded } from '../../server/db/embedded';
import { openPostgres } from '../../server/db/postgres';
import { addUsers } from '../../server/delivery/testSending';
import { fillIfEmpty } from '../../server/firstStart';
import { administer } from '../../server/testDatabase';
import { leaves } from './leftovers';

export const PASSWORD = 'first-password';

/** A database with an admin and users, which servers are started on. */
export interface Store {
  env: Record<string, string>;
  users: string[];
  /** Looks into the database itself; the embedded one only while no server runs. */
  look<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  remove(): Promise<void>;
}

async function fill(open: () => Promise<Database>, users: number): Promise<string[]> {
  const database = await open();
  try {
    await database.prepare(async (db) => {
      await fillIfEmpty(db, { demo: false, adminPassword: PASSWORD }, new Date());
      await addUsers(db, users, new Date().toISOString());
    });
    return (await database.db.select({ id: user.id }).from(user).orderBy(asc(user.id))).map(({ id }) => id);
  } finally {
    await database.close();
  }
}

const looking =
  (open: () => Promise<Database>): Store['look'] =>
  async (work) => {
    const database = await open();
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  };

export async function embeddedStore(
  users: number,
  folder = mkdtempSync(join(tmpdir(), 'fish-kills-')),
): Promise<Store> {
  const open = () => openEmbedded(join(folder, 'database'));
  const ids = await fill(open, users);
  const remove = leaves(async () => rmSync(folder, { recursive: true, force: true }));
  return { env: { FISH_DATA: folder }, users: ids, look: looking(open), remove };
}

/** In a database of its own on the server of `url`. */
export async function postgresStore(users: number, url: string): Promise<Store> {
  const name = `fish_kills_${process.pid}`;
  await administer(url, (client) => client.query(`create database ${name}`));
  const own = new URL(url);
  own.pathname = name;
  const open = async () => openPostgres(own.href);
  const remove = leaves(() =>
    administer(url, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  );
  const ids = await fill(open, users);
  return { env: { DATABASE_URL: own.href, FISH_DATA: 'memory' }, users: ids, look: looking(open), remove };
}
