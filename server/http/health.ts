import type { FastifyInstance } from 'fastify';
import { HEALTH_PATH, type Health } from '../../contract/health.enums';
import { version } from '../../package.json';
import type { Database } from '../db/connect';
import { loggable } from '../lib/loggable';

/** `GET /fish/health` → `{status, version, database}`; HTTP 503 while the database does not answer, in two seconds. */
export function health(app: FastifyInstance, database: Database): void {
  const { kind } = database;
  app.get(HEALTH_PATH, async (request, reply): Promise<Health> => {
    try {
      await database.check();
      return { status: 'ok', version, database: kind };
    } catch (error) {
      request.log.error(loggable(error));
      return reply.status(503).send({ status: 'unavailable', version, database: kind });
    }
  });
}
