import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { IMAGE_MAX_BYTES } from '../contract/upload.enums';
import { areas, finders } from './areas';
import { rejectWaiting, submitAudit } from './areas/audit';
import { pictures } from './areas/upload';
import { createDecryptor } from './auth/decrypt';
import type { Database } from './db/database';
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
import type { Log } from './telemetry/log';
import { requestIdOf, type Trusts } from './telemetry/requestId';
import { Running } from './telemetry/running';
import type { Tracing } from './telemetry/tracing';
import { type OnServed, watchRequests } from './telemetry/watchRequests';
import { validatorCompiler } from './validation';

interface AppDeps {
  database: Database;
  uploads: UploadStore;
  /** PEM of the RSA key that passwords are encrypted for. */
  privateKey: string;
  now: () => Date;
  /** Sends the tests of a push; the recording gateway by default. */
  pushGateway?: Gateway;
  /** Where it logs; nowhere by default. */
  log?: Log;
  /** Proxies whose X-Forwarded-For and X-Request-Id headers are believed; none by default. */
  trustProxy?: Trusts;
  /** What its health tells of the process. */
  running?: Running;
  tracing?: Tracing;
  /** Told of each request that is over. */
  onServed?: OnServed;
  /** Origins besides its own whose pages may make calls; none by default. */
  origins?: readonly string[];
  /** Describes its calls at `/fish/docs`; not by default. */
  docs?: boolean;
  /** The built console, if this back end serves it. */
  console?: ConsoleOptions;
  /** How long a request may take to arrive; three minutes by default. */
  timeLimits?: TimeLimits;
}

/** Small fields beside the file are ignored, as some clients send them; all that stand before it are kept in memory. */
const UPLOAD_LIMITS = { files: 1, fileSize: IMAGE_MAX_BYTES, fields: 10, fieldSize: 1024, parts: 11, headerPairs: 20 };

const notAsked = (): never => {
  throw new Error('Every schema is one of zod');
};

const trustsNobody: Trusts = () => false;

/** Builds the whole back end, ready to listen or to receive injected requests. It keeps no state of its own. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { log, trustProxy = trustsNobody, running = new Running() } = deps;
  const app = fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    // Each request has its one line when it is over.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: (request) => requestIdOf(request, trustProxy),
    trustProxy,
    ...withTimeLimits(deps.timeLimits ?? TIME_LIMITS),
    ...unreadable,
    // Without this, Fastify loads its own compilers (250 modules) before it gets ours.
    schemaController: { compilersFactory: { buildValidator: notAsked, buildSerializer: notAsked } },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  deps.tracing?.watch(app, trustProxy);
  watchRequests(app, deps.onServed);
  answerErrors(app);
  secureHeaders(app);
  await admitOrigins(app, deps.origins ?? []);
  await app.register(multipart, { limits: UPLOAD_LIMITS, throwFileSizeLimit: false });
  if (deps.docs) {
    await describeCalls(app);
  }

  const on = createOn(app, { database: deps.database, decryptor: createDecryptor(deps.privateKey), now: deps.now });
  const { uploads, pushGateway: gateway = recordingGateway } = deps;
  for (const { handlers } of Object.values(areas))
    handlers(on, { uploads, gateway, submitAudit, rejectWaiting, finders });
  pictures(app, uploads);
  health(app, { ...deps, running });
  const sendPage = deps.console && (await serveConsole(app, deps.console));
  app.setNotFoundHandler((request, reply) =>
    sendPage && isPage(request) ? sendPage(reply) : sendFailure(request, reply, 404, messages.noSuchCall),
  );
  return app;
}
