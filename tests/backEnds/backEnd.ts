import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { contract, type Path } from '../../contract';
import type { UserInfo } from '../../contract/login';
import { buildApp } from '../../server/app';
import { sysUser } from '../../server/areas/sysUser/table';
import { developmentKey } from '../../server/auth/developmentKey';
import { openSession } from '../../server/auth/session';
import type { Db } from '../../server/db/database';
import { embedded } from '../../server/db/embedded';
import { memoryStore } from '../../server/lib/uploadStore';
import { createLog } from '../../server/telemetry/log';
import { addCrowd } from '../../server/testCrowd';
import { openCopy } from '../../server/testTemplate';
import { type Answer, Answerer, CORS } from '../jest/answers';
import { describedInput, fromQuery, isDescribed } from '../services/described';
import { type Spoiling, spoil } from './spoil';

export interface SignedIn {
  token: string;
  userInfo: UserInfo;
}

export interface BackEnd {
  address: string;
  /** Replaces the answers to the next calls of `METHOD path`. */
  answerNext(call: string, answers: Answer[]): void;
  /** Drops the answers that no call came for, and sends those that are still delayed. */
  dropAnswers(): void;
  /** What it was sent since it was last asked that docs/openapi.json does not describe. */
  undescribed(): string[];
  /** From now on it has only these calls; others it answers with the page of a web server. */
  onlyCalls(calls: readonly string[]): void;
  /** The calls that it was asked for and does not have, in order. */
  refused(): string[];
  /** Sends the oldest delayed answer; waits for its request if that has not arrived yet. */
  release(): Promise<void>;
  /** Spoils all answers from now on; the session's own calls too. */
  spoil(how: Spoiling | undefined): void;
  /** Adds very many app users (server/testCrowd.ts). */
  addCrowd(count: number): Promise<void>;
  /** Without the login call, whose password check takes a tenth of a second. */
  signIn(account: string): Promise<SignedIn>;
  close(): Promise<void>;
}

/** `template` is the file of an embedded database (server/testTemplate.ts); the back end gets a copy. */
export async function openBackEnd(template: string): Promise<BackEnd> {
  const database = embedded(await openCopy(template));
  let spoiling: Spoiling | undefined;
  const undescribed: string[] = [];
  const app = await buildApp({
    database,
    uploads: memoryStore(),
    privateKey: developmentKey,
    now: () => new Date(),
    log: createLog('error'),
  });
  app.addHook('preValidation', async (request) => {
    // What is asked about a spoilt record is spoilt, too.
    const said = spoiling ? undefined : undescribedBy(request);
    if (said) undescribed.push(said);
  });
  await app.ready();

  const answerer = new Answerer();
  const queued = new Map<string, Answer[]>();
  const refused: string[] = [];
  let only: readonly string[] | undefined;
  const server = createServer((request, response) => {
    // The page under test has another origin than its back end.
    for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    if (only && call.includes(' /fish/admin/') && !only.includes(call)) {
      refused.push(call);
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>404 Not Found</h1>');
      return;
    }
    const answer = queued.get(call)?.shift();
    if (answer) void answerer.send(answer, request, response);
    else if (spoiling) void answerSpoilt(app, spoiling, request, response);
    else app.routing(request, response);
  });
  // An idle connection stays open, because a page on a slow machine may use it again at any time.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answerNext: (call, answers) => queued.set(call, answers),
    dropAnswers() {
      queued.clear();
      answerer.releaseAll();
    },
    undescribed: () => undescribed.splice(0),
    onlyCalls(calls) {
      only = calls;
    },
    refused: () => refused,
    release: () => answerer.release(),
    spoil: (how) => {
      spoiling = how;
    },
    addCrowd: (count) => addCrowd(database.db, count),
    signIn: (account) => signIn(database.db, account),
    async close() {
      server.closeAllConnections();
      server.close();
      await app.close();
      await database.close();
    },
  };
}

/** What docs/openapi.json does not describe of it. */
function undescribedBy({ method, url, query, body }: FastifyRequest): string | undefined {
  const call = `${method} ${url.split('?')[0]}` as Path;
  if (!(call in contract && isDescribed(call)) || body instanceof Buffer) return undefined;
  // Tried out, whether there is such a call (src/request/index.ts).
  if (url.endsWith('?current=1&pageSize=1')) return undefined;
  const input = method === 'GET' ? fromQuery(call, query as Record<string, unknown>) : (body ?? {});
  const { error } = describedInput(call).safeParse(input);
  if (!error?.issues.some((issue) => method !== 'GET' || !isOfAnAddress(issue))) return undefined;
  return `${call} was sent what docs/openapi.json does not describe: ${JSON.stringify(input)} ${error.message}`;
}

/**
 * An address may have anything for an id, and values that only some services know: what they refuse is taken out of it.
 * A list is tried by an id that not every service knows (src/request/rows.ts).
 */
function isOfAnAddress({ code, path, ...issue }: { code?: string; path: PropertyKey[]; keys?: string[] }): boolean {
  if (code === 'unrecognized_keys') return String(issue.keys) === 'id';
  return code === 'invalid_value' || String(path) === 'id';
}

async function answerSpoilt(
  app: Awaited<ReturnType<typeof buildApp>>,
  how: Spoiling,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = 'GET', url = '/', headers } = request;
  const answer = await app.inject({ method: method as 'GET', url, headers, payload: Buffer.concat(chunks) });
  const [path] = url.split('?');
  const { data, ...envelope } = answer.json();
  response.writeHead(answer.statusCode, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ ...envelope, data: spoil(`${method} ${path}`, data, how) }));
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
