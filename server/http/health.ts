import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { HEALTH_PATH, type Health } from '../../contract/health.enums';
import { version } from '../../package.json';
import type { Database } from '../db/connect';

/** `GET /fish/health` → `{status, version, database}`; HTTP 503 while the database does not answer. */
export function health(app: FastifyInstance, { db, kind }: Database): void {
  app.get(HEALTH_PATH, { schema: { hide: true } }, async (request, reply): Promise<Health> => {
    try {
      await db.execute(sql`select 1`);
      return { status: 'ok', version, database: kind };
    } catch (error) {
      request.log.error(error);
      return reply.status(503).send({ status: 'unavailable', version, database: kind });
    }
  });
}
