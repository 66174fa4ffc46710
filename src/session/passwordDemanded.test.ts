import { setLocale } from '@umijs/max';
import { codes } from '@contract/codes';
import { loginCalls } from '@contract/login/calls';
import { sysUserCalls } from '@contract/sysUser/calls';
import { holdNotification } from '@/components/notice';
import { call } from '@/request';
import { AnswerServer, ok } from '../../tests/jest/answers';
import { expectConsole } from '../../tests/jest/consoleGuard';
import { getSession } from './bridge';
import { restoreSession } from './restore';
import { begin, end } from './transitions';
import { watchSession } from './watch';
import { createPluginManager } from '@@/core/plugin';

const admin = { id: '7200000000000000001', account: 'admin', nickname: 'Lin Wei' };
const demand = { body: { code: codes.mustChangePassword, message: 'Change it before you go on.', data: null } };
const notices: unknown[] = [];
let server: AnswerServer;

beforeAll(async () => {
  createPluginManager();
  server = await AnswerServer.open();
  const told = (shown: unknown) => notices.push(shown);
  holdNotification({ error: told, success: told } as unknown as Parameters<typeof holdNotification>[0]);
});
afterAll(() => server.close());
beforeEach(() => {
  setLocale('en-US', false);
  server.forget();
});
afterEach(end);

const ask = () => call(sysUserCalls.pageList, {}).catch(() => undefined);

test('a refusal with 10004 asks for another password: quietly, once, and after a reload too', async () => {
  begin('t', admin);
  const ending = jest.fn();
  const stop = watchSession({ began: () => undefined, ending });
  server.will(demand, demand);
  await Promise.all([ask(), ask()]);
  stop();
  const asked = { ...admin, mustChangePassword: true };
  expect(getSession()).toMatchObject({ isLogin: true, data: asked });
  expect(restoreSession()).toMatchObject({ isLogin: true, data: asked });
  // Those who keep what is typed are told while it is there.
  expect(ending.mock.calls).toEqual([['passwordDemanded', admin]]);
  expect(notices).toEqual([]);
});

test('one of a session that was replaced asks for nothing', async () => {
  begin('older', admin);
  server.will({ ...demand, held: true });
  const late = ask();
  begin('newer', admin);
  await server.release();
  await late;
  expect(getSession().data).toEqual(admin);
});

test.each<[string, { mustChangePassword?: unknown }, boolean | undefined]>([
  ['a service that says nothing of it', {}, undefined],
  ['one that says no', { mustChangePassword: false }, false],
  ['one that says yes as a number', { mustChangePassword: 1 }, true],
  ['one that says something else', { mustChangePassword: 'later' }, undefined],
])('%s is understood', async (_, said, understood) => {
  if (!['boolean', 'undefined'].includes(typeof said.mustChangePassword)) expectConsole(/differs from the contract/);
  server.will({ body: ok({ atoken: 't', ...admin, ...said }) });
  const answer = await call(loginCalls.account, { account: 'admin', password: 'secret' });
  expect(answer.mustChangePassword).toBe(understood);
});
