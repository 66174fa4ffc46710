import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Label } from '../../contract/enum';
import { writes } from '../../contract/writes';
import { type DatabaseFailure, failureOf } from '../db/failure';
import { Busy } from '../lib/boundedQueue';
import { UploadStoreAway } from '../lib/uploadStore';
import { localeOf, type MessageParams, messages, say } from '../messages';
import { InvalidFields, Refusal } from '../refusal';
import { note } from '../telemetry/notes';

const langOf = (request: FastifyRequest) => localeOf(request.headers['accept-language']);

interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

function sendJson(request: FastifyRequest, reply: FastifyReply, status: number, body: Envelope) {
  note(request, { code: body.code });
  // Sent as a string, because the call's schema describes only its success.
  return reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** After so many seconds what can't be done at present may be tried again. */
const RETRY_AFTER_S = '2';

/** An HTTP error in the shape of the envelope, so that its message reaches the operator. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  text: Label,
  params?: MessageParams,
) {
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  return sendJson(request, reply, status, { code: status, message: say(langOf(request), text, params), data: null });
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const locale = langOf(request);
  const data =
    refusal instanceof InvalidFields
      ? { fields: refusal.fields.map(({ path, text, params }) => ({ path, message: say(locale, text, params) })) }
      : refusal.data;
  return sendJson(request, reply, 200, {
    code: refusal.code,
    message: say(locale, refusal.text, refusal.params),
    data,
  });
}

/**
 * HTTP 503 if the database does not answer, or not in time, or has no room: nothing was saved. 504 if it went away before it said
 * whether a write was done, which the console takes as not known.
 */
function sendDatabaseFailure(request: FastifyRequest, reply: FastifyReply, { kind }: DatabaseFailure) {
  const isWrite = writes(`${request.method} ${request.routeOptions.url}`);
  if (kind === 'unknown' && isWrite) {
    return sendFailure(request, reply, 504, messages.perhapsSaved);
  }
  if (kind === 'full') {
    return sendFailure(request, reply, 503, messages.diskFull);
  }
  const { readAway, readBusy, writeAway, writeBusy } = messages;
  const [away, busy] = isWrite ? [writeAway, writeBusy] : [readAway, readBusy];
  return sendFailure(request, reply, 503, kind === 'busy' ? busy : away);
}

/** That the database is away is told once, when it goes; that nobody waits for an answer is no failure. */
const levelOf = ({ kind }: DatabaseFailure) => (kind === 'away' || kind === 'abandoned' ? 'debug' : 'error');

/**
 * Error answers: refusals at HTTP 200, unreadable requests as 4xx, a database or a store that can't be used as 503
 * or 504, unexpected errors as 500, whose message names the request. The last two are in the log as well.
 */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal) {
      return sendRefusal(request, reply, error);
    }
    if (error instanceof Busy) {
      return sendFailure(request, reply, 503, messages.busy);
    }
    const status = error.statusCode ?? 500;
    if (status === 413) {
      return sendFailure(request, reply, status, messages.bodyTooLarge);
    }
    if (status >= 400 && status < 500) {
      return sendFailure(request, reply, status, messages.badRequest);
    }
    return sendUnexpected(request, reply, error);
  });
}

function sendUnexpected(request: FastifyRequest, reply: FastifyReply, error: Error) {
  const failure = failureOf(error);
  if (failure) {
    request.log[levelOf(failure)](error, 'the database could not be used');
    return sendDatabaseFailure(request, reply, failure);
  }
  if (error instanceof UploadStoreAway) {
    request.log.error(error, 'the store of uploads could not be used');
    const text = request.method === 'GET' ? messages.picturesAway : messages.uploadsAway;
    return sendFailure(request, reply, 503, text);
  }
  request.log.error(error, 'unexpected error');
  return sendFailure(request, reply, 500, messages.unexpected, { id: request.id });
}
