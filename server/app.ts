import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { IMAGE_MAX_BYTES } from '../contract/upload.enums';
import { areas, finders } from './areas';
import { submitAudit } from './areas/audit';
import { pictures } from './areas/upload';
import { createDecryptor } from './auth/decrypt';
import type { Database } from './db/connect';
import type { Gateway } from './delivery/gateway';
import { recordingGateway } from './delivery/recordingGateway';
import { type ConsoleOptions, isPage, serveConsole } from './http/console';
import { admitOrigins } from './http/crossOrigin';
import { describeCalls } from './http/docs';
import { answerErrors, sendFailure } from './http/errors';
import { secureHeaders } from './http/headers';
import { health } from './http/health';
import { TIME_LIMITS, type TimeLimits, withTimeLimits } from './http/timeLimits';
import { unreadable } from './http/unreadable';
import type { UploadStore } from './lib/uploadStore';
import { messages } from './messages';
import { createOn } from './route';
import { validatorCompiler } from './validation';

interface AppDeps {
  database: Database;
  uploads: UploadStore;
  /** PEM of the RSA key that passwords are encrypted for. */
  privateKey: string;
  now: () => Date;
  /** Sends the tests of a push; the recording gateway by default. */
  pushGateway?: Gateway;
  logger: FastifyServerOptions['logger'];
  /** Proxies whose X-Forwarded-For header is trusted. */
  trustProxy?: string;
  /** Origins besides its own whose pages may make calls; none by default. */
  origins?: readonly string[];
  /** Describes its calls at `/fish/docs`; not by default. */
  docs?: boolean;
  /** The built console, if this back end serves it. */
  console?: ConsoleOptions;
  /** How long a request may take to arrive; three minutes by default. */
  timeLimits?: TimeLimits;
}

const notAsked = (): never => {
  throw new Error('Every schema is one of zod');
};

/** Builds the whole back end, ready to listen or to receive injected requests. It keeps no state of its own. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = fastify({
    logger: deps.logger,
    trustProxy: deps.trustProxy ?? false,
    ...withTimeLimits(deps.timeLimits ?? TIME_LIMITS),
    ...unreadable,
    // Without this, Fastify loads its own compilers (250 modules) before it gets ours.
    schemaController: { compilersFactory: { buildValidator: notAsked, buildSerializer: notAsked } },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  secureHeaders(app);
  await admitOrigins(app, deps.origins ?? []);
  await app.register(multipart, { limits: { files: 1, fileSize: IMAGE_MAX_BYTES }, throwFileSizeLimit: false });
  if (deps.docs) {
    await describeCalls(app);
  }

  const on = createOn(app, { database: deps.database, decryptor: createDecryptor(deps.privateKey), now: deps.now });
  const { uploads, pushGateway: gateway = recordingGateway } = deps;
  for (const { handlers } of Object.values(areas)) handlers(on, { uploads, gateway, submitAudit, finders });
  pictures(app, uploads);
  health(app, deps.database);
  const sendPage = deps.console && (await serveConsole(app, deps.console));
  app.setNotFoundHandler((request, reply) =>
    sendPage && isPage(request) ? sendPage(reply) : sendFailure(request, reply, 404, messages.noSuchCall),
  );
  return app;
}
