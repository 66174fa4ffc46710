import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { reference } from '../config/backEnd';
import { type Body, type Contract, contract, type Output, type Path, type Query } from '../contract';
import type { Endpoint } from '../contract/base';
import { codes } from '../contract/codes';
import { writes } from '../contract/writes';
import type { Decryptor } from './auth/decrypt';
import { type Admin, adminOf, noteWrite } from './auth/session';
import type { Database, Db } from './db/database';
import { largeListsOf } from './db/largeLists';
import { isOfReplica } from './db/replica';
import { transact } from './db/transact';
import { localeOf, messages, say } from './messages';
import { invalidField } from './refusal';
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

interface Caller {
  admin: Admin | null;
  now: string;
  wasWhole: boolean;
}

const encryptedFields = (path: Path) => Object.keys(reference.encrypted[path] ?? {});

export function createOn(app: FastifyInstance, { database, decryptor, now }: Deps): On {
  const { db } = database;
  const callers = new WeakMap<FastifyRequest, Caller>();

  return (path, handle, { ownTransactions = false, report = false, bodyLimit } = {}) => {
    const [method = '', url = ''] = path.split(' ');
    const endpoint: Endpoint = contract[path];
    // One that uploads reads its body itself, and looks at the session when it has.
    const isWrite = writes(path) && !endpoint.upload;

    /** Finds out who calls, and whether the body was there by then. */
    const enter = async (request: FastifyRequest): Promise<Caller> => {
      const at = now().toISOString();
      const admin = endpoint.open ? null : await adminOf(db, tokenOf(request), at, endpoint);
      const caller = { now: at, admin, wasWhole: request.raw.complete };
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
        for (const field of encryptedFields(path)) {
          decryptField(request, field, decryptor);
        }
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

/** What a handler does, for whom. */
interface Work<Result> {
  request: FastifyRequest;
  admin: Admin | null;
  run(on: Db): Promise<Result>;
}

/** Reads from a replica that has what the admin wrote, if there is one, else or if that fails from the primary. */
async function read<Result>(
  { replica, reader }: Database,
  { request, admin, run }: Work<Result>,
  signal: AbortSignal,
  report: boolean,
): Promise<Result> {
  const copy = admin && replica?.reader(signal, report, admin.wroteUpTo ?? null);
  if (!copy) return run(reader(signal, report));
  try {
    return await run(copy);
  } catch (error) {
    if (!isOfReplica(error)) throw error;
    request.log.info({ err: error }, 'the replica could not answer; the primary is asked');
    return run(reader(signal, report));
  }
}

/** Writes in a transaction, unless the handler opens its own, and notes that the admin has written. */
async function write<Result>(
  { db, replica }: Database,
  { request, admin, run }: Work<Result>,
  ownTransactions: boolean,
): Promise<Result> {
  try {
    return await (ownTransactions ? run(db) : transact(db, run));
  } finally {
    largeListsOf(db)?.forget();
    if (replica && admin) {
      await noteWrite(db, admin.id).catch((error) => request.log.warn(error, 'a write could not be noted'));
    }
  }
}

/** Aborts when the caller's connection closes before the answer. */
function whileAwaited({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}

/** spec §7: every call has the token in this header, which is empty if there is none. */
export const tokenOf = (request: FastifyRequest) => String(request.headers.atoken ?? '');

function decryptField(request: FastifyRequest, field: string, decryptor: Decryptor): void {
  const body = request.body as Record<string, unknown>;
  const encrypted = body[field];
  if (typeof encrypted !== 'string') {
    return;
  }
  const text = decryptor.decrypt(encrypted, () => request.log.info('a password was encrypted for an older key'));
  if (text === undefined) {
    throw invalidField(field, messages.undecryptable);
  }
  body[field] = text;
}
