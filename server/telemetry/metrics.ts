import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { version } from '../../package.json';
import type { Database, Replica } from '../db/database';
import { countDeliveries, type DeliveryCounts } from '../delivery/counts';
import { SECOND_MS } from '../lib/time';
import type { Running } from './running';
import type { Served } from './watchRequests';

export interface Metrics {
  served(served: Served): void;
  /** Everything, in Prometheus’ text format. */
  read(): Promise<string>;
  contentType: string;
}

/** From what nobody notices to what a proxy gives up. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Longer than that nobody who scrapes waits. */
const COUNT_MS = 5 * SECOND_MS;

type AddGauge = <Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  collect: (this: Gauge<Label>) => void | Promise<void>,
) => void;

/**
 * The metrics of a process. Their labels have few values each: routes, codes, names of pools and clocks; nothing that
 * callers send.
 */
export function createMetrics(database: Database, running: Running): Metrics {
  const registry = new Registry();
  const registers = [registry];
  /** Found out first, so that a scrape is answered in seconds also while the database is away. */
  let isThere = false;
  const gauge: AddGauge = (name, help, labelNames, collect) =>
    void new Gauge({ name, help, labelNames, registers, collect });

  collectDefaultMetrics({ register: registry });
  const served = countRequests(registers);
  gauge('fish_info', 'Always 1; the version is a label.', ['version', 'database'], function () {
    this.set({ version, database: database.kind }, 1);
  });
  gauge('fish_stopping', '1 since the process was told to stop.', [], function () {
    this.set(running.stopping ? 1 : 0);
  });
  gauge('fish_database_up', '1 while the database answers.', [], function () {
    this.set(isThere ? 1 : 0);
  });
  if (database.replica) addReplica(gauge, database.replica);
  addPools(gauge, database);
  addDeliveries(gauge, async () => {
    if (!isThere) return [];
    return countDeliveries(database.reader(AbortSignal.timeout(COUNT_MS), true), new Date().toISOString());
  });
  gauge('fish_clock_lag_seconds', 'How long the next step of a clock has been overdue.', ['clock'], function () {
    for (const [clock, lag] of Object.entries(running.clockLags())) this.set({ clock }, lag);
  });

  return {
    served,
    async read() {
      isThere = await database.check().then(
        () => true,
        () => false,
      );
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

function countRequests(registers: Registry[]): Metrics['served'] {
  const requests = new Counter({
    name: 'fish_requests_total',
    help: 'Requests that are over, by route and by the code of the envelope, or else of HTTP.',
    labelNames: ['method', 'path', 'code', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'fish_request_duration_seconds',
    help: 'From the request to the end of its answer, by route.',
    labelNames: ['method', 'path'],
    buckets: SECONDS,
    registers,
  });
  return ({ method, path, code, status, ms }) => {
    requests.inc({ method, path, code, status });
    duration.observe({ method, path }, ms / SECOND_MS);
  };
}

function addReplica(gauge: AddGauge, replica: Replica): void {
  gauge('fish_replica_used', '1 while lists and statistics are read from the replica.', [], function () {
    this.set(replica.state().used ? 1 : 0);
  });
  const help = 'How far the replica is behind; not there while it does not answer.';
  gauge('fish_replica_lag_seconds', help, [], function () {
    const { lagSeconds } = replica.state();
    this.reset();
    if (lagSeconds !== null) this.set(lagSeconds);
  });
}

function addPools(gauge: AddGauge, database: Database): void {
  gauge('fish_database_connections', 'Connections of this process, by pool.', ['pool', 'state'], function () {
    for (const [pool, { inUse, idle }] of Object.entries(database.pools())) {
      this.set({ pool, state: 'in_use' }, inUse);
      this.set({ pool, state: 'idle' }, idle);
    }
  });
  gauge('fish_database_connections_max', 'How many connections a pool may open.', ['pool'], function () {
    for (const [pool, { max }] of Object.entries(database.pools())) this.set({ pool }, max);
  });
  gauge('fish_database_waiting', 'Who waits for a connection of a pool.', ['pool'], function () {
    for (const [pool, { waiting }] of Object.entries(database.pools())) this.set({ pool }, waiting);
  });
}

function addDeliveries(gauge: AddGauge, count: () => Promise<DeliveryCounts[]>): void {
  const help = 'Copies of pushes and messages in the database, of all servers.';
  gauge('fish_deliveries', help, ['kind', 'state'], async function () {
    // While the database is away there are none to tell, rather than those of before.
    this.reset();
    for (const { kind, ...states } of await count().catch(() => [])) {
      for (const [state, copies] of Object.entries(states)) this.set({ kind, state }, copies);
    }
  });
}
