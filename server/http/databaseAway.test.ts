import fastify from 'fastify';
import { audienceCalls } from '../../contract/audience/calls';
import { HEALTH_PATH, LIVE_PATH, READY_PATH } from '../../contract/health.enums';
import { loginCalls } from '../../contract/login/calls';
import { userCalls } from '../../contract/user/calls';
import { buildApp } from '../app';
import { developmentKey } from '../auth/developmentKey';
import { DatabaseFailure } from '../db/failure';
import { openPostgres } from '../db/postgres';
import { memoryStore } from '../lib/uploadStore';
import { encrypt } from '../testing';
import { answerErrors } from './errors';

describe('a back end whose database refuses', () => {
  // Nothing listens at port 1.
  const database = openPostgres('postgres://fish@127.0.0.1:1/fish');
  const opened = buildApp({
    database,
    uploads: memoryStore(),
    privateKey: developmentKey,
    now: () => new Date(),
  });
  afterAll(async () => {
    await (await opened).close();
    await database.close();
  });

  test('says so at once, and that nothing was saved', async () => {
    const app = await opened;
    const [method, url] = userCalls.pageList.split(' ');
    const read = await app.inject({ method: method as 'GET', url });
    expect(read.statusCode).toBe(503);
    expect(read.json()).toEqual({ code: 503, message: expect.stringContaining('does not answer'), data: null });
    const written = await app.inject({
      method: 'POST',
      url: loginCalls.account.split(' ')[1],
      headers: { 'accept-language': 'zh-CN' },
      payload: { account: 'admin', password: encrypt('secret12') },
    });
    expect(written.statusCode).toBe(503);
    expect(written.json()).toEqual({ code: 503, message: expect.stringContaining('未保存任何内容'), data: null });
  });

  test('is alive, and not ready', async () => {
    const ready = await (await opened).inject(READY_PATH);
    expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'unavailable' }]);
    expect((await (await opened).inject(LIVE_PATH)).statusCode).toBe(200);
  });

  test('says it in its health', async () => {
    const answer = await (await opened).inject(HEALTH_PATH);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ status: 'unavailable', database: 'postgresql' });
  });
});

const ASKS = audienceCalls.estimate;

test.each([
  ['GET /', 'away', 503, 'The database does not answer. Try again'],
  ['POST /', 'away', 503, 'Nothing was saved'],
  ['GET /', 'busy', 503, 'busy, and this took too long. Try'],
  ['POST /', 'busy', 503, 'busy, and this took too long. Nothing was saved'],
  ['GET /', 'unknown', 503, 'The database does not answer. Try again'],
  ['POST /', 'unknown', 504, 'may or may not have been saved'],
  [ASKS, 'away', 503, 'The database does not answer. Try again'],
  [ASKS, 'busy', 503, 'busy, and this took too long. Try'],
  [ASKS, 'unknown', 503, 'The database does not answer. Try again'],
  ['POST /', 'full', 503, 'disk is full. Nothing was saved'],
] as const)('%s while the database is %s answers %i', async (call, kind, status, text) => {
  const [method, url] = call.split(' ') as ['GET' | 'POST', string];
  const app = fastify();
  answerErrors(app);
  app.route({
    method,
    url,
    handler: async () => {
      throw new Error('Failed query', { cause: new DatabaseFailure(kind) });
    },
  });
  const answer = await app.inject({ method, url });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined);
  expect(answer.json()).toEqual({ code: status, message: expect.stringContaining(text), data: null });
});
