import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { SECOND_MS } from '../lib/time';
import type { Database, Db, PoolState, Replica, ReplicaState } from './database';
import { failureOf } from './failure';
import { Lag } from './lag';
import { LargeLists, largeListsOf, remembering } from './largeLists';
import { type AllLimits, LIMITS } from './limits';
import { drizzleOn, poolOf, stateOf } from './pool';
import { Presence } from './presence';
import { rowsOf } from './rows';
import { hasSqlState, SQL_STATE } from './sqlState';

interface Timing {
  /** How often it is asked how far it is. */
  everyMs: number;
  /** It is left out while it is further behind. */
  lagMs: number;
}

const REPLICA_TIMING: Timing = { everyMs: SECOND_MS, lagMs: 10 * SECOND_MS };

interface Options {
  /** Told when the replica is left out, and when it is used again. */
  onChange?: (state: ReplicaState) => void;
  timing?: Timing;
  limits?: AllLimits;
}

/** Where the primary's log ends that can have been repeated: `16/B374D848`. */
const endOfLog = async (db: Db): Promise<string> => {
  const rows = await rowsOf<{ end: string }>(db, sql`select pg_current_wal_flush_lsn()::text as "end"`);
  return rows[0]?.end ?? '';
};

/** The position in the log as a number. */
function placeOf(position: string): bigint {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Whether a replica failed where the primary may not: it is away or has no room, or had to repeat what the reading was in
 * the way of. What took too long there would do so on the primary, too, and keep others waiting.
 */
export const isOfReplica = (error: unknown): boolean => {
  // A statement was given up. A conflict with what is repeated has other states.
  if (hasSqlState(error, SQL_STATE.queryCanceled)) return false;
  return failureOf(error) !== undefined ? failureOf(error)?.kind !== 'abandoned' : hasSqlState(error, ...OF_REPLICA);
};

/** A conflict with what is repeated, a write, and what has not arrived yet: a table, a column or a function. */
const OF_REPLICA = [
  SQL_STATE.serializationFailure,
  SQL_STATE.deadlock,
  SQL_STATE.readOnlyTransaction,
  SQL_STATE.undefinedTable,
  SQL_STATE.undefinedColumn,
  SQL_STATE.undefinedFunction,
];

/** The database with a replica at another address, which it asks how far it is as long as it is open. */
export function withReplica(database: Database, url: string, options: Options = {}): Database {
  const replica = new WatchedReplica(database, url, options);
  return {
    ...database,
    replica,
    pools: () => ({ ...database.pools(), ...replica.pools() }),
    async prepare(...how) {
      const migrations = await database.prepare(...how);
      await replica.requireUpToNow();
      return migrations;
    },
    async close() {
      await Promise.all([database.close(), replica.close()]);
    },
  };
}

class WatchedReplica implements Replica {
  private readonly calls: Pool;
  private readonly reports: Pool;
  private readonly health: Pool;
  private readonly presence = new Presence();
  private readonly largeLists: LargeLists;
  private readonly timing: Timing;
  private readonly lag = new Lag();
  private current: ReplicaState = { used: false, lagSeconds: null };
  private repeated = 0n;
  /** What this release needs of the database has to have arrived. */
  private needed = 0n;
  private timer?: NodeJS.Timeout;
  private isOpen = true;

  constructor(
    private readonly primary: Database,
    url: string,
    private readonly options: Options,
  ) {
    const server = { connectionString: url, application_name: 'fish-admin' };
    const { timing = REPLICA_TIMING, limits = LIMITS } = options;
    this.calls = poolOf(server, limits.calls);
    this.reports = poolOf(server, limits.reports);
    this.health = poolOf(server, limits.health);
    this.largeLists = largeListsOf(primary.db) ?? new LargeLists();
    this.timing = timing;
    this.lookLater();
  }

  state = (): ReplicaState => this.current;

  pools = (): Record<string, PoolState> => ({
    replica: stateOf(this.calls),
    replicaReports: stateOf(this.reports),
  });

  reader(signal: AbortSignal, isReport: boolean, wroteUpTo: string | null): Db | undefined {
    const has = this.current.used && (wroteUpTo === null || placeOf(wroteUpTo) <= this.repeated);
    const pool = isReport ? this.reports : this.calls;
    return has ? remembering(drizzleOn(pool, this.presence, signal), this.largeLists) : undefined;
  }

  async look(): Promise<void> {
    const at = Date.now();
    // Without its primary nothing is known of a replica.
    const end = await endOfLog(this.primary.clock).catch(() => undefined);
    if (end === undefined) return;
    this.lag.note({ at, place: placeOf(end) });
    const place = await repeatedBy(drizzleOn(this.health, this.presence)).catch(() => undefined);
    if (place === undefined) return this.learn({ used: false, leftOut: 'away', lagSeconds: null });
    if (place === null) return this.learn({ used: false, leftOut: 'noReplica', lagSeconds: null });
    this.repeated = place;
    const lagMs = this.lag.behindMs(place, at);
    const isBehind = lagMs > this.timing.lagMs || place < this.needed;
    this.learn({ used: !isBehind, ...(isBehind && { leftOut: 'behind' as const }), lagSeconds: lagMs / SECOND_MS });
  }

  /** It is not used before it has all that the primary has now. */
  async requireUpToNow(): Promise<void> {
    this.needed = placeOf(await endOfLog(this.primary.db));
    await this.look();
  }

  async close(): Promise<void> {
    this.isOpen = false;
    clearTimeout(this.timer);
    await Promise.all([this.calls, this.reports, this.health].map((pool) => pool.end()));
  }

  private learn(next: ReplicaState): void {
    const isNew = next.used !== this.current.used || next.leftOut !== this.current.leftOut;
    this.current = next;
    if (isNew) this.options.onChange?.(next);
  }

  private lookLater(): void {
    if (!this.isOpen) return;
    const look = () =>
      void this.look()
        .catch(() => {})
        .finally(() => this.lookLater());
    this.timer = setTimeout(look, this.timing.everyMs).unref();
  }
}

/** How far it has repeated the primary's log; null if it is no replica. */
async function repeatedBy(db: Db): Promise<bigint | null> {
  const rows = await rowsOf<{ place: string | null }>(
    db,
    sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as place`,
  );
  const place = rows[0]?.place;
  return place ? placeOf(place) : null;
}
