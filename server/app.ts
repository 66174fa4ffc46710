import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { IMAGE_MAX_BYTES } from '../contract/upload.enums';
import { areas, finders } from './areas';
import { pictures } from './areas/upload/pictures';
import type { UploadStore } from './areas/upload/store';
import { createDecryptor } from './auth/decrypt';
import type { Database } from './db/connect';
import type { Gateway } from './delivery/gateway';
import { recordingGateway } from './delivery/recordingGateway';
import { type ConsoleOptions, isPage, serveConsole } from './http/console';
import { describeCalls } from './http/docs';
import { answerErrors, sendFailure } from './http/errors';
import { secureHeaders } from './http/headers';
import { health } from './http/health';
import { createOn } from './route';
import { validatorCompiler } from './validation';

export interface AppDeps {
  database: Database;
  uploads: UploadStore;
  /** PEM of the RSA key that passwords are encrypted for. */
  privateKey: string;
  now: () => Date;
  /** The way tests of a push leave the house; recorded unless given. */
  pushGateway?: Gateway;
  /** Where unexpected errors go. */
  logger: FastifyServerOptions['logger'];
  /** Proxies whose X-Forwarded-For is believed. */
  trustProxy?: string;
  /** The built console, if this back end serves it. */
  console?: ConsoleOptions;
}

const notAsked = (): never => {
  throw new Error('Every schema is one of zod');
};

/** The back end as a whole, ready to listen or to be injected into. It keeps no state of its own. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const app = fastify({
    logger: deps.logger,
    trustProxy: deps.trustProxy ?? false,
    // Else Fastify loads its own compilers, 250 modules, before it is told of ours.
    schemaController: { compilersFactory: { buildValidator: notAsked, buildSerializer: notAsked } },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  secureHeaders(app);
  await app.register(multipart, { limits: { files: 1, fileSize: IMAGE_MAX_BYTES }, throwFileSizeLimit: false });
  await describeCalls(app);

  const { db } = deps.database;
  const on = createOn(app, { db, decryptor: createDecryptor(deps.privateKey), now: deps.now });
  const { uploads, pushGateway: gateway = recordingGateway } = deps;
  for (const { calls } of Object.values(areas)) calls(on, { uploads, gateway, finders });
  pictures(app, uploads);
  health(app, deps.database);
  const sendPage = deps.console && (await serveConsole(app, deps.console));
  app.setNotFoundHandler((request, reply) =>
    sendPage && isPage(request) ? sendPage(reply) : sendFailure(request, reply, 404, 'noSuchCall'),
  );
  return app;
}
