import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const REQUEST_ID_HEADER = 'x-request-id';

/** Whether an address is one of a proxy that is believed. */
export type Trusts = (address: string, hop: number) => boolean;

/** What proxies make: hex, UUIDs, base64. Anything else could be anything. */
const READABLE = /^[\w.:+/=-]{1,100}$/;

const BYTES = 8;

/** The id of a request: what a trusted proxy calls it, so that its log and ours can be read together, or a new one. */
export function requestIdOf({ headers, socket }: IncomingMessage, trusts: Trusts): string {
  const given = headers[REQUEST_ID_HEADER];
  const isBelieved = typeof given === 'string' && READABLE.test(given) && trusts(socket.remoteAddress ?? '', 0);
  return isBelieved ? given : randomBytes(BYTES).toString('hex');
}
