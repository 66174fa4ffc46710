import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Path } from '../../contract';
import { buildApp } from '../../server/app';
import { sysUser } from '../../server/areas/sysUser/table';
import { developmentKey } from '../../server/auth/developmentKey';
import { openSession } from '../../server/auth/session';
import type { Database, Db } from '../../server/db/database';
import { memoryStore } from '../../server/lib/uploadStore';
import { createLog } from '../../server/telemetry/log';

export type Ask = (path: Path, input: Record<string, unknown>) => Promise<unknown>;

export interface Stage {
  app: FastifyInstance;
  db: Db;
  token: string;
  userInfo: object;
  /** Calls the back end; @throws Error for any answer but success */
  ask: Ask;
  close: () => Promise<void>;
}

/** The back end on a filled database, with the built console or without one. */
export async function setStage(database: Database, dist?: string): Promise<Stage> {
  const { db } = database;
  const [admin] = await db.select().from(sysUser).where(eq(sysUser.account, 'admin'));
  if (!admin) throw new Error('The demo data has no admin.');
  const app = await buildApp({
    database,
    uploads: memoryStore(),
    privateKey: developmentKey,
    now: () => new Date(),
    log: createLog('error'),
    console: dist === undefined ? undefined : { dist },
  });
  await app.ready();
  const token = await openSession(db, admin.id, new Date().toISOString());
  return {
    app,
    db,
    token,
    async ask(path, input) {
      const [method, url = ''] = path.split(' ');
      const given = method === 'GET' ? { query: asTexts(input) } : { payload: input };
      const answer = await app.inject({ method: method as 'GET' | 'POST', url, ...given, headers: { atoken: token } });
      const { code, data } = answer.json();
      if (code !== 200) throw new Error(`${path} ${JSON.stringify(input)}: ${answer.body}`);
      return data;
    },
    userInfo: { id: admin.id, account: admin.account, nickname: admin.nickname },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

const asTexts = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
