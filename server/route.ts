import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type Body, type Contract, contract, type Output, type Path, type Query } from '../contract';
import type { Endpoint } from '../contract/base';
import { codes } from '../contract/codes';
import { writes } from '../contract/writes';
import { authenticate, type Caller, tokenOf } from './auth/authenticate';
import type { Decryptor } from './auth/decrypt';
import { decryptFields } from './auth/decryptFields';
import type { Admin } from './auth/session';
import type { Database, Db } from './db/database';
import { read, whileAwaited, write } from './http/execute';
import { localeOf, messages, say } from './messages';
import { note } from './telemetry/notes';

/** The arguments of a call's handler. */
interface Call<P extends Path> {
  query: Query<P>;
  /** Validated, with encrypted fields decrypted. */
  body: Body<P>;
  /**
   * In a call that writes this is its transaction: an exception undoes all writes. After a deadlock the handler is
   * called again. In one that only reads, be it a GET or a POST (`contract/writes.ts`), it may be a replica.
   */
  db: Db;
  /** The admin who calls; null for an `open` call. */
  admin: Contract[P] extends { open: true } ? null : Admin;
  ip: string;
  now: string;
  token: string;
  request: FastifyRequest;
}

interface Options {
  /** The handler opens its own transactions, because it waits for something slow or writes even when it refuses. */
  ownTransactions?: boolean;
  /**
   * It reads much: whole tables are summed up or searched. It runs on connections that keep no other call waiting. Of
   * calls that only read.
   */
  report?: boolean;
  /** The largest body in bytes; 1 MiB by default. */
  bodyLimit?: number;
}

/** Registers a call of the contract, which defines its method, path and schemas; wraps the result in the envelope. */
export type On = <P extends Path>(path: P, handle: (call: Call<P>) => Promise<Output<P>>, options?: Options) => void;

interface Deps {
  database: Database;
  decryptor: Decryptor;
  now: () => Date;
}

/**
 * Registers calls of the contract on an app: who calls is found out first, then the input is checked and its encrypted
 * fields are decrypted, the handler reads or writes, and what it returns is wrapped in the envelope.
 */
export function createOn(app: FastifyInstance, { database, decryptor, now }: Deps): On {
  const { db } = database;
  const callers = new WeakMap<FastifyRequest, Caller>();

  return (path, handle, { ownTransactions = false, report = false, bodyLimit } = {}) => {
    const [method = '', url = ''] = path.split(' ');
    const endpoint: Endpoint = contract[path];
    // One that uploads reads its body itself, and looks at the session when it has.
    const isWrite = writes(path) && !endpoint.upload;

    const enter = async (request: FastifyRequest): Promise<Caller> => {
      const caller = await authenticate(db, request, endpoint, now());
      callers.set(request, caller);
      return caller;
    };

    app.route({
      method,
      url,
      bodyLimit,
      schema: {
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: {
          200: z.object({ code: z.literal(codes.success), message: z.string(), data: endpoint.data }),
        },
      },

      async onRequest(request) {
        const caller = await enter(request);
        note(request, { admin: caller.admin?.id });
      },

      async preHandler(request) {
        // A body may take minutes, in which the session may have been ended.
        if (isWrite && !callers.get(request)?.wasWhole) await enter(request);
        decryptFields(request, path, decryptor);
      },

      async handler(request, reply) {
        const call = {
          ...callers.get(request),
          query: request.query,
          body: request.body,
          ip: request.ip,
          token: tokenOf(request),
          request,
        };
        // The schemas above belong to `path`, so that the parts of the call have its types.
        const run = (on: Db) => handle({ ...call, db: on } as Call<typeof path>);
        const work = { request, admin: call.admin ?? null, run };
        const data = await (writes(path)
          ? write(database, work, ownTransactions)
          : read(database, work, whileAwaited(reply), report));
        note(request, { code: codes.success });
        return {
          code: codes.success,
          message: say(localeOf(request.headers['accept-language']), messages.success),
          data,
        };
      },
    });
  };
}
