import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Admin, noteWrite } from '../auth/session';
import type { Database, Db } from '../db/database';
import { largeListsOf } from '../db/largeLists';
import { isOfReplica } from '../db/replica';
import { transact } from '../db/transact';

/** What a handler does, for whom. */
export interface Work<Result> {
  request: FastifyRequest;
  admin: Admin | null;
  run(on: Db): Promise<Result>;
}

/** Reads from a replica that has what the admin wrote, if there is one, else or if that fails from the primary. */
export async function read<Result>(
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
export async function write<Result>(
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
export function whileAwaited({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
}
