import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app';
import { sysUser } from '../../server/areas/sysUser/table';
import { developmentKey } from '../../server/auth/developmentKey';
import { openSession } from '../../server/auth/session';
import type { Database, Db } from '../../server/db/connect';
import { memoryStore } from '../../server/lib/uploadStore';
import { createLog } from '../../server/telemetry/log';
import { fill } from './fill';

export interface Stage {
  app: FastifyInstance;
  db: Db;
  token: string;
  userInfo: object;
  close: () => Promise<void>;
}

export async function setStage(database: Database, users: number): Promise<Stage> {
  await database.prepare((db) => fill(db, users));
  const { db } = database;
  const [admin] = await db.select().from(sysUser).where(eq(sysUser.account, 'admin'));
  if (!admin) throw new Error('The demo data has no admin.');
  const app = await buildApp({
    database,
    uploads: memoryStore(),
    privateKey: developmentKey,
    now: () => new Date(),
    log: createLog('error'),
    console: { dist: join(__dirname, '../../dist') },
  });
  await app.ready();
  return {
    app,
    db,
    token: await openSession(db, admin.id, new Date().toISOString()),
    userInfo: { id: admin.id, account: admin.account, nickname: admin.nickname },
    async close() {
      await app.close();
      await database.close();
    },
  };
}
