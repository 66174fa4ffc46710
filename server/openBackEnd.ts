import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import { developmentKey } from './auth/developmentKey';
import type { Config } from './config';
import type { Storage } from './db/open';
import { webhookGateway } from './delivery/webhookGateway';
import { fillIfEmpty } from './firstStart';
import { keepTime } from './keepTime';
import type { Log } from './telemetry/log';
import { openTracing } from './telemetry/openTracing';
import type { Running } from './telemetry/running';
import { serveMetrics } from './telemetry/serveMetrics';

const DIST = join(__dirname, '..', 'dist');

interface Process {
  log: Log;
  running: Running;
  /** Says a line to whoever starts it that can't wait until it listens. */
  tell: (line: string) => void;
}

/** The whole back end as it is set up, ready to listen, and what is to be said to whoever starts it. */
export async function openBackEnd(
  config: Config,
  { database, uploads }: Storage,
  { log, running, tell }: Process,
): Promise<{ app: FastifyInstance; notes: string[] }> {
  const tracing = config.tracing ? await openTracing(log) : undefined;
  // Loaded only where it is asked for.
  const metrics = config.metrics && (await import('./telemetry/metrics')).createMetrics(database, running);

  const notes: string[] = [];
  const migrations = await database.prepare(async (db) => {
    const signIn = await fillIfEmpty(db, config, new Date(), tell);
    notes.push(...(signIn ? [signIn] : []));
  });
  log.info({ migrations }, migrations ? 'the database is migrated' : 'the database is up to date');
  if (config.privateKey === developmentKey && !config.demo) {
    notes.push('Passwords are encrypted with the development key, which is public: set FISH_PRIVATE_KEY_FILE.');
  }

  const pushGateway = config.webhook && webhookGateway(config.webhook);
  const app = await buildApp({
    database,
    uploads,
    pushGateway,
    privateKey: config.privateKey,
    now: () => new Date(),
    log,
    running,
    tracing,
    onServed: metrics?.served,
    trustProxy: config.trustProxy,
    origins: config.origins,
    docs: config.docs,
    console: existsSync(join(DIST, 'index.html')) ? { dist: DIST, profile: config.profile } : undefined,
  });
  app.addHook('onClose', () => tracing?.close());
  if (config.metrics && metrics) {
    const server = await serveMetrics(config.metrics, metrics, log);
    log.info({ address: server.address() }, 'metrics are served');
    app.addHook('onClose', () => void server.close());
  }
  await keepTime(app, database.clock, { pushGateway, running, retention: config.retention });
  return { app, notes };
}
