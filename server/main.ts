import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { buildApp } from './app';
import { developmentKey } from './auth/developmentKey';
import { type Config, readConfig, StartError } from './config';
import { failureOf } from './db/failure';
import { openStorage, type Storage } from './db/open';
import { webhookGateway } from './delivery/webhookGateway';
import { fillIfEmpty } from './firstStart';
import { keepTime } from './keepTime';
import { loggable } from './lib/loggable';

const DIST = join(__dirname, '..', 'dist');

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const storage = await openStorage(config, endSoon);
  try {
    await serve(config, storage);
  } catch (error) {
    await close(storage);
    throw error;
  }
}

/** Time for the answers that are under way. */
const LAST_ANSWERS_MS = 500;

/** The embedded database can't go on in this process, but a new one finds everything that was acknowledged. */
function endSoon({ message }: Error): void {
  process.stderr.write(`The database has ended: ${message}. Make room if the disk is full, and start again.\n`);
  setTimeout(() => process.exit(1), LAST_ANSWERS_MS);
}

async function close({ database, lock }: Storage): Promise<void> {
  await database.close();
  lock?.release();
}

async function serve(config: Config, storage: Storage): Promise<void> {
  const { database, uploads, lock } = storage;
  const notes: string[] = [];
  await database.prepare(async (db) => {
    const signIn = await fillIfEmpty(db, config, new Date());
    notes.push(...(signIn ? [signIn] : []));
  });
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
    logger: { level: 'error', stream: process.stderr },
    trustProxy: config.trustProxy,
    origins: config.origins,
    docs: config.docs,
    console: existsSync(join(DIST, 'index.html')) ? { dist: DIST, profile: config.profile } : undefined,
  });
  await keepTime(app, database.clock, pushGateway);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  const address = `http://${config.host}:${port}`;
  lock?.publish(address);
  process.stdout.write(`${[`Fish Admin: ${address}`, ...notes].join('\n')}\n`);

  let stopping = false;
  const stop = async () => {
    if (!stopping) {
      stopping = true;
      await app.close();
      await close(storage);
      process.exit(0);
    }
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** A single sentence for errors that an operator can fix; the whole error for all others. */
function explain(error: unknown): string {
  if (error instanceof StartError) {
    return error.message;
  }
  if (!(error instanceof Error)) {
    return String(error);
  }
  const failure = failureOf(error);
  if (failure) {
    const { message, code } = failure.cause as NodeJS.ErrnoException;
    return `The database of DATABASE_URL does not answer: ${message || code}`;
  }
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program: stop it, or set PORT to another one.`;
    case 'EACCES':
    case 'EADDRNOTAVAIL':
      return `Listening on ${address}:${port} is not possible here: set HOST and PORT to what this machine allows.`;
    default:
      return inspect(loggable(error));
  }
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
