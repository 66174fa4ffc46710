import type { FastifyInstance } from 'fastify';

/** An answer opened as a page of its own loads and runs nothing, and stands in no frame. */
const NO_PAGE = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** What every answer has, whatever it says itself. */
const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
} as const;

/** What it has besides unless it says otherwise: how long it may be cached, and what it may do as a page. */
const unlessSaid = { 'cache-control': 'no-store', 'content-security-policy': NO_PAGE } as const;

/** What an answer has that says nothing itself. */
export const securityHeaders = { ...always, ...unlessSaid } as const;

/** Sets the security headers of every answer. */
export function secureHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers(always);
    for (const [name, value] of Object.entries(unlessSaid)) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}
