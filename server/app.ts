import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { IMAGE_MAX_BYTES } from '../contract/upload.enums';
import { audienceArea } from './areas/audience/endpoints';
import { auditArea } from './areas/audit/endpoints';
import { giftArea } from './areas/gift/endpoints';
import { homeArea } from './areas/home/endpoints';
import { integralArea } from './areas/integral/endpoints';
import { logArea } from './areas/log/endpoints';
import { loginArea } from './areas/login/endpoints';
import { messageArea } from './areas/message/endpoints';
import { operationArea } from './areas/operation/endpoints';
import { orderArea } from './areas/order/endpoints';
import { peopleArea } from './areas/people/endpoints';
import { pushArea } from './areas/push/endpoints';
import { rechargeArea } from './areas/recharge/endpoints';
import { roomArea } from './areas/room/endpoints';
import { sceneTemplateArea } from './areas/sceneTemplate/endpoints';
import { searchArea } from './areas/search/endpoints';
import { shareArea } from './areas/share/endpoints';
import { shelfArea } from './areas/shelf/endpoints';
import { statisticArea } from './areas/statistic/endpoints';
import { stoneArea } from './areas/stone/endpoints';
import { sysUserArea } from './areas/sysUser/endpoints';
import { teacherArea } from './areas/teacher/endpoints';
import { tipArea } from './areas/tip/endpoints';
import { transactionArea } from './areas/transaction/endpoints';
import { uploadArea } from './areas/upload/endpoints';
import { pictures } from './areas/upload/pictures';
import type { UploadStore } from './areas/upload/store';
import { userArea } from './areas/user/endpoints';
import { viewArea } from './areas/view/endpoints';
import { wishArea } from './areas/wish/endpoints';
import { wordArea } from './areas/word/endpoints';
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
  loginArea(on);
  sysUserArea(on);
  userArea(on);
  sceneTemplateArea(on);
  roomArea(on);
  peopleArea(on);
  auditArea(on);
  orderArea(on);
  transactionArea(on);
  rechargeArea(on);
  stoneArea(on, deps.uploads);
  giftArea(on, deps.uploads);
  shelfArea(on);
  wishArea(on);
  statisticArea(on);
  tipArea(on);
  messageArea(on);
  pushArea(on, { uploads: deps.uploads, gateway: deps.pushGateway ?? recordingGateway });
  audienceArea(on);
  shareArea(on);
  logArea(on);
  integralArea(on);
  wordArea(on);
  viewArea(on);
  teacherArea(on);
  operationArea(on);
  homeArea(on);
  searchArea(on);
  uploadArea(on, deps.uploads);
  pictures(app, deps.uploads);
  health(app, deps.database);
  const sendPage = deps.console && (await serveConsole(app, deps.console));
  app.setNotFoundHandler((request, reply) =>
    sendPage && isPage(request) ? sendPage(reply) : sendFailure(request, reply, 404, 'noSuchCall'),
  );
  return app;
}
