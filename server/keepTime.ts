import type { FastifyInstance } from 'fastify';
import { advanceRooms } from './areas/room/clock';
import { advanceWishes } from './areas/wish/clock';
import { startClock } from './clock';
import type { Db } from './db/connect';

const EVERY_MS = 2000;

/**
 * Takes the steps of the clock from now on, those missed while nothing ran at once; ends with the app. Each kind has a
 * clock of its own, so that one that fails doesn't stop the others.
 */
export async function keepTime(app: FastifyInstance, db: Db): Promise<void> {
  for (const advance of [advanceRooms, advanceWishes]) {
    const clock = await startClock(() => advance(db, new Date().toISOString()), {
      everyMs: EVERY_MS,
      onError: (error) => app.log.error(error, 'a step of the clock failed; it is tried again'),
    });
    app.addHook('onClose', () => clock.stop());
  }
}
