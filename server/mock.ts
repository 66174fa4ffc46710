import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from './app';
import { developmentKey } from './auth/developmentKey';
import { loadDemos } from './db/demo';
import { openEmbedded } from './db/embedded';
import { fillIfEmpty } from './firstStart';
import { keepTime } from './keepTime';
import { memoryStore } from './lib/uploadStore';
import { createLog } from './telemetry/log';

/** The body as the dev server's parsers have left it. */
interface ParsedRequest extends IncomingMessage {
  body?: unknown;
  files?: { fieldname: string; originalname: string; mimetype: string; buffer: Buffer }[];
}

// Has to run while the mock file is loaded: at the first call umi no longer compiles TypeScript.
loadDemos();

declare global {
  /** One back end in memory. Global, because umi reloads the modules when the mock file or its imports are edited. */
  var fishMock: Promise<FastifyInstance> | undefined;
}

/** One that could not start is started anew by the next call. */
function backEnd(): Promise<FastifyInstance> {
  globalThis.fishMock ??= start().catch((error) => {
    globalThis.fishMock = undefined;
    throw error;
  });
  return globalThis.fishMock;
}

async function start(): Promise<FastifyInstance> {
  const database = await openEmbedded();
  await database.prepare(async (db) => {
    await fillIfEmpty(db, { demo: true }, new Date(), console.log);
  });
  const app = await buildApp({
    database,
    uploads: memoryStore(),
    privateKey: developmentKey,
    now: () => new Date(),
    docs: true,
    log: createLog('error'),
  });
  app.addHook('onClose', () => database.close());
  await keepTime(app, database.clock);
  return app;
}

/** Passes the request to the reference back end; umi's server would let it wait for ever if that fails. */
async function pass(request: ParsedRequest, response: ServerResponse): Promise<void> {
  try {
    await answer(request, response);
  } catch (error) {
    console.error(error);
    response.writeHead(500, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ code: 500, message: 'The mocks failed: the terminal says why.', data: null }));
  }
}

async function answer(request: ParsedRequest, response: ServerResponse): Promise<void> {
  const app = await backEnd();
  const { statusCode, headers, rawPayload } = await app.inject({
    method: request.method as InjectOptions['method'],
    url: request.url,
    remoteAddress: request.socket.remoteAddress,
    ...(await withBody(request)),
  });
  response.writeHead(statusCode, headers);
  response.end(rawPayload);
}

/** Restores headers and body as they were sent, where the parsers consumed the stream. */
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

export const mount = (calls: readonly string[]): Record<string, typeof pass> =>
  Object.fromEntries(calls.map((call) => [call, pass]));
