import { setLocale } from '@umijs/max';
import { AnswerServer, ok } from '../../tests/jest/answers';
import { expectConsole } from '../../tests/jest/consoleGuard';
import { login } from './actions';
import { getSession } from './bridge';
import { restoreSession } from './restore';
import { end } from './transitions';
import { createPluginManager } from '@@/core/plugin';

let server: AnswerServer;

beforeAll(async () => {
  createPluginManager();
  setLocale('en-US', false);
  server = await AnswerServer.open();
});
afterAll(() => server.close());
afterEach(() => {
  server.forget();
  end();
});

describe('login data of a service that promises no more than spec §3', () => {
  beforeEach(() => expectConsole(/login\/account/));

  test.each<[string, object, object]>([
    ['a token and an id', { id: '5' }, { id: '5', account: 'lin', nickname: 'lin' }],
    ['a numeric id', { id: 5, nickname: null }, { id: '5', nickname: 'lin' }],
    ['no id', { nickname: 'Lin Wei' }, { id: 'lin', nickname: 'Lin Wei' }],
    ['an authority that is no list', { id: '5', authority: 'all' }, { id: '5' }],
  ])('%s', async (_, data, userInfo) => {
    server.will({ body: ok({ ...data, atoken: 't' }) });
    await login({ account: 'lin', password: 'secret-1' });
    expect(getSession()).toMatchObject({ isLogin: true, data: userInfo, authority: ['/'] });
    restoreSession();
    expect(getSession()).toMatchObject({ isLogin: true, data: userInfo });
  });

  test.each([{ id: '5' }, null, { id: '5', atoken: null }])('%j has no token: nobody is signed in', async (data) => {
    server.will({ body: ok(data) });
    await expect(login({ account: 'lin', password: 'secret-1' })).rejects.toThrow(/could not be read/);
    expect(getSession().isLogin).toBe(false);
  });
});

test.each([
  { id: 5, account: 'lin', nickname: 'Lin' },
  { id: '5', account: 'lin', nickname: null },
])('%j in the browser is no user info: the operator signs in again', (stored) => {
  localStorage.setItem('userInfo', JSON.stringify(stored));
  localStorage.setItem('authorization', 't');
  restoreSession();
  expect(getSession().isLogin).toBe(false);
});
