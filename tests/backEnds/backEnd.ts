import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import type { UserInfo } from '../../contract/login';
import { buildApp } from '../../server/app';
import { memoryStore } from '../../server/areas/upload/store';
import { developmentKey } from '../../server/auth/developmentKey';
import { openSession } from '../../server/auth/session';
import { type Db, embedded } from '../../server/db/connect';
import { sysUser } from '../../server/db/tables';
import { openCopy } from '../../server/testTemplate';
import { type Answer, Answerer, CORS } from '../jest/answers';

export interface SignedIn {
  token: string;
  userInfo: UserInfo;
}

/** The real back end on a database of its own and on its own port. */
export interface BackEnd {
  address: string;
  /** Puts answers before its own, for the next calls of `METHOD path`. */
  answerNext(call: string, answers: Answer[]): void;
  /** Lets the answer go that is held the longest; waits for its request if that is still on its way. */
  release(): Promise<void>;
  /** Without the login page’s call, whose work on a password takes a tenth of a second. */
  signIn(account: string): Promise<SignedIn>;
  close(): Promise<void>;
}

/** `template` is the file of an embedded database (server/testTemplate.ts); the back end works on a copy. */
export async function openBackEnd(template: string): Promise<BackEnd> {
  const database = embedded(await openCopy(template));
  const app = await buildApp({
    database,
    uploads: memoryStore(),
    privateKey: developmentKey,
    now: () => new Date(),
    logger: { level: 'error' },
  });
  await app.ready();

  const answerer = new Answerer();
  const queued = new Map<string, Answer[]>();
  const server = createServer((request, response) => {
    // The page under test has another origin than its back end.
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const [path] = (request.url ?? '').split('?');
    const answer = queued.get(`${request.method} ${path}`)?.shift();
    if (answer) void answerer.send(answer, request, response);
    else app.routing(request, response);
  });
  // An idle connection is never closed under a page that takes it up again, however slow the machine.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerNext: (call, answers) => queued.set(call, answers),
    release: () => answerer.release(),
    signIn: (account) => signIn(database.db, account),
    async close() {
      server.closeAllConnections();
      server.close();
      await app.close();
      await database.close();
    },
  };
}

async function signIn(db: Db, account: string): Promise<SignedIn> {
  const { id, nickname } = sysUser;
  const [admin] = await db
    .select({ id, account: sysUser.account, nickname })
    .from(sysUser)
    .where(eq(sysUser.account, account));
  if (!admin) throw new Error(`No admin is called ${account}`);
  return { token: await openSession(db, admin.id, new Date().toISOString()), userInfo: admin };
}
