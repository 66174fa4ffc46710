import { waitFor } from '@testing-library/react';
import { request, setLocale } from '@umijs/max';
import { loginCalls } from '@contract/login/calls';
import { userCalls } from '@contract/user/calls';
import { holdNotification } from '@/components/notice';
import { getSession } from '@/session';
import { begin, end } from '@/session/transitions';
import { AnswerServer, ok, pointAt } from '../../tests/jest/answers';
import { appUsers } from '../../tests/jest/appUsers';
import { expectConsole } from '../../tests/jest/consoleGuard';
import { call, RequestFailure, upload } from '.';
import { createPluginManager } from '@@/core/plugin';

const notices: string[] = [];
const admin = { id: '7200000000000000001', account: 'admin', nickname: 'Lin Wei' };
let server: AnswerServer;

beforeAll(async () => {
  createPluginManager();
  server = await AnswerServer.open();
  const told = ({ message }: { message: unknown }) => notices.push(String(message));
  holdNotification({ error: told, success: told } as unknown as Parameters<typeof holdNotification>[0]);
});
afterAll(() => server.close());

beforeEach(() => {
  server.forget();
  notices.length = 0;
  setLocale('en-US', false);
  begin('token-1', admin);
});
afterEach(end);

const page = appUsers([]);
const list = (options = {}) => call(userCalls.pageList, { current: 1 }, options);
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('it should have failed')),
    (error: RequestFailure) => error,
  );

describe('spec §7: the envelope', () => {
  test('code 200 resolves with the data', async () => {
    server.will({ body: ok(page) });
    expect(await call(userCalls.pageList, { current: 1, pageSize: 20 })).toEqual(page);
    expect(notices).toEqual([]);
  });

  test('every call carries aToken, empty when there is none', async () => {
    server.will({ body: ok(page) }, { body: ok(page) });
    await list();
    end();
    await list();
    expect(server.seen.map(({ headers }) => headers.atoken)).toEqual(['token-1', '']);
  });

  test('a call without input sends an empty object', async () => {
    await call(loginCalls.signOut, undefined);
    expect(server.seen[0]).toMatchObject({ method: 'POST', body: {} });
  });

  test('filters travel by name, several values with commas, empty ones not at all', async () => {
    server.will({ body: ok(page) });
    await call(userCalls.pageList, {
      current: 2,
      pageSize: 50,
      status: ['muted', 'banned'],
      nickname: '',
      channel: [],
      keyword: undefined,
    });
    expect(server.seen[0]?.query).toEqual({ current: '2', pageSize: '50', status: 'muted,banned' });
  });

  test.each([
    ['no JSON', { body: '<html>' }],
    ['half an answer', { body: '{"code":200,"data":{"li' }],
    ['no envelope', { body: [1, 2] }],
    ['an empty body', { body: '' }],
  ])('%s with status 200 is a failure, never data', async (_, answer) => {
    server.will(answer);
    const failure = await failureOf(list());
    expect(failure).toBeInstanceOf(RequestFailure);
    expect(notices).toEqual(['The server’s answer could not be read. Please try again.']);
  });
});

