import { setLocale } from '@umijs/max';
import type { Profile } from '@config/backEnd';
import { loginCalls } from '@contract/login/calls';
import { peopleCalls } from '@contract/people/calls';
import { sysUserCalls } from '@contract/sysUser/calls';
import { transactionCalls } from '@contract/transaction/calls';
import { userCalls } from '@contract/user/calls';
import { listSpec } from '@/areas/user/fields';
import { readPlace } from '@/components/list/listAddress';
import { AnswerServer, pointAt } from '../../tests/jest/answers';
import { appUser, appUsers } from '../../tests/jest/appUsers';
import { expectConsole } from '../../tests/jest/consoleGuard';
import { call, type RequestFailure } from '.';
import { createPluginManager } from '@@/core/plugin';

let server: AnswerServer;
beforeAll(async () => {
  createPluginManager();
  setLocale('en-US', false);
  server = await AnswerServer.open();
});
afterAll(() => server.close());
beforeEach(() => {
  server.forget();
  localStorage.setItem('authorization', 'token-1');
});

const service = (profile: Profile) => pointAt(server.address, profile);
const users = () =>
  call(userCalls.pageList, { current: 2, pageSize: 20, sort: 'level', order: 'descend' }, { notice: false });
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('it should have failed')),
    (failure: RequestFailure) => failure,
  );

test.each(['200', 200, 0, '0000'])('success may be %j', async (code) => {
  service({ envelope: { codes: { success: [200, 0, '0000'] } } });
  server.will({ body: { code, message: '', data: appUsers(['1']) } });
  expect((await users()).total).toBe(1);
});

test('a code that the profile does not name is a failure with the service’s words', async () => {
  service({});
  server.will({ body: { code: 'E_QUOTA', message: 'Not today', data: null } });
  expect(await failureOf(users())).toMatchObject({ code: 'E_QUOTA', message: 'Not today' });
});

test('an envelope with other names', async () => {
  service({ envelope: { code: 'status', message: 'msg', data: 'result', codes: { tokenExpired: 'EXPIRED' } } });
  server.will({ body: { status: 200, result: appUsers(['1']) } }, { body: { status: 'EXPIRED', msg: 'x' } });
  expect((await users()).list).toEqual([{ ...appUser, id: '1' }]);
  expect(await failureOf(users())).toMatchObject({ code: 10021 });
});

test('another place, another method, another header and other names', async () => {
  service({
    token: { header: 'Authorization', prefix: 'Bearer ' },
    calls: { [userCalls.pageList]: 'POST /api/members/search' },
    paging: {
      current: 'page',
      pageSize: 'size',
      sort: 'by',
      order: 'dir',
      firstPage: 0,
      descend: 'desc',
      list: 'rows',
    },
    fields: { user: { level: 'grade', status: { name: 'state', values: { normal: 0 } } } },
  });
  const { list, ...page } = appUsers(['1']);
  const [{ level, status: _, ...row } = appUser] = list;
  server.will({ body: { code: 200, message: '', data: { ...page, rows: [{ ...row, grade: level, state: 0 }] } } });
  expect((await users()).list).toEqual(list);
  expect(server.seen).toMatchObject([
    {
      method: 'POST',
      path: '/api/members/search',
      headers: { authorization: 'Bearer token-1' },
      body: { page: 1, size: 20, by: 'grade', dir: 'desc' },
    },
  ]);
});

test.each<[Profile, string]>([
  [{}, 'status=muted%2Cbanned'],
  [{ several: 'repeated' }, 'status=muted&status=banned'],
  [{ fields: { user: { status: { values: { muted: 2, banned: 3 } } } } }, 'status=2%2C3'],
])('what a list is filtered by, with the profile %j', async (profile, search) => {
  service(profile);
  server.will({ body: { code: 200, data: appUsers([]) } });
  const { query } = readPlace(listSpec, new URLSearchParams('status=muted,banned&levelFrom=2'));
  await call(userCalls.pageList, query as never);
  expect(`${server.seen[0]?.search}&`).toContain(`&${search}&`);
  expect(server.seen[0]?.query).toMatchObject({ levelFrom: '2' });
});

