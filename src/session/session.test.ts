import { once } from 'node:events';
import { setLocale } from '@umijs/max';
import { menu } from '@config/menu';
import { holdNotification } from '@/components/notice';
import { AnswerServer, ok } from '../../tests/jest/answers';
import { expectConsole, hasPrinted } from '../../tests/jest/consoleGuard';
import { mayReach } from '.';
import { login, logout, modifyPwd } from './actions';
import { getSession, subscribe } from './bridge';
import { restoreSession } from './restore';
import { signOutAnyway } from './signOutAnyway';
import { begin, end, expire, followOtherTab, relabel } from './transitions';
import { watchSession } from './watch';
import { createPluginManager } from '@@/core/plugin';

const admin = { id: '7200000000000000001', account: 'admin', nickname: 'Lin Wei' };
const other = { id: '7200000000000000009', account: 'zhao', nickname: 'Zhao Min' };
const notices: string[] = [];
let server: AnswerServer;

beforeAll(async () => {
  createPluginManager();
  server = await AnswerServer.open();
  const told = ({ message }: { message: unknown }) => notices.push(String(message));
  holdNotification({ error: told, success: told } as unknown as Parameters<typeof holdNotification>[0]);
});
afterAll(() => server.close());

beforeEach(() => {
  setLocale('en-US', false);
  server.forget();
  notices.length = 0;
});
afterEach(end);

function storeElsewhere(token: string, userInfo: object): void {
  localStorage.setItem('userInfo', JSON.stringify(userInfo));
  localStorage.setItem('authorization', token);
}

describe('spec §3: the session state', () => {
  test('has its names, signed out and signed in', () => {
    const names = [
      'authority',
      'isLogin',
      'layoutWrapperLoading',
      'loginBtnLoading',
      'menu',
      'menuById',
      'menuByPath',
      'modify',
    ];
    end();
    expect(Object.keys(getSession())).toEqual(expect.arrayContaining(names));
    begin('t', admin);
    expect(getSession()).toMatchObject({ data: admin, modify: false, isLogin: true, loginBtnLoading: false });
  });

  test('indexes the menu by id and by path', () => {
    begin('t', admin);
    const { menuById, menuByPath } = getSession();
    expect(menuByPath['/user/appUser']).toBe(menuById['22']);
    expect(menuByPath['/user/appUser']).toMatchObject({ key: 'appUser', label: 'App users', pid: '2' });
  });

  test('labels the menu in the operator’s language', () => {
    begin('t', admin);
    relabel('zh-CN');
    expect(getSession().menuByPath['/user/appUser']?.label).toBe('APP 用户');
    end();
    relabel('en-US');
    expect(getSession().menu).toEqual([]);
  });
});

describe('spec §4: transitions of the session', () => {
  test('a login with code 200 stores token and user info and loads the menu', async () => {
    server.will({ body: ok({ atoken: 'fresh', ...admin }) });
    await login({ account: 'admin', password: 'secret-1' });
    expect(getSession()).toMatchObject({ isLogin: true, data: admin });
    expect(getSession().menu).toHaveLength(menu.length);
  });

  test('the login button shows it is loading and clears on failure', async () => {
    const loading: boolean[] = [];
    const stop = subscribe(() => loading.push(getSession().loginBtnLoading));
    server.will({ body: { code: 10001, message: 'Wrong account or password.', data: null } });
    await expect(login({ account: 'admin', password: 'wrong-one' })).rejects.toMatchObject({ code: 10001 });
    stop();
    expect(loading).toEqual([true, false]);
    expect(getSession().isLogin).toBe(false);
    expect(notices).toEqual([]);
  });

  test('logging out signs out at once, and tells the back end with the old token', async () => {
    begin('old-token', admin);
    logout();
    expect(getSession()).toMatchObject({ isLogin: false, data: undefined });
    await until(() => server.seen.length === 1);
    expect(server.seen[0]).toMatchObject({ path: '/fish/admin/login/signOut', headers: { atoken: 'old-token' } });
  });

  test('logging out twice tells the back end once', async () => {
    begin('old-token', admin);
    logout();
    logout();
    await until(() => server.seen.length === 1);
    expect(server.seen).toHaveLength(1);
  });

  test('logging out waits for what was done to be sent', async () => {
    begin('t', admin);
    const sent = new EventTarget();
    const leaving = () => once(sent, 'sent').then(() => undefined);
    const stop = watchSession({ began: () => undefined, ending: () => undefined, leaving });
    logout();
    stop();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(server.seen).toEqual([]);
    expect(getSession().isLogin).toBe(true);
    sent.dispatchEvent(new Event('sent'));
    await until(() => server.seen.length === 1);
    expect(getSession().isLogin).toBe(false);
  });

  test('logging out while the server is down signs out all the same', async () => {
    expectConsole(/socket hang up/);
    begin('old-token', admin);
    server.will({ cut: true });
    logout();
    await until(() => hasPrinted(/socket hang up/));
    expect(server.seen).toHaveLength(1);
    expect(getSession().isLogin).toBe(false);
    expect(notices).toEqual([]);
  });

  test('who listens and fails stops neither the others nor the end', async () => {
    const reported = jest.fn();
    window.reportError = reported;
    const told = jest.fn();
    const fail = () => {
      throw new Error('no drafts today');
    };
    const stops = [
      watchSession({ began: fail, ending: fail, leaving: fail }),
      watchSession({ began: told, ending: told }),
    ];
    begin('t', admin);
    logout();
    for (const stop of stops) stop();
    expect(getSession().isLogin).toBe(false);
    expect(localStorage.getItem('authorization')).toBeNull();
    expect(told).toHaveBeenCalledTimes(2);
    expect(reported).toHaveBeenCalledTimes(3);
    await until(() => server.seen.length === 1);
  });

  test('signing out where the console has failed waits for nothing, and loads it anew without a layout', async () => {
    expectConsole(/socket hang up/);
    expectConsole(/navigation/);
    begin('old-token', admin);
    const never = watchSession({
      began: () => undefined,
      ending: () => undefined,
      leaving: () => new Promise(() => undefined),
    });
    server.will({ cut: true });
    const done = signOutAnyway();
    expect(getSession().isLogin).toBe(false);
    expect(localStorage.getItem('authorization')).toBeNull();
    await done;
    never();
    expect(server.seen[0]).toMatchObject({ path: '/fish/admin/login/signOut', headers: { atoken: 'old-token' } });
    expect(hasPrinted(/navigation/)).toBe(true);
  });

  test('a changed password says so, closes the dialog and signs out', async () => {
    begin('t', admin);
    await modifyPwd({ oldPwd: 'old-secret', newPwd: 'new-secret', confirmNewPwd: 'new-secret' });
    expect(notices).toEqual(['Modified successfully. Please sign in again.']);
    expect(getSession()).toMatchObject({ isLogin: false, modify: false });
    expect(server.seen[0]?.body).toMatchObject({ id: admin.id });
  });

  test('expiry is news once', () => {
    begin('t', admin);
    expect(expire('another')).toBe(false);
    expect(getSession().isLogin).toBe(true);
    expect(expire('t')).toBe(true);
    expect(expire('t')).toBe(false);
    expect(expire('')).toBe(false);
  });

  test('start-up takes up a stored session', () => {
    storeElsewhere('stored', admin);
    expect(restoreSession()).toMatchObject({ isLogin: true, data: admin });
  });

  test.each([
    ['no user info', 'stored', undefined],
    ['broken user info', 'stored', '{"id":'],
    ['user info of another shape', 'stored', '[1]'],
    ['user info that is null', 'stored', 'null'],
    ['no token', undefined, JSON.stringify(admin)],
  ])('start-up with %s is signed out', (_, token, userInfo) => {
    if (token) localStorage.setItem('authorization', token);
    if (userInfo) localStorage.setItem('userInfo', userInfo);
    expect(restoreSession().isLogin).toBe(false);
  });
});

