import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notesOf } from './notes';
import { REQUEST_ID_HEADER } from './requestId';

/** A request that is over. Nothing of it is unbounded but the id of the admin: no address, parameter or body. */
export interface Served {
  method: string;
  /** The route's own, such as `/fish/uploads/:name`; `*` for what no route answers. */
  path: string;
  /** Of the envelope, or else of HTTP. */
  code: number;
  status: number;
  ms: number;
  admin?: string;
}

export type OnServed = (served: Served) => void;

const CALLS = '/fish/admin/';

/** What proxies log of a caller who has gone before the answer. */
export const LEFT = 499;

/** Calls are one line each at `info`; files, pages and probes at `debug`. Each answer names its request. */
export function watchRequests(app: FastifyInstance, onServed: OnServed = () => {}): void {
  const tell = (request: FastifyRequest, served: Served) => {
    const level = served.path.startsWith(CALLS) ? 'info' : 'debug';
    request.log[level](served, 'answered');
    onServed(served);
  };
  const told = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    reply.raw.once('close', () => {
      if (!told.has(request)) tell(request, { ...servedOf(request, reply), code: LEFT, status: LEFT });
    });
  });
  app.addHook('onResponse', async (request, reply) => {
    told.add(request);
    tell(request, servedOf(request, reply));
  });
}

function servedOf(request: FastifyRequest, reply: FastifyReply): Served {
  const { code = reply.statusCode, admin } = notesOf(request);
  const { is404, method, routeOptions } = request;
  return {
    method: is404 ? '*' : method,
    path: is404 ? '*' : (routeOptions.url ?? '*'),
    code,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ...(admin && { admin }),
  };
}
