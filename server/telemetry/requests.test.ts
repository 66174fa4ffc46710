import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { loginCalls } from '../../contract/login/calls';
import { userCalls } from '../../contract/user/calls';
import { onDatabase } from '../testing';
import { createLog } from './log';
import { type Served, watchRequests } from './watchRequests';

const PROXY = '10.0.0.1';
const ID = /^[0-9a-f]{16}$/;

const lines: Record<string, unknown>[] = [];
const log = createLog('debug', { write: (line: string) => void lines.push(JSON.parse(line)) });

onDatabase({ log, trustProxy: (address) => address === PROXY }, (server) => {
  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    server().app.inject({ url, headers, remoteAddress });
  const urlOf = (call: string) => call.split(' ')[1] ?? '';
  beforeEach(() => lines.splice(0));

  test('each call is one line with its route, its codes, its time and its admin', async () => {
    const token = await server().signIn();
    const { headers } = await get(`${urlOf(userCalls.pageList)}?nickname=Ada`, { atoken: token });
    expect(lines).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-.*Z$/),
        level: 'info',
        request: headers['x-request-id'],
        method: 'GET',
        path: '/fish/admin/user/pageList',
        code: 200,
        status: 200,
        ms: expect.any(Number),
        admin: expect.stringMatching(/^\d+$/),
        msg: 'answered',
      },
    ]);
  });

  test('a refusal is told by the code of its envelope', async () => {
    await get(urlOf(userCalls.pageList));
    await server().logIn('nobody', 'wrong-password');
    expect(lines).toMatchObject([
      { level: 'info', path: '/fish/admin/user/pageList', code: 10021, status: 200 },
      { level: 'info', path: urlOf(loginCalls.account), method: 'POST', code: 10001, status: 200 },
    ]);
    expect(lines[0]).not.toHaveProperty('admin');
  });

  test('what is no call is told on debug, and what has no route by no address', async () => {
    await get('/fish/health');
    await get('/fish/admin/13812345678');
    expect(lines).toMatchObject([
      { level: 'debug', path: '/fish/health', code: 200 },
      { level: 'debug', path: '*', method: '*', code: 404 },
    ]);
  });

  test('a request has an id of its own, unless a proxy that is believed has given it one', async () => {
    const given = { 'x-request-id': 'abc-123' };
    const idOf = async (headers: Record<string, string>, address?: string) =>
      (await get('/fish/health', headers, address)).headers['x-request-id'];
    expect(await idOf(given, PROXY)).toBe('abc-123');
    expect(await idOf(given)).toMatch(ID);
    expect(await idOf({}, PROXY)).toMatch(ID);
    expect(await idOf({ 'x-request-id': 'two words' }, PROXY)).toMatch(ID);
    expect(await idOf({ 'x-request-id': 'x'.repeat(101) }, PROXY)).toMatch(ID);
    expect((await get('/%')).headers['x-request-id']).toMatch(ID);
  });

  test('the message of an unexpected error names the request that its line in the log has', async () => {
    const token = await server().signIn();
    await server().db.execute(sql`alter table app_user rename to hidden`);
    const answer = await get(urlOf(userCalls.pageList), { atoken: token });
    await server().db.execute(sql`alter table hidden rename to app_user`);
    const id = answer.headers['x-request-id'];
    expect(answer.json()).toEqual({ code: 500, message: expect.stringContaining(`this number: ${id}.`), data: null });
    expect(lines).toMatchObject([
      { level: 'error', request: id, err: { type: 'DrizzleQueryError' } },
      { level: 'info', request: id, code: 500, status: 500 },
    ]);
  });
});

test('a caller who has gone before the answer is told as proxies do', async () => {
  const app = fastify();
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => (begun = resolve));
  let answer = () => {};
  const served = new Promise<Served>((resolve) => watchRequests(app, resolve));
  app.get('/slow', async () => {
    begun();
    await new Promise<void>((resolve) => (answer = resolve));
    return 'late';
  });
  const leaving = new AbortController();
  const asked = fetch(`${await app.listen()}/slow`, { signal: leaving.signal });
  await isBegun;
  leaving.abort();
  await expect(asked).rejects.toThrow('aborted');
  expect(await served).toMatchObject({ path: '/slow', code: 499, status: 499 });
  answer();
  await app.close();
});
