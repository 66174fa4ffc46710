import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { messages, say } from '../messages';
import { REQUEST_ID_HEADER } from '../telemetry/requestId';
import { sendFailure } from './errors';
import { securityHeaders } from './headers';

type Unreadable = Required<Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>>;

/** What Node calls requests that it gives up, and their status. */
const GIVEN_UP: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Requests that reach no route, because Fastify or Node can't read them, are answered in the shape of the envelope too. */
export const unreadable: Unreadable = {
  /** An address such as `/%`. No hook runs for it, so that the headers are set here. */
  frameworkErrors(error, request, reply) {
    // Typed as one whose body and query are not known yet.
    const asked = request as FastifyRequest;
    const answer = reply as unknown as FastifyReply;
    return sendFailure(
      asked,
      answer.headers({ ...securityHeaders, [REQUEST_ID_HEADER]: asked.id }),
      error.statusCode ?? 400,
      messages.badRequest,
    );
  },

  /** Not even HTTP, or its rest did not come in time: Node hands over the bare connection. */
  clientErrorHandler(error, socket: Socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed) {
      return;
    }
    const status = GIVEN_UP[error.code] ?? 400;
    const body = JSON.stringify({ code: status, message: say('en-US', messages.badRequest), data: null });
    const headers = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
    ];
    if (socket.writable) {
      socket.write(`${headers.join('\r\n')}\r\n\r\n${body}`);
    }
    socket.destroySoon();
  },
};
