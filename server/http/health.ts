import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HEALTH_PATH, type Health, LIVE_PATH, READY_PATH, type Readiness } from '../../contract/health.enums';
import { version } from '../../package.json';
import { tokenOf } from '../auth/authenticate';
import { adminOf } from '../auth/session';
import type { Database } from '../db/database';
import { countWaiting } from '../delivery/counts';
import type { Running } from '../telemetry/running';

interface Deps {
  database: Database;
  running: Running;
  now: () => Date;
}

/**
 * Whether it works, for the console and for what balances the load (docs/operating.md):
 * - `GET /fish/health` → `{status, version, database}`, to an admin `{…, details}`; HTTP 503 while the database does not
 *   answer, in two seconds
 * - `GET /fish/health/live` → `{status: 'alive'}` as long as the process answers, whatever the database does
 * - `GET /fish/health/ready` → `{status: 'ready'}`; HTTP 503 while the database does not answer, or since the process
 *   was told to stop. It listens only when migrations are done.
 */
export function health(app: FastifyInstance, { database, running, now }: Deps): void {
  const { kind } = database;
  const answers = async (request: FastifyRequest) => {
    try {
      await database.check();
      return true;
    } catch (error) {
      request.log.debug(error, 'the database does not answer');
      return false;
    }
  };

  /** Nothing to anybody else: how long a server runs, and how much it has to do, is nobody's business. */
  async function detailsFor(request: FastifyRequest): Promise<Pick<Health, 'details'>> {
    const token = tokenOf(request);
    const admin = token && (await adminOf(database.db, token, now().toISOString(), { unattended: true }));
    if (!admin) return {};
    const deliveriesWaiting = await countWaiting(database.db);
    return {
      details: {
        uptimeSeconds: running.uptimeSeconds(),
        deliveriesWaiting,
        clockLagSeconds: running.clockLagSeconds(),
        ...(database.replica && { replica: database.replica.state() }),
      },
    };
  }

  app.get(HEALTH_PATH, async (request, reply): Promise<Health> => {
    if (!(await answers(request))) {
      return reply.status(503).send({ status: 'unavailable', version, database: kind });
    }
    return { status: 'ok', version, database: kind, ...(await detailsFor(request).catch(() => ({}))) };
  });

  app.get(LIVE_PATH, async () => ({ status: 'alive' }));

  app.get(READY_PATH, async (request, reply): Promise<Readiness> => {
    if (running.stopping) return reply.status(503).send({ status: 'stopping' });
    return (await answers(request)) ? { status: 'ready' } : reply.status(503).send({ status: 'unavailable' });
  });
}
