import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localeOf, type MessageKey, say } from '../messages';
import { InvalidFields, Refusal } from '../refusal';

const langOf = (request: FastifyRequest) => localeOf(request.headers['accept-language']);

const sendJson = (reply: FastifyReply, status: number, body: { code: number; message: string; data: unknown }) =>
  // A string, because the schema of the call describes its success only.
  reply.status(status).type('application/json; charset=utf-8').send(JSON.stringify(body));

/** A plain HTTP failure, in the shape of the envelope so that its message reaches the operator. */
export const sendFailure = (request: FastifyRequest, reply: FastifyReply, status: number, key: MessageKey) =>
  sendJson(reply, status, { code: status, message: say(langOf(request), key), data: null });

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const locale = langOf(request);
  const data =
    refusal instanceof InvalidFields
      ? { fields: refusal.fields.map(({ path, key, params }) => ({ path, message: say(locale, key, params) })) }
      : refusal.data;
  return sendJson(reply, 200, { code: refusal.code, message: say(locale, refusal.key, refusal.params), data });
}

/** What is not a success: refusals at HTTP 200, unreadable requests as 4xx, the unexpected as 500 and in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    if (error instanceof Refusal) {
      return sendRefusal(request, reply, error);
    }
    const status = error.statusCode ?? 500;
    if (status === 413) {
      return sendFailure(request, reply, status, 'bodyTooLarge');
    }
    if (status >= 400 && status < 500) {
      return sendFailure(request, reply, status, 'badRequest');
    }
    request.log.error(withoutParameters(error));
    return sendFailure(request, reply, 500, 'unexpected');
  });
}

/** A failed query as the log may keep it: what was asked for, not the phones and password hashes it was asked with. */
function withoutParameters(error: Error) {
  return error instanceof DrizzleQueryError ? { err: error.cause, query: error.query } : error;
}
