import type { FastifyRequest } from 'fastify';
import { reference } from '../../config/backEnd';
import type { Endpoint } from '../../contract/base';
import type { Db } from '../db/database';
import { type Admin, adminOf } from './session';

/** Who calls. */
export interface Caller {
  /** Null for a call that needs no session. */
  admin: Admin | null;
  now: string;
  /** Whether the body was there when this was found out. */
  wasWhole: boolean;
}

// Node has the names of headers in small letters.
const TOKEN_HEADER = reference.token.header.toLowerCase();

/** spec §7: every call has the token in this header, which is empty if there is none. */
export const tokenOf = (request: FastifyRequest) => String(request.headers[TOKEN_HEADER] ?? '');

/** Finds out who calls. @throws a refusal where the call needs a session and they have none that opens it */
export async function authenticate(db: Db, request: FastifyRequest, endpoint: Endpoint, now: Date): Promise<Caller> {
  const at = now.toISOString();
  const admin = endpoint.open ? null : await adminOf(db, tokenOf(request), at, endpoint);
  return { admin, now: at, wasWhole: request.raw.complete };
}
