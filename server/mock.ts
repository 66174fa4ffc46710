import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from './app';
import { memoryStore } from './areas/upload/store';
import { developmentKey } from './auth/developmentKey';
import { openEmbedded } from './db/connect';
import { fillIfEmpty } from './firstStart';
import { keepTime } from './keepTime';

/** What the dev server's parsers have made of the body by the time a mock is called. */
interface ParsedRequest extends IncomingMessage {
  body?: unknown;
  files?: { fieldname: string; originalname: string; mimetype: string; buffer: Buffer }[];
}

declare global {
  /** One back end in memory; global, because the modules are loaded anew when the mock file or what it imports is edited. */
  var fishMock: Promise<FastifyInstance> | undefined;
}

function backEnd(): Promise<FastifyInstance> {
  globalThis.fishMock ??= start();
  return globalThis.fishMock;
}

async function start(): Promise<FastifyInstance> {
  const database = await openEmbedded();
  await database.prepare(async (db) => {
    await fillIfEmpty(db, { demo: true }, new Date());
  });
  const app = await buildApp({
    database,
    uploads: memoryStore(),
    privateKey: developmentKey,
    now: () => new Date(),
    logger: { level: 'error', stream: process.stderr },
  });
  app.addHook('onClose', () => database.close());
  await keepTime(app, database.db);
  return app;
}

/** A mock handler that passes the request to the reference back end. */
async function pass(request: ParsedRequest, response: ServerResponse): Promise<void> {
  const app = await backEnd();
  const answer = await app.inject({
    method: request.method as InjectOptions['method'],
    url: request.url,
    remoteAddress: request.socket.remoteAddress,
    ...(await withBody(request)),
  });
  response.writeHead(answer.statusCode, answer.headers);
  response.end(answer.rawPayload);
}

/** Headers and body as they were sent, put together again where the parsers consumed the stream. */
async function withBody(request: ParsedRequest): Promise<Pick<InjectOptions, 'headers' | 'payload'>> {
  const { 'content-length': _, ...headers } = request.headers;
  if (request.files?.length) {
    const form = new FormData();
    for (const { fieldname, buffer, mimetype, originalname } of request.files) {
      form.append(fieldname, new Blob([new Uint8Array(buffer)], { type: mimetype }), originalname);
    }
    const encoded = new Response(form);
    return {
      headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? undefined },
      payload: Buffer.from(await encoded.arrayBuffer()),
    };
  }
  if (request.readableEnded && request.method !== 'GET') {
    return { headers, payload: JSON.stringify(request.body ?? {}) };
  }
  return { headers, payload: request.method === 'GET' ? undefined : request };
}

/** Each of the given calls, answered by the reference back end. */
export const mount = (calls: readonly string[]): Record<string, typeof pass> =>
  Object.fromEntries(calls.map((call) => [call, pass]));