describe('spec §8: the error catalogue', () => {
  test('code 10021 shows that the token has expired and resets the login status', async () => {
    server.will({ body: { code: 10021, message: 'whatever', data: null } });
    await failureOf(list());
    expect(notices).toEqual(['Your token has expired. Please sign in again.']);
    expect(getSession().isLogin).toBe(false);
    expect(localStorage.getItem('authorization')).toBeNull();
  });

  test('ten calls that meet 10021 at once make one notice', async () => {
    server.will(...Array.from({ length: 10 }, () => ({ body: { code: 10021, message: '', data: null } })));
    await Promise.all(Array.from({ length: 10 }, () => failureOf(list())));
    expect(notices).toHaveLength(1);
  });

  test('a late 10021 of an older token leaves the newer session alone', async () => {
    server.will({ body: { code: 10021, message: '', data: null }, held: true });
    const late = failureOf(list());
    await waitFor(() => expect(server.seen).toHaveLength(1));
    begin('token-2', admin);
    await server.release();
    await late;
    expect(getSession().isLogin).toBe(true);
    expect(localStorage.getItem('authorization')).toBe('token-2');
    expect(notices).toEqual([]);
  });

  test('any other code shows the server’s message', async () => {
    server.will({ body: { code: 10422, message: 'Nobody disables themselves.', data: null } });
    const failure = await failureOf(list());
    expect(failure).toMatchObject({ code: 10422, message: 'Nobody disables themselves.', notified: true });
    expect(notices).toEqual(['Nobody disables themselves.']);
  });

  test('a code without a message still says something', async () => {
    server.will({ body: { code: 777, message: '', data: null } });
    await failureOf(list());
    expect(notices).toEqual(['The server refused with code 777.']);
  });

  const catalogue: [number, string, string][] = [
    [400, 'Bad request.', '请求有误。'],
    [401, 'Not authorised, please sign in.', '未授权，请登录。'],
    [403, 'Access denied.', '拒绝访问。'],
    [404, 'Request error: resource not found.', '请求错误，未找到该资源。'],
    [406, 'The requested format is not available.', '请求的格式不可得。'],
    [410, 'The resource has been permanently deleted.', '请求的资源已被永久删除。'],
    [422, 'A validation error occurred while creating an object.', '创建对象时发生验证错误。'],
    [500, 'Server error.', '服务器错误。'],
    [502, 'Gateway error.', '网关错误。'],
    [418, 'The request failed with status 418.', '请求失败，状态码 418。'],
  ];

  test.each(catalogue)(
    'HTTP %i without a message shows its line, in both languages',
    async (status, english, chinese) => {
      server.will({ status, body: '' });
      await failureOf(list());
      begin('token-1', admin);
      setLocale('zh-CN', false);
      server.will({ status, body: '<h1>nginx</h1>' });
      await failureOf(list());
      expect(notices).toEqual([english, chinese]);
    },
  );

  test.each(catalogue)('HTTP %i with a message shows the message', async (status) => {
    server.will({ status, body: { message: 'The server’s own words.' } });
    await failureOf(list());
    expect(notices).toEqual(['The server’s own words.']);
  });

  test('HTTP 401 also resets the login status, and 403 does not', async () => {
    server.will({ status: 403, body: '' }, { status: 401, body: '' });
    await failureOf(list());
    expect(getSession().isLogin).toBe(true);
    await failureOf(list());
    expect(getSession().isLogin).toBe(false);
    expect(notices).toEqual(['Access denied.', 'Not authorised, please sign in.']);
  });
});

describe('a failure is told exactly once', () => {
  test('a caller that shows it itself gets no notice', async () => {
    server.will({
      body: { code: 10400, message: 'Check the form.', data: { fields: [{ path: 'account', message: 'Taken.' }] } },
    });
    const failure = await failureOf(list({ notice: false }));
    expect(failure.fields).toEqual([{ path: 'account', message: 'Taken.' }]);
    expect(notices).toEqual([]);
  });

  test('but an expired session is told in any case', async () => {
    server.will({ body: { code: 10021, message: '', data: null } });
    const failure = await failureOf(list({ notice: false }));
    expect(failure.notified).toBe(true);
    expect(notices).toHaveLength(1);
  });

  const unreadable = { fields: ['account', null, { path: 'account' }, { field: 'account', msg: 'Taken.' }] };
  test.each([null, { fields: 'account' }, unreadable])('no fields where none can be read: %j', async (data) => {
    server.will({ body: { code: 10400, message: 'No.', data } });
    expect((await failureOf(list())).fields).toEqual([]);
  });

  test('a cancelled call tells nobody', async () => {
    server.will({ held: true });
    const controller = new AbortController();
    const failed = failureOf(list({ signal: controller.signal }));
    await waitFor(() => expect(server.seen).toHaveLength(1));
    controller.abort();
    expect((await failed).cancelled).toBe(true);
    expect(notices).toEqual([]);
  });

  test('a server that can’t be reached says so; a write whose answer never came says that its outcome is unknown', async () => {
    expectConsole(/socket hang up/);
    server.will({ cut: true }, { cut: true });
    expect((await failureOf(list())).outcomeUnknown).toBe(false);
    const write = call(userCalls.addNote, { id: '7200000000000000002', text: 'A note' });
    expect((await failureOf(write)).outcomeUnknown).toBe(true);
    expect(notices).toEqual([
      'The server can’t be reached. Check your connection and try again.',
      'No answer came, so this may or may not have been saved. Look before you try again.',
    ]);
  });
});

