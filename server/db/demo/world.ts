import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { DAY_MS, HOUR_MS, SECOND_MS } from '../../lib/time';
import { createRandom, type Random } from './random';

const SEED = 20_260_101;
const FIRST_ID = 7_200_000_000_000_000_001n;

/** The demo data of one area, declared in its `demo.ts`. */
export interface Demo {
  /**
   * Demos are made in this order. They share one random sequence and one sequence of ids: give a new demo the highest
   * number, so that it changes no other rows.
   */
  order: number;
  /** Adds rows to the world; may change earlier rows. */
  make(world: World): void | Promise<void>;
}

export type Row<T extends PgTable> = T['$inferInsert'] & { id: string };

export interface DemoOptions {
  users: number;
  admins: number;
  now: Date;
  /** The password of `admin` and `lin_wei`. */
  password: string;
}

/** What all demos share: random numbers, ids and time, and the rows of earlier demos. */
export interface World extends Readonly<DemoOptions> {
  random: Random;
  /** A random sequence of its own for purchases, so that changes of the mall do not change the users. */
  trade: Random;
  nextId(): string;
  /** An instant this many days ago; negative: in the future. */
  daysAgo(days: number): string;
  add<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): void;
  /** @throws if the demo of this table was not made yet */
  rows<T extends PgTable>(table: T): readonly Row<T>[];
  /** The database continues the sequence after this number. */
  countFrom(sequence: string, last: number): void;
}

interface Made {
  tables: ReadonlyMap<PgTable, PgTable['$inferInsert'][]>;
  sequences: ReadonlyMap<string, number | bigint>;
}

/**
 * The same options always give the same world. Its time is the last full hour before `now`: today always has data, no
 * data is in the future, and worlds made within the same hour are equal.
 */
export function createWorld(options: DemoOptions): { world: World; made(): Made } {
  const anchor = Math.floor(options.now.getTime() / HOUR_MS) * HOUR_MS;
  let id = FIRST_ID - 1n;
  const tables = new Map<PgTable, PgTable['$inferInsert'][]>();
  const sequences = new Map<string, number | bigint>();
  const world: World = {
    ...options,
    random: createRandom(SEED),
    trade: createRandom(SEED + 1),
    nextId() {
      id += 1n;
      return String(id);
    },
    daysAgo: (days) => new Date(anchor - Math.round((days * DAY_MS) / SECOND_MS) * SECOND_MS).toISOString(),
    add(table, rows) {
      tables.set(table, [...(tables.get(table) ?? []), ...rows]);
    },
    rows<T extends PgTable>(table: T) {
      const rows = tables.get(table);
      if (!rows) throw new Error(`No demo before this one makes rows of ${getTableName(table)}`);
      return rows as Row<T>[];
    },
    countFrom: (sequence, last) => sequences.set(sequence, last),
  };
  return { world, made: () => ({ tables, sequences: sequences.set('record_id', id) }) };
}