test('ids are numbers also under another name', async () => {
  service({ ids: 'number', fields: { user: { id: 'uid' } } });
  expectConsole(/changeStatus/);
  await call(userCalls.changeStatus, { id: '17', status: 'normal', reason: 'A mistake' });
  expect(server.seen[0]?.body).toEqual({ uid: 17, status: 'normal', reason: 'A mistake' });
});

test.each<[string, Profile]>([
  ['by GET', {}],
  ['by POST', { calls: { [transactionCalls.pageList]: 'POST /api/exchanges' } }],
])('the order of a list is asked for as such, whatever the field of that name is called: %s', async (_, profile) => {
  service({ ...profile, fields: { transaction: { order: 'purchase' } } });
  server.will({ body: { code: 200, data: { list: [], total: 0 } } });
  await call(transactionCalls.pageList, { current: 1, pageSize: 20, order: 'ascend' });
  const { body, query } = server.seen[0] ?? {};
  expect(body || query).toMatchObject({ order: 'ascend' });
});

test('a moved sign-in is encrypted all the same', async () => {
  service({
    calls: { [loginCalls.account]: 'POST /api/signin' },
    fields: { login: { account: 'user', password: 'pwd' } },
  });
  server.will({ body: { code: 200, data: { id: 5, atoken: 't' } } });
  expectConsole(/login\/account/);
  const signedIn = await call(loginCalls.account, { account: 'lin', password: 'secret-1' });
  expect(signedIn).toEqual({ id: '5', account: 'lin', nickname: '', atoken: 't' });
  expect(server.seen[0]).toMatchObject({ path: '/api/signin', body: { user: 'lin' } });
  expect(server.seen[0]?.body).toMatchObject({ pwd: expect.stringMatching(/^[\w+/]{171}=$/) });
});

test('a write without an answer is done', async () => {
  service({});
  expectConsole(/changeStatus/);
  server.will({ body: { code: 200, message: '', data: null } });
  expect(
    await call(peopleCalls.changeStatus, { id: '1', version: 3, status: 'closed', reason: 'x' } as never),
  ).toMatchObject({
    id: '1',
    status: 'closed',
  });
});

test('what is refused of a field that has another name is said by the contract’s', async () => {
  service({ fields: { sysUser: { nickname: 'nickName', status: { name: 'state' } } } });
  const paths = ['nickName', 'state[0].x', 'email', 'nickNames', ''];
  server.will({ body: { code: 10400, data: { fields: paths.map((path) => ({ path, message: 'Taken' })) } } });
  const { fields } = await failureOf(call(sysUserCalls.saveOrUpdate, { ...ada, nickname: 'Bo' }, { notice: false }));
  expect(fields.map(({ path }) => path)).toEqual(['nickname', 'status[0].x', 'email', 'nickNames', '']);
});

const ada = {
  id: '7',
  account: 'ada',
  nickname: 'Ada',
  phone: null,
  email: 'ada@example.com',
  status: 'enabled',
  lastLoginAt: null,
  lastLoginIp: null,
  createdAt: '2026-03-05T08:07:09.000Z',
  updatedAt: '2026-03-06T08:07:09.000Z',
  version: 4,
} as const;

describe('someone else saved first', () => {
  const save = () => failureOf(call(sysUserCalls.saveOrUpdate, { ...ada, version: 3 }, { notice: false }));

  test('the record as it is now comes in the contract’s words', async () => {
    service({
      envelope: { codes: { conflict: 'STALE' } },
      fields: { sysUser: { nickname: 'nickName', status: { name: 'state', values: { enabled: 1 } } } },
    });
    expectConsole(/sysUser\/saveOrUpdate, updatedAt: kind/);
    const { nickname, status: _, ...now } = ada;
    const updatedAt = Date.parse(ada.updatedAt) / 1000;
    server.will({ body: { code: 'STALE', data: { ...now, nickName: nickname, state: 1, updatedAt } } });
    expect(await save()).toMatchObject({ code: 10409, data: ada });
  });

  test.each([null, {}, { id: '7', version: 4 }, 'Ada was first', [ada]])(
    'a part of a record is none: %j',
    async (data) => {
      service({});
      server.will({ body: { code: 10409, message: 'Ada was first', data } });
      const failure = await save();
      expect(failure).toMatchObject({ code: 10409, message: 'Ada was first' });
      expect(failure.data).toBeUndefined();
    },
  );
});
