import swagger, { type SwaggerTransform } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { paths } from '../../contract/paths';
import { version } from '../../package.json';

const DESCRIPTION = `What the console and a back end agree on. Every call answers HTTP 200 with \`{code, message, data}\`.

| code | meaning | data |
|---|---|---|
| 200 | success | as described at the call |
| 10001 | wrong account or password | null |
| 10002 | account disabled | null |
| 10003 | too many wrong tries | null |
| 10021 | token has expired | null |
| 10400 | validation failed | \`{fields: [{path, message}]}\` |
| 10404 | no such record | null |
| 10409 | someone else saved first | the record as it is now |
| 10422 | a rule forbids it, the message says which | null |

The language of messages follows \`Accept-Language\` (en-US, zh-CN).`;

const fileBody = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};

const uploadUrl = paths.upload.image.split(' ')[1];

/** The contract's schemas as JSON Schema; a multipart body has none there, because nothing but its file is checked. */
const transform: SwaggerTransform = (document) => {
  const { schema, url } = jsonSchemaTransform(document);
  return { schema: url === uploadUrl ? { ...schema, body: fileBody } : schema, url };
};

/** The calls as OpenAPI 3.1 at `/fish/openapi.json`, and as a page at `/fish/docs`. */
export async function describeCalls(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fish Admin', version, description: DESCRIPTION },
      components: {
        securitySchemes: {
          aToken: { type: 'apiKey', in: 'header', name: 'aToken', description: 'The atoken of the login answer' },
        },
      },
    },
    transform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/fish/docs',
    uiConfig: { docExpansion: 'none', validatorUrl: null },
    staticCSP: {
      'default-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'frame-ancestors': ["'none'"],
    },
  });
  app.get('/fish/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
