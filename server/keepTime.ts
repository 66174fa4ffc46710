import type { FastifyInstance } from 'fastify';
import { advanceRooms } from './areas/room/clock';
import { startClock } from './clock';
import type { Db } from './db/connect';

const EVERY_MS = 2000;

/** Takes the steps of the clock from now on, those missed while nothing ran at once; ends with the app. */
export async function keepTime(app: FastifyInstance, db: Db): Promise<void> {
  const clock = await startClock(() => advanceRooms(db, new Date().toISOString()), {
    everyMs: EVERY_MS,
    onError: (error) => app.log.error(error, 'a step of the clock failed; it is tried again'),
  });
  app.addHook('onClose', () => clock.stop());
}