describe('spec §6: authority', () => {
  test('is fixed to the root path, which opens everything', () => {
    begin('t', admin);
    expect(getSession().authority).toEqual(['/']);
    expect(mayReach(['/'], '/order/list/detail')).toBe(true);
    expect(mayReach(['/'], '/')).toBe(true);
  });

  test('a longer list, the day a back end sends one, opens what lies below its prefixes', () => {
    begin('t', { ...admin, authority: ['/user/', '/order'] });
    const { authority } = getSession();
    const reached = ['/user', '/user/sysUser', '/users', '/order/list', '/orderly', '/'].filter((path) =>
      mayReach(authority, path),
    );
    expect(reached).toEqual(['/user', '/user/sysUser', '/order/list']);
  });
});

test.each([
  ['the name of a role', 'admin', ['/']],
  ['names of roles', ['admin', 'auditor'], ['/']],
  ['an object', { admin: true }, ['/']],
  ['null', null, ['/']],
  ['paths among other things', ['/user', 7, null, 'admin'], ['/user']],
  ['an empty list, which opens nothing', [], []],
])('an authority that is another service’s: %s', (_, authority, taken) => {
  begin('t', { ...admin, authority: authority as never });
  expect(getSession().authority).toEqual(taken);
  expect(restoreSession().authority).toEqual(taken);
});

test('also as the login answers it', async () => {
  expectConsole(/login\/account, authority: kind/);
  server.will({ body: ok({ atoken: 'fresh', ...admin, authority: 'admin' }) });
  await login({ account: 'admin', password: 'secret-1' });
  expect(getSession().authority).toEqual(['/']);
});

describe('spec §9: where the session is kept', () => {
  test('the token under authorization, the user info under userInfo', () => {
    begin('the-token', admin);
    expect(localStorage.getItem('authorization')).toBe('the-token');
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual(admin);
    end();
    expect(localStorage.getItem('authorization') ?? localStorage.getItem('userInfo')).toBeNull();
  });
});

describe('several tabs are one session', () => {
  test('signing out in another tab signs out here', () => {
    begin('t', admin);
    localStorage.removeItem('authorization');
    followOtherTab();
    expect(getSession().isLogin).toBe(false);
    followOtherTab();
    expect(getSession().isLogin).toBe(false);
  });

  test('signing in in another tab signs in here', () => {
    storeElsewhere('theirs', admin);
    followOtherTab();
    expect(getSession()).toMatchObject({ isLogin: true, data: admin });
  });

  test('the same admin signing in again elsewhere changes nothing here', () => {
    begin('t', admin);
    storeElsewhere('newer', admin);
    followOtherTab();
    expect(getSession().replacedBy).toBeUndefined();
  });

  test('another admin is noticed, and no longer once the first is back', () => {
    begin('t', admin);
    storeElsewhere('theirs', other);
    followOtherTab();
    expect(getSession().replacedBy).toEqual(other);
    storeElsewhere('mine', admin);
    followOtherTab();
    expect(getSession().replacedBy).toBeUndefined();
  });
});

/** Waits until something happened in the background. */
async function until(happened: () => boolean): Promise<void> {
  while (!happened()) await new Promise((resolve) => setTimeout(resolve, 10));
}