test.each([
  [503, { outcomeUnknown: false, code: 503 }],
  [504, { outcomeUnknown: true, code: undefined }],
])('a write that a service answers with an envelope at HTTP %i', async (status, expected) => {
  server.will({ status, body: { code: status, message: 'The database …', data: null } });
  const failure = await failureOf(call(userCalls.addNote, { id: '7200000000000000002', text: 'A note' }));
  expect(failure).toMatchObject({ status, message: 'The database …', ...expected });
});

describe('the token stays at home', () => {
  test('a call whose path leads out of the configured back end carries no token', async () => {
    pointAt(`${server.address}/prefix`);
    await call('GET /../fish/admin/user/pageList' as typeof userCalls.pageList, { current: 1 });
    pointAt(server.address);
    expect(server.seen).toMatchObject([{ path: '/fish/admin/user/pageList', headers: { atoken: '' } }]);
  });

  test('another admin signed in in another tab: nothing is written, and the operator learns who', async () => {
    localStorage.setItem(
      'userInfo',
      JSON.stringify({ id: '7200000000000000009', account: 'zhao', nickname: 'Zhao Min' }),
    );
    localStorage.setItem('authorization', 'token-of-zhao');
    const failure = await failureOf(call(userCalls.addNote, { id: '7200000000000000002', text: 'A note' }));
    expect(failure.notified).toBe(true);
    expect(server.seen).toEqual([]);
    expect(getSession().replacedBy?.nickname).toBe('Zhao Min');
  });
});

describe('umi’s own request, which the rest is made of, keeps the same rules', () => {
  test('it is addressed, carries the token and the language, and answers with the data', async () => {
    server.will({ body: ok(page) });
    expect(
      await request('/fish/admin/user/pageList', { params: { pageSize: 20, status: ['muted', 'banned'] } }),
    ).toEqual(page);
    expect(server.seen).toMatchObject([
      { query: { status: 'muted,banned' }, headers: { atoken: 'token-1', 'accept-language': 'en-US' } },
    ]);
  });

  test('it encrypts passwords', async () => {
    server.will({ body: ok({ ...admin, atoken: 'token-2' }) });
    await request('/fish/admin/login/account', { method: 'post', data: { account: 'lin', password: 'secret-1' } });
    expect(server.seen[0]?.body).toMatchObject({ account: 'lin', password: expect.stringMatching(/^[\w+/]{171}=$/) });
  });

  test('it fails with a RequestFailure, told once, and 10021 ends the session', async () => {
    server.will(
      { body: { code: 10422, message: 'No.', data: null } },
      { body: { code: 10021, message: '', data: null } },
    );
    expect(await failureOf(request('/fish/admin/user/pageList'))).toBeInstanceOf(RequestFailure);
    await failureOf(request('/fish/admin/user/pageList'));
    expect(notices).toEqual(['No.', 'Your token has expired. Please sign in again.']);
    expect(getSession().isLogin).toBe(false);
  });
});

test('an upload sends the picture as a part named file and tells its progress', async () => {
  const progress: number[] = [];
  const picture = { url: '/fish/uploads/1.png', width: 1, height: 1, bytes: 7 };
  server.will({ body: ok(picture) }, { body: ok(picture) });
  await upload(new Blob(['picture'], { type: 'image/png' }), { onProgress: (part) => progress.push(part) });
  const [seen] = server.seen;
  expect(seen?.headers['content-type']).toMatch(/^multipart\/form-data/);
  expect(seen?.body).toMatch(/name="file"/);
  expect(progress.length).toBeGreaterThan(0);

  server.seen.length = 0;
  await upload(new Blob(['picture'], { type: 'image/png' }));
  expect(server.seen[0]?.headers.atoken).toBe('token-1');
});

test.each([['surprise'], [{ url: null }]])(
  'an upload answered with %j has failed: nobody knows the picture’s address',
  async (data) => {
    expectConsole(/^Answer differs from the contract: POST \/fish\/admin\/upload\/image/);
    server.will({ body: ok(data) });
    await expect(upload(new Blob(['picture'], { type: 'image/png' }))).rejects.toMatchObject({
      message: 'The server’s answer could not be read. Please try again.',
      notified: false,
    });
  },
);
