import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { security } from '../config/security';
import { type Body, type Contract, contract, type Output, type Path, type Query } from '../contract';
import type { Endpoint } from '../contract/base';
import { codes } from '../contract/codes';
import type { Decryptor } from './auth/decrypt';
import { type Admin, adminOf } from './auth/session';
import type { Db } from './db/connect';
import { transact } from './db/transact';
import { localeOf, say } from './messages';
import { invalidField } from './refusal';

/** What the handler of a call is given. */
export interface Call<P extends Path> {
  query: Query<P>;
  /** Checked by the contract, encrypted fields decrypted. */
  body: Body<P>;
  /**
   * In a POST the transaction of the call: what a handler throws undoes all it wrote. A handler whose transaction the
   * database ended for another's sake is called again.
   */
  db: Db;
  /** Who calls; null where the contract says `open`. */
  admin: Contract[P] extends { open: true } ? null : Admin;
  /** Address the call came from. */
  ip: string;
  /** When the call began: ISO 8601 in UTC. */
  now: string;
  token: string;
  request: FastifyRequest;
}

interface Options {
  /** The handler opens its own transactions: it must not hold one while it waits, or keeps what a refusal undoes. */
  ownTransactions?: boolean;
  /** Names on the wire → names in the contract, where the two differ (config/security.ts). */
  fromWire?: (body: unknown) => unknown;
  /** Bytes of a body, where it may be more than 1 MiB. */
  bodyLimit?: number;
}

/** Registers a call of the contract: its method, path and schemas come from there, its answer is put in the envelope. */
export type On = <P extends Path>(path: P, handle: (call: Call<P>) => Promise<Output<P>>, options?: Options) => void;

interface Deps {
  db: Db;
  decryptor: Decryptor;
  now: () => Date;
}

const encryptedFields: Partial<Record<string, readonly string[]>> = security.encrypted;

export function createOn(app: FastifyInstance, { db, decryptor, now }: Deps): On {
  const callers = new WeakMap<FastifyRequest, { admin: Admin | null; now: string }>();

  return (path, handle, { ownTransactions, fromWire, bodyLimit } = {}) => {
    const [method = '', url = ''] = path.split(' ');
    const endpoint: Endpoint = contract[path];

    app.route({
      method,
      url,
      bodyLimit,
      schema: {
        summary: endpoint.summary,
        tags: [url.split('/')[3] ?? ''],
        security: endpoint.open ? [] : [{ aToken: [] }],
        ...(endpoint.upload && { consumes: ['multipart/form-data'] }),
        ...(endpoint.query && { querystring: endpoint.query }),
        ...(endpoint.body && { body: endpoint.body }),
        response: {
          200: z
            .object({ code: z.literal(codes.success), message: z.string(), data: endpoint.data })
            .describe('The envelope on success'),
        },
      },

      async onRequest(request) {
        const at = now().toISOString();
        callers.set(request, { now: at, admin: endpoint.open ? null : await adminOf(db, tokenOf(request), at) });
      },

      async preValidation(request) {
        request.body = fromWire ? fromWire(request.body) : request.body;
      },

      async preHandler(request) {
        for (const field of encryptedFields[path] ?? []) {
          decryptField(request.body as Record<string, unknown>, field, decryptor);
        }
      },

      async handler(request) {
        const call = {
          ...callers.get(request),
          query: request.query,
          body: request.body,
          ip: request.ip,
          token: tokenOf(request),
          request,
        };
        // The schemas above are those of `path`, so the parts of the call have the types it declares.
        const run = (on: Db) => handle({ ...call, db: on } as Call<typeof path>);
        const data = await (method === 'GET' || ownTransactions ? run(db) : transact(db, run));
        return { code: codes.success, message: say(localeOf(request.headers['accept-language']), 'success'), data };
      },
    });
  };
}

/** spec §7: every call carries the token in this header, empty when there is none. */
const tokenOf = (request: FastifyRequest) => String(request.headers.atoken ?? '');

function decryptField(body: Record<string, unknown>, field: string, decryptor: Decryptor): void {
  const encrypted = body[field];
  if (typeof encrypted !== 'string') {
    return;
  }
  const text = decryptor.decrypt(encrypted);
  if (text === undefined) {
    throw invalidField(field, 'undecryptable');
  }
  body[field] = text;
}
