import type { FastifyInstance } from 'fastify';
import { areas } from './areas';
import { messageSending } from './areas/message';
import { pushSending } from './areas/push';
import { cleanTries } from './auth/throttle';
import { startClock } from './clock';
import type { Db } from './db/connect';
import { advanceDeliveries } from './delivery/advance';
import { cleanRecords } from './delivery/clean';
import type { Gateway } from './delivery/gateway';
import { recordingGateway } from './delivery/recordingGateway';
import type { Way } from './delivery/sending';
import { loggable } from './lib/loggable';
import { MINUTE_MS } from './lib/time';

const EVERY_MS = 2000;
const DELIVER_EVERY_MS = 1000;

/**
 * Performs the steps that are due by the clock, beginning with those missed while no server ran; stops with the app.
 * Each kind has its own clock, so that an error in one does not stop the others. Pushes go through `pushGateway`;
 * messages stay in the database.
 */
export async function keepTime(app: FastifyInstance, db: Db, pushGateway: Gateway = recordingGateway): Promise<void> {
  const now = () => new Date().toISOString();
  const onError = (error: unknown) => app.log.error(loggable(error), 'a step of the clock failed; it is tried again');

  for (const { advance } of Object.values(areas)) {
    if (!advance) continue;
    const clock = await startClock(() => advance(db, now()), { everyMs: EVERY_MS, onError });
    app.addHook('onClose', () => clock.stop());
  }

  const push: Way = { kind: 'push', sending: pushSending, gateway: pushGateway };
  const message: Way = { kind: 'message', sending: messageSending, gateway: recordingGateway };
  const clocks = [
    ...[push, message].map((way) =>
      startClock(() => advanceDeliveries(db, way, { now, onError }), { everyMs: DELIVER_EVERY_MS, onError }),
    ),
    startClock(() => cleanRecords(db, now()), { everyMs: MINUTE_MS, onError }),
    startClock(() => cleanTries(db, now()), { everyMs: MINUTE_MS, onError }),
  ];
  // The app does not wait for the first tick, because a gateway may take long to answer.
  app.addHook('onClose', async () => {
    for (const clock of clocks) await (await clock).stop();
  });
}
