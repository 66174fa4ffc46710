import { sql } from 'drizzle-orm';
import { SECOND_MS } from '../lib/time';
import { type Database, type Db, drizzleOn, type PoolState, poolOf, type ReplicaState, stateOf } from './connect';
import { failedBy, failureOf } from './failure';
import { LargeLists, largeListsOf, remembering } from './largeLists';
import { type AllLimits, LIMITS } from './limits';
import { Presence } from './presence';
import { rowsOf } from './rows';

interface Timing {
  /** How often it is asked how far it is. */
  everyMs: number;
  /** It is left out while it is further behind. */
  lagMs: number;
}

export const REPLICA_TIMING: Timing = { everyMs: SECOND_MS, lagMs: 10 * SECOND_MS };

interface Options {
  /** Told when the replica is left out, and when it is used again. */
  onChange?: (state: ReplicaState) => void;
  timing?: Timing;
  limits?: AllLimits;
}

/** So many ends are remembered of a replica that reaches none. */
const ENDS_MAX = 1000;

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

/** Whether a replica failed where the primary may not: it is away, or had to repeat what the reading was in the way of. */
export const isOfReplica = (error: unknown): boolean =>
  failureOf(error) !== undefined ? failureOf(error)?.kind !== 'abandoned' : failedBy(error, OF_REPLICA);

/** SQLSTATE: a conflict with what is repeated, a write, and a table or column that has not arrived yet. */
const OF_REPLICA = /^(40001|40P01|25006|42P01|42703|42883)$/;

/** The database with a replica at another address, which it asks how far it is as long as it is open. */
export function withReplica(
  database: Database,
  url: string,
  { onChange, timing = REPLICA_TIMING, limits = LIMITS }: Options = {},
): Database {
  const server = { connectionString: url, application_name: 'fish-admin' };
  const calls = poolOf(server, limits.calls);
  const reports = poolOf(server, limits.reports);
  const health = poolOf(server, limits.health);
  const presence = new Presence();
  const largeLists = largeListsOf(database.db) ?? new LargeLists();
  /** Where the primary's log ended when, the latest last. */
  let ends: { at: number; place: bigint }[] = [];
  let state: ReplicaState = { used: false, lagSeconds: null };
  let repeated = 0n;
  /** What this release needs of the database has to have arrived. */
  let needed = 0n;

  const learn = (next: ReplicaState) => {
    const isNew = next.used !== state.used || next.leftOut !== state.leftOut;
    state = next;
    if (isNew) onChange?.(next);
  };

  async function look(): Promise<void> {
    const now = Date.now();
    // Without its primary nothing is known of a replica.
    const end = await endOfLog(database.clock).catch(() => undefined);
    if (end === undefined) return;
    ends = [...ends.slice(-ENDS_MAX), { at: now, place: placeOf(end) }];
    const place = await repeatedBy(drizzleOn(health, presence)).catch(() => undefined);
    if (place === undefined) return learn({ used: false, leftOut: 'away', lagSeconds: null });
    if (place === null) return learn({ used: false, leftOut: 'noReplica', lagSeconds: null });
    repeated = place;
    const reached = ends.filter((one) => one.place <= place).at(-1);
    ends = ends.filter((one) => one.at >= (reached?.at ?? 0));
    const first = ends.find((one) => one.place > place);
    const lagMs = first ? now - first.at : 0;
    const isBehind = lagMs > timing.lagMs || place < needed;
    learn({ used: !isBehind, ...(isBehind && { leftOut: 'behind' as const }), lagSeconds: lagMs / SECOND_MS });
  }

  let timer: NodeJS.Timeout | undefined;
  let isOpen = true;
  const again = () => {
    if (isOpen)
      timer = setTimeout(
        () =>
          void look()
            .catch(() => {})
            .finally(again),
        timing.everyMs,
      ).unref();
  };
  again();

  return {
    ...database,
    replica: {
      state: () => state,
      look,
      reader: (signal, isReport, wroteUpTo) =>
        state.used && (wroteUpTo === null || placeOf(wroteUpTo) <= repeated)
          ? remembering(drizzleOn(isReport ? reports : calls, presence, signal), largeLists)
          : undefined,
    },
    pools: (): Record<string, PoolState> => ({
      ...database.pools(),
      replica: stateOf(calls),
      replicaReports: stateOf(reports),
    }),
    async prepare(...how) {
      const migrations = await database.prepare(...how);
      needed = placeOf(await endOfLog(database.db));
      await look();
      return migrations;
    },
    async close() {
      isOpen = false;
      clearTimeout(timer);
      await Promise.all([database.close(), ...[calls, reports, health].map((pool) => pool.end())]);
    },
  };
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
