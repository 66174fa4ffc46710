import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Label } from '../../contract/enum';
import { type DatabaseFailure, failureOf } from '../db/failure';
import { Busy } from '../lib/boundedQueue';
import { loggable } from '../lib/loggable';
import { localeOf, messages, say } from '../messages';
import { InvalidFields, Refusal } from '../refusal';

const langOf = (request: FastifyRequest) => localeOf(request.headers['accept-language']);

const sendJson = (reply: FastifyReply, status: number, body: { code: number; message: string; data: unknown }) =>
  // Sent as a string, because the call's schema describes only its success.
  reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(body));

/** An HTTP error in the shape of the envelope, so that its message reaches the operator. */
export const sendFailure = (request: FastifyRequest, reply: FastifyReply, status: number, text: Label) =>
  sendJson(reply, status, { code: status, message: say(langOf(request), text), data: null });

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const locale = langOf(request);
  const data =
    refusal instanceof InvalidFields
      ? { fields: refusal.fields.map(({ path, text, params }) => ({ path, message: say(locale, text, params) })) }
      : refusal.data;
  return sendJson(reply, 200, { code: refusal.code, message: say(locale, refusal.text, refusal.params), data });
}

/**
 * HTTP 503 if the database does not answer, or not in time, or has no room: nothing was saved. 504 if it went away before it said
 * whether a write was done, which the console takes as not known.
 */
function sendDatabaseFailure(request: FastifyRequest, reply: FastifyReply, { kind }: DatabaseFailure) {
  if (kind === 'unknown' && request.method !== 'GET') {
    return sendFailure(request, reply, 504, messages.perhapsSaved);
  }
  if (kind === 'full') {
    return sendFailure(request, reply, 503, messages.diskFull);
  }
  const { readAway, readBusy, writeAway, writeBusy } = messages;
  const [away, busy] = request.method === 'GET' ? [readAway, readBusy] : [writeAway, writeBusy];
  return sendFailure(request, reply, 503, kind === 'busy' ? busy : away);
}

/**
 * Error answers: refusals at HTTP 200, unreadable requests as 4xx, a database that can't be used as 503 or 504,
 * unexpected errors as 500; the last two also in the log.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal) {
      return sendRefusal(request, reply, error);
    }
    if (error instanceof Busy) {
      return sendFailure(request, reply.header('retry-after', '2'), 503, messages.busy);
    }
    const status = error.statusCode ?? 500;
    if (status === 413) {
      return sendFailure(request, reply, status, messages.bodyTooLarge);
    }
    if (status >= 400 && status < 500) {
      return sendFailure(request, reply, status, messages.badRequest);
    }
    const failure = failureOf(error);
    if (failure?.kind !== 'abandoned') {
      request.log.error(loggable(error));
    }
    if (failure) {
      return sendDatabaseFailure(request, reply, failure);
    }
    return sendFailure(request, reply, 500, messages.unexpected);
  });
}
