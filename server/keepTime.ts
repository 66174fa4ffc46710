import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { areas } from './areas';
import { messageSending } from './areas/message';
import { pushSending } from './areas/push';
import { cleanTries } from './auth/throttle';
import { startClock } from './clock';
import type { Db } from './db/database';
import { failureOf } from './db/failure';
import { advanceDeliveries } from './delivery/advance';
import { cleanRecords } from './delivery/clean';
import type { Gateway } from './delivery/gateway';
import { loggedSending } from './delivery/loggedSending';
import { recordingGateway } from './delivery/recordingGateway';
import type { Channel } from './delivery/sending';
import { MINUTE_MS } from './lib/time';
import { cleanOld, type Retention } from './retention';
import { Running } from './telemetry/running';

const EVERY_MS = 2000;
const DELIVER_EVERY_MS = 1000;
/** So long a start waits for what was missed: more would keep the back end from answering at all. */
const PATIENCE_MS = 5000;

interface Options {
  /** What pushes go through; the recording gateway by default. Messages stay in the database. */
  pushGateway?: Gateway;
  /** Told of each tick. */
  running?: Running;
  /** For how long records are kept; for ever by default. */
  retention?: Retention;
  patienceMs?: number;
}

/**
 * Performs the steps that are due by the clock, beginning with those missed while no server ran; stops with the app.
 * Resolves when these are done, or goes on with them beside what the app answers if there are very many. Each kind has
 * its own clock, so that an error in one does not stop the others.
 */
export async function keepTime(
  app: FastifyInstance,
  db: Db,
  { pushGateway = recordingGateway, running = new Running(), retention = {}, patienceMs = PATIENCE_MS }: Options = {},
): Promise<void> {
  const now = () => new Date().toISOString();
  const onErrorOf = (clock: string) => (error: unknown) => {
    // That the database is away is told once, when it goes.
    const level = failureOf(error)?.kind === 'away' ? 'debug' : 'error';
    app.log[level]({ err: error, clock }, 'a step of the clock failed; it is tried again');
  };
  const clockOf = (name: string, everyMs: number, tick: () => Promise<boolean>) => {
    running.ticked(name, everyMs);
    const onTick = () => {
      running.ticked(name, everyMs);
      app.log.trace({ clock: name }, 'tick');
    };
    return startClock(tick, { everyMs, onError: onErrorOf(name), onTick });
  };

  let isStopping = false;
  const missed = Object.values(areas).flatMap(({ clocks = {} }) =>
    Object.entries(clocks).map(([name, advance]) => clockOf(name, EVERY_MS, () => advance(db, now(), onErrorOf(name)))),
  );
  const channels: Channel[] = [
    { kind: 'push', sending: loggedSending('push', pushSending, app.log), gateway: pushGateway },
    { kind: 'message', sending: loggedSending('message', messageSending, app.log), gateway: recordingGateway },
  ];
  const clocks = [
    ...missed,
    // The app does not wait for the first tick of these, because a gateway may take long to answer.
    ...channels.map((channel) =>
      clockOf(channel.kind, DELIVER_EVERY_MS, () =>
        advanceDeliveries(db, channel, { now, onError: onErrorOf(channel.kind), isStopping: () => isStopping }),
      ),
    ),
    clockOf('cleanRecords', MINUTE_MS, () => cleanRecords(db, now())),
    clockOf('cleanTries', MINUTE_MS, () => cleanTries(db, now())),
    clockOf('cleanOld', MINUTE_MS, () => cleanOld(db, retention, now(), { onError: onErrorOf('cleanOld') })),
  ];
  app.addHook('onClose', async () => {
    isStopping = true;
    await Promise.all(clocks.map((clock) => clock.stop()));
  });
  const patience = new AbortController();
  await Promise.race([
    Promise.all(missed.map(({ caughtUp }) => caughtUp)),
    setTimeout(patienceMs, undefined, { signal: patience.signal }),
  ]);
  patience.abort();
}
