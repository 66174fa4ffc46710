import { setLocale } from '@umijs/max';
import { userCalls } from '@contract/user/calls';
import { holdNotification } from '@/components/notice';
import { begin, end } from '@/session/transitions';
import { AnswerServer, ok, pointAt } from '../../tests/jest/answers';
import { appUsers } from '../../tests/jest/appUsers';
import { expectConsole } from '../../tests/jest/consoleGuard';
import { call, type RequestFailure } from '.';
import { createPluginManager } from '@@/core/plugin';

const notices: string[] = [];
let server: AnswerServer;

beforeAll(async () => {
  createPluginManager();
  setLocale('en-US', false);
  server = await AnswerServer.open();
  const told = ({ message }: { message: unknown }) => notices.push(String(message));
  holdNotification({ error: told, success: told } as unknown as Parameters<typeof holdNotification>[0]);
});
afterAll(() => server.close());
beforeEach(() => {
  server.forget();
  notices.length = 0;
  begin('token-1', { id: '7200000000000000001', account: 'admin', nickname: 'Lin Wei' });
});
afterEach(end);

const page = appUsers([]);
const list = () => call(userCalls.pageList, { current: 1 });
const note = () => call(userCalls.addNote, { id: '7200000000000000002', text: 'A note' });
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('it should have failed')),
    (error: RequestFailure) => error,
  );

describe('a write while the browser is offline', () => {
  const goOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  afterEach(() => {
    jest.restoreAllMocks();
    Object.assign(window, { fetch: undefined });
  });

  test('is not sent and says so; a read is tried', async () => {
    goOffline();
    expect(await failureOf(note())).toMatchObject({ unsent: true, outcomeUnknown: false });
    expect(notices).toEqual(['You are offline: nothing was sent.']);
    server.will({ body: ok(page) });
    await list();
    expect(server.seen.map(({ method }) => method)).toEqual(['GET']);
  });

  test('is sent to a service that answers all the same, as one on this machine does', async () => {
    expectConsole(/noRecord/);
    goOffline();
    Object.assign(window, { fetch: jest.fn(async () => ({})) });
    await note();
    expect(server.seen.map(({ method }) => method)).toEqual(['POST']);
    expect(notices).toEqual([]);
  });
});

test('a limit of 0 seconds is none', async () => {
  pointAt(server.address, { timeout: { read: 0 } });
  server.will({ held: true, body: ok(page) });
  const unlimited = list();
  await server.release();
  expect(await unlimited).toMatchObject({ total: 0 });
  pointAt(server.address);
});

test('a call without an answer ends in time: a read says so, a write may have been done', async () => {
  pointAt(server.address, { timeout: { read: 0.3, write: 0.3 } });
  server.will({ held: true }, { held: true });
  expect(await failureOf(list())).toMatchObject({
    away: true,
    message: 'The server did not answer in time. Try again.',
  });
  expect(await failureOf(note())).toMatchObject({ outcomeUnknown: true });
  pointAt(server.address);
});

test.each([502, 503, 504])(
  'HTTP %s is no answer of the service: a write may have been done, a read may be repeated',
  async (status) => {
    server.will({ status, body: '' }, { status, body: '' });
    expect(await failureOf(list())).toMatchObject({ outcomeUnknown: false, away: true });
    expect(await failureOf(note())).toMatchObject({ outcomeUnknown: true, away: false });
  },
);
