import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { openApi } from '../openapi/document';

type Document = ReturnType<NonNullable<FastifyDynamicSwaggerOptions['transformObject']>>;

/** Serves OpenAPI 3.1 at `/fish/openapi.json`, and a readable page at `/fish/docs`. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  // What it would say of our routes lacks the refusals: the contract says it all, once somebody asks.
  await app.register(swagger, {
    openapi: {},
    hideUntagged: true,
    transformObject: () => openApi() as Document,
  });
  await app.register(swaggerUi, {
    routePrefix: '/fish/docs',
    uiConfig: { docExpansion: 'none', validatorUrl: null },
    staticCSP: {
      'default-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
  });
  app.get('/fish/openapi.json', () => app.swagger());
}
