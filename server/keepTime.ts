import type { FastifyInstance } from 'fastify';
import { messageSending } from './areas/message/sending';
import { pushSending } from './areas/push/sending';
import { advanceRooms } from './areas/room/clock';
import { advanceWishes } from './areas/wish/clock';
import { startClock } from './clock';
import type { Db } from './db/connect';
import { advanceDeliveries } from './delivery/advance';
import { cleanRecords } from './delivery/clean';
import type { Gateway } from './delivery/gateway';
import { recordingGateway } from './delivery/recordingGateway';
import type { Way } from './delivery/sending';
import { MINUTE_MS } from './lib/time';

const EVERY_MS = 2000;
const DELIVER_EVERY_MS = 1000;

/**
 * Takes the steps of the clock from now on, those missed while nothing ran at once; ends with the app. Each kind has a
 * clock of its own, so that one that fails doesn't stop the others. Pushes go through `pushGateway`; messages never
 * leave the house.
 */
export async function keepTime(app: FastifyInstance, db: Db, pushGateway: Gateway = recordingGateway): Promise<void> {
  const now = () => new Date().toISOString();
  const onError = (error: unknown) => app.log.error(error, 'a step of the clock failed; it is tried again');

  for (const advance of [advanceRooms, advanceWishes]) {
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
  ];
  // The app doesn't wait for their first tick: a gateway may take long to answer.
  app.addHook('onClose', async () => {
    for (const clock of clocks) await (await clock).stop();
  });
}
