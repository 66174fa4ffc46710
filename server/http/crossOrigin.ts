import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { reference } from '../../config/backEnd';
import { REQUEST_ID_HEADER } from '../telemetry/requestId';

/** How long a browser may keep the answer of a preflight; Chromium keeps none longer. */
const TWO_HOURS_S = 7200;

/**
 * Lets consoles of these origins make calls and read pictures. There are no cookies to protect: who calls is said by the
 * token's header, which only a page that knows the token can send.
 */
export async function admitOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (!origins.length) {
    return;
  }
  await app.register(cors, {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: [reference.token.header, 'Content-Type', 'Accept-Language'],
    exposedHeaders: [REQUEST_ID_HEADER],
    maxAge: TWO_HOURS_S,
    // An OPTIONS that is no preflight gets the same answer, and not one in plain text.
    strictPreflight: false,
  });
}
