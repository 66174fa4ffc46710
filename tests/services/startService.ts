import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { contract } from '../../contract';
import { parseJson } from '../../src/request/wire/parse';
import {
  callOf,
  type Envelope,
  type Group,
  isGroup,
  isPage,
  type Reply,
  type Request,
  type Variation,
  type World,
} from './variation';
import { type VariationName, variationNames, variations } from './variations';

interface Options {
  /** The reference back end: the app itself, or its address. */
  backEnd: FastifyInstance | string;
  variations?: readonly VariationName[];
  /** Whether pages of other origins may ask; true by default, because the console of a test stands elsewhere. */
  cors?: boolean;
  /** Any free one by default. */
  port?: number;
}

export interface Service {
  address: string;
  close(): Promise<void>;
}

interface Passed {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: Buffer | string;
}

type Answer = { status: number; headers: Record<string, string>; body: Buffer };
type Pass = (request: Passed) => Promise<Answer>;

/** Starts a service on 127.0.0.1 that answers as another owner's would, with the reference back end behind it. */
export async function startService(options: Options): Promise<Service> {
  const { backEnd, cors = true, port = 0 } = options;
  const pass = typeof backEnd === 'string' ? byHttp(backEnd) : byInject(backEnd);
  const wanted = new Set(options.variations);
  const applied = variationNames.filter((name) => wanted.has(name)).map((name): Variation => variations[name]);
  const answer = answering(pass, applied, { token: '' });
  const allows = cors && !wanted.has('noCors');

  const server = createServer((request, response) => {
    if (allows) for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') return void response.writeHead(allows ? 204 : 404).end();
    answer(request).then(
      (reply) => send(reply, response),
      (error) => response.writeHead(500).end(String(error?.stack ?? error)),
    );
  });
  // An idle connection stays open, because a page on a slow machine may use it again at any time.
  server.keepAliveTimeout = 0;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, aToken, Authorization, Content-Type',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
};

/** Headers that belong to a connection or to a body as it was. */
const OF_THE_WAY =
  /^(connection|content-length|content-encoding|transfer-encoding|host|keep-alive|date|accept-encoding)$/;

function send({ status, headers, body }: Reply | Answer, response: ServerResponse): void {
  const kept = Object.entries(headers).filter(([name]) => !OF_THE_WAY.test(name));
  response.writeHead(status, Object.fromEntries(kept)).end(body);
}

function answering(pass: Pass, applied: readonly Variation[], world: World) {
  return async (incoming: IncomingMessage): Promise<Reply | Answer> => {
    const payload = await bodyOf(incoming);
    const { request, raw } = read(incoming, payload);
    const known = [...applied].reverse().reduce((each, { arrive }) => arrive?.(each, world) ?? each, request);
    const url = known.path + new URL(incoming.url ?? '/', 'http://service').search;
    if (isFile(known)) return pass({ method: known.method, url, headers: known.headers, payload });
    for (const { instead } of applied) {
      const reply = instead?.(known);
      if (reply) return reply;
    }
    if (raw || !(callOf(known) in contract)) {
      return pass({ method: known.method, url: known.path, headers: known.headers, payload });
    }
    const reply = await ask(pass, known);
    const envelope = parseJson(reply.body) as Envelope | null;
    const { atoken } = (isGroup(envelope?.data) ? envelope.data : {}) as { atoken?: string };
    if (atoken) world.token = atoken;
    return changed(reply, known, applied);
  };
}

const isFile = ({ path }: Request) => !path.startsWith('/fish/admin/');

/** An answer of the reference as the service gives it. */
function changed(reply: Reply, request: Request, applied: readonly Variation[]): Reply {
  const call = callOf(request);
  const answered = parseJson(reply.body) as Envelope | null;
  if (!answered) return reply;
  const data = answered.code === 200 ? changedData(answered.data, request, applied) : answered.data;
  const wire = applied.reduce<Group>((each, { envelope }) => envelope?.(each as Envelope, call) ?? each, {
    ...answered,
    data,
  });
  return applied.reduce((each, { leave }) => leave?.(each, call) ?? each, { ...reply, body: JSON.stringify(wire) });
}

function changedData(answered: unknown, request: Request, applied: readonly Variation[]): unknown {
  const call = callOf(request);
  let data = answered;
  for (const each of applied) if (each.data) data = each.data(data, call);
  for (const each of applied) if (each.page && isPage(data)) data = each.page(data, call);
  return data;
}

function read({ method = 'GET', url = '/', headers }: IncomingMessage, payload: Buffer) {
  const { pathname, searchParams } = new URL(url, 'http://service');
  const own = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const isQuery = method === 'GET' || method === 'HEAD';
  const raw = !isQuery && payload.length > 0 && !own['content-type']?.includes('json');
  const input = isQuery ? queryOf(searchParams) : parseJson(payload.toString());
  const request: Request = { method, path: pathname, headers: own, input: isGroup(input) ? input : {} };
  return { request, raw };
}

function queryOf(query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const all = query.getAll(name);
      return [name, all.length > 1 ? all : all[0]];
    }),
  );
}

/** The reference, in the contract's words. */
async function ask(pass: Pass, { method, path, headers, input }: Request): Promise<Reply> {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_WAY.test(name)));
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const answer = await pass(
    method === 'GET'
      ? { method, url: `${path}?${query}`, headers: { ...kept, 'content-type': 'application/json' } }
      : { method, url: path, headers: { ...kept, 'content-type': 'application/json' }, payload: JSON.stringify(input) },
  );
  return { ...answer, body: answer.body.toString() };
}

const byInject =
  (app: FastifyInstance): Pass =>
  async ({ method, url, headers, payload }) => {
    const {
      statusCode,
      headers: answered,
      rawPayload,
    } = await app.inject({ method: method as 'GET', url, headers, payload });
    return { status: statusCode, headers: plain(answered), body: rawPayload };
  };

const byHttp =
  (address: string): Pass =>
  async ({ method, url, headers, payload }) => {
    const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_WAY.test(name)));
    const body = payload?.length ? new Uint8Array(Buffer.from(payload)) : undefined;
    const answer = await fetch(address + url, { method, headers: kept, body });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: bytes };
  };

const plain = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
