import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { version } from '../package.json';
import { type Config, readConfig } from './config';
import { STALE_MS } from './db/holder';
import { openStorage, type Storage } from './db/open';
import { gracefulClose } from './http/gracefulClose';
import { openBackEnd } from './openBackEnd';
import { explain } from './operatorError';
import { createLog, type Log, logOutput } from './telemetry/log';
import { Running } from './telemetry/running';

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, await logOutput());
  log.info({ version, node: process.version }, 'starting');
  const storage = await openStorage(config, {
    onEnd: (cause) => endSoon(log, cause),
    onPresence: (isThere, cause) =>
      isThere ? log.info('the database is back') : log.warn({ err: cause }, 'the database is away'),
    onWatch: ({ host }) =>
      log.warn(
        { host, upToSeconds: STALE_MS / 1000 },
        'another container or machine had the data folder: is it still there?',
      ),
    onReplica: ({ used, leftOut, lagSeconds }) =>
      used ? log.info('the replica is used') : log.warn({ leftOut, lagSeconds }, 'the replica is left out'),
  });
  try {
    await serve(config, storage, log);
  } catch (error) {
    await close(storage);
    throw error;
  }
}

/** Time for the answers that are under way. */
const LAST_ANSWERS_MS = 500;

/** The embedded database can't go on in this process, but a new one finds everything that was acknowledged. */
async function endSoon(log: Log, cause: Error): Promise<void> {
  log.fatal(cause, 'The database has ended. Make room if the disk is full, and start again.');
  await setTimeout(LAST_ANSWERS_MS);
  process.exit(1);
}

async function close({ database, lock }: Storage): Promise<void> {
  await database.close();
  lock?.release();
}

async function serve(config: Config, storage: Storage, log: Log): Promise<void> {
  const running = new Running();
  const { app, notes } = await openBackEnd(config, storage, { log, running, tell });
  const closeApp = gracefulClose(app);
  await app.listen({ port: config.port, host: config.host });
  /** Whoever balances the load sends nothing more, then what is under way is finished. */
  const hurry = new AbortController();
  const stop = async (signal: NodeJS.Signals) => {
    if (running.stopping) return hurry.abort();
    running.stopping = true;
    log.info({ signal }, 'stopping');
    // Ctrl+C is of somebody who waits, and so is a second signal.
    if (signal === 'SIGTERM') await setTimeout(config.drainMs, undefined, { signal: hurry.signal }).catch(() => {});
    await closeApp();
    await close(storage);
    log.info({ uptime: running.uptimeSeconds() }, 'stopped');
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  const { port } = app.server.address() as AddressInfo;
  const address = `http://${config.host}:${port}`;
  storage.lock?.publish(address);
  tell([`Fish Admin: ${address}`, ...notes].join('\n'));
  log.info({ host: config.host, port, database: storage.database.kind }, 'ready');
}

const tell = (line: string) => void process.stdout.write(`${line}\n`);

/** Why it can't listen, which an operator can mend; undefined for another error. */
function whyNotListening(error: unknown): string | undefined {
  const { syscall, code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (syscall !== 'listen') return undefined;
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use by another program: stop it, or set PORT to another one.`
    : `Listening on ${address}:${port} is not possible here: set HOST and PORT to what this machine allows.`;
}

start().catch((error: unknown) => {
  process.stderr.write(`${whyNotListening(error) ?? explain(error)}\n`);
  process.exit(1);
});
