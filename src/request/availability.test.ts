import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { sysUserCalls } from '@contract/sysUser/calls';
import { userCalls } from '@contract/user/calls';
import { wishCalls } from '@contract/wish/calls';
import { AnswerServer, ok, pointAt } from '../../tests/jest/answers';
import { expectConsole } from '../../tests/jest/consoleGuard';
import { call, type RequestFailure } from '.';
import { forgetMissing, has, isUnknown, lackingCalls, markAnswered, markMissing } from './availability';
import { forgetRows } from './rows';
import { createPluginManager } from '@@/core/plugin';

let server: AnswerServer;
beforeAll(async () => {
  createPluginManager();
  server = await AnswerServer.open();
});
afterAll(() => server.close());
beforeEach(() => {
  server.forget();
  forgetRows();
  pointAt(server.address);
});

const GONE = { status: 404, body: '<h1>Not Found</h1>' };
const quietly = { notice: false };
const asked = () => server.seen.map(({ method, path }) => `${method} ${path}`);

test.each([404, 405, 501])(
  'HTTP %i without an envelope says that there is no such call; it is asked once',
  async (status) => {
    server.will({ ...GONE, status });
    const failures: unknown[] = [];
    for (let i = 0; i < 3; i++) failures.push(await call(wishCalls.pageList, {}, quietly).catch((error) => error));
    expect(failures).toEqual(Array(3).fill(expect.objectContaining({ missing: true })));
    expect(asked()).toEqual([wishCalls.pageList]);
  },
);

test('two at once ask once, too', async () => {
  server.will({ ...GONE, held: true });
  const both = [1, 2].map(() => call(wishCalls.pageList, {}, quietly).catch((error: RequestFailure) => error.missing));
  await server.release();
  expect(await Promise.all(both)).toEqual([true, true]);
  expect(asked()).toHaveLength(1);
});

test('an envelope is an answer, whatever its code; a call that answered before is only away for a moment', async () => {
  server.will({ status: 404, body: { code: 10404, message: 'No such person.', data: null } }, GONE);
  await call(userCalls.detail, { id: '1' }, quietly).catch(() => undefined);
  expect(has(userCalls.detail) && !isUnknown(userCalls.detail)).toBe(true);
  const failure = await call(userCalls.detail, { id: '1' }, quietly).catch((error: RequestFailure) => error);
  expect(failure).toMatchObject({ missing: false, status: 404 });
  expect(has(userCalls.detail)).toBe(true);
});

test('of a write nothing is concluded, nor of the calls of the spec, which every service has', async () => {
  expectConsole(/^Answer differs from the contract/);
  server.will(GONE, { body: ok(null) }, GONE, { body: ok({ list: [], total: 0, current: 1, pageSize: 20 }) });
  await expect(call(wishCalls.fulfil, { id: '1', giftId: '2' }, quietly)).rejects.toMatchObject({ missing: true });
  await call(wishCalls.fulfil, { id: '1', giftId: '2' }, quietly);
  await expect(call(userCalls.pageList, {}, quietly)).rejects.toMatchObject({ missing: false, status: 404 });
  expect(await call(userCalls.pageList, {}, quietly)).toMatchObject({ total: 0 });
  expect(asked()).toHaveLength(4);
});

test('another session asks again', () => {
  markMissing(wishCalls.pageList);
  markAnswered(wishCalls.detail);
  expect([has(wishCalls.pageList), isUnknown(wishCalls.detail)]).toEqual([false, false]);
  forgetMissing();
  expect([has(wishCalls.pageList), isUnknown(wishCalls.detail)]).toEqual([true, true]);
});

test('a profile says it without asking; the longest pattern counts', async () => {
  pointAt(server.address, { calls: { '*': false, 'GET /fish/admin/wish/*': true, [wishCalls.detail]: false } });
  expect([has(wishCalls.pageList), has(wishCalls.detail), has(wishCalls.fulfil)]).toEqual([true, false, false]);
  await expect(call(wishCalls.fulfil, { id: '1', giftId: '2' }, quietly)).rejects.toMatchObject({ missing: true });
  expect(asked()).toEqual([]);
  expect(lackingCalls()).toContain(wishCalls.detail);
});

test('writes beyond the spec go with the questions beyond it, unless the profile names them', () => {
  for (const question of [sysUserCalls.detail, sysUserCalls.logins]) {
    expect(has(sysUserCalls.resetPwd)).toBe(true);
    markMissing(question);
  }
  expect([has(sysUserCalls.resetPwd), has(sysUserCalls.saveOrUpdate)]).toEqual([false, true]);
  expect(has(sceneTemplateCalls.clone)).toBe(true);
  pointAt(server.address, { calls: { [sysUserCalls.resetPwd]: true } });
  expect(has(sysUserCalls.resetPwd)).toBe(true);
});

describe('a record whose call is missing', () => {
  const row = { id: '7', account: 'lin', nickname: 'Lin', status: 'enabled', createdAt: '2026-01-01T00:00:00.000Z' };
  const page = (...list: object[]) => ({ body: ok({ list, total: list.length, current: 1, pageSize: 20 }) });
  beforeEach(() => {
    markMissing(sysUserCalls.detail);
    expectConsole(/^Answer differs from the contract/);
  });

  test('is read again where its list had it, with what the list does not say left empty', async () => {
    server.will(page(row), page({ ...row, nickname: 'Lin 2' }));
    await call(sysUserCalls.pageList, { keyword: 'lin' }, quietly);
    expect(await call(sysUserCalls.detail, { id: '7' }, quietly)).toMatchObject({ nickname: 'Lin 2', phone: null });
    expect(server.seen.map(({ query }) => query)).toEqual([{ keyword: 'lin' }, { keyword: 'lin' }]);
  });

  test('is looked for in the whole list, with its id as a filter', async () => {
    const first = Array.from({ length: 200 }, (_, at) => ({ ...row, id: `${at + 1000}` }));
    server.will(page(...first), page(row));
    expect(await call(sysUserCalls.detail, { id: '7' }, quietly)).toMatchObject({ account: 'lin' });
    expect(server.seen.map(({ query }) => query)).toMatchObject([
      { id: '7', current: '1', pageSize: '200' },
      { id: '7', current: '2' },
    ]);
  });

  test('that left the list by a write is as the write said', async () => {
    server.will(page(row), { body: ok(null) }, page(), page());
    await call(sysUserCalls.pageList, {}, quietly);
    await call(sysUserCalls.saveOrUpdate, { id: '7', account: 'lin', nickname: 'New', version: 1 }, quietly);
    expect(await call(sysUserCalls.detail, { id: '7' }, quietly)).toMatchObject({ nickname: 'New', account: 'lin' });
  });

  test('is known for the last thousand rows only', async () => {
    const rows = Array.from({ length: 1001 }, (_, at) => ({ ...row, id: `${at + 1}` }));
    server.will(page(...rows), page(), page());
    await call(sysUserCalls.pageList, {}, quietly);
    await expect(call(sysUserCalls.detail, { id: '1' }, quietly)).rejects.toMatchObject({ missing: true });
    server.will(page(), page());
    expect(await call(sysUserCalls.detail, { id: '2' }, quietly)).toMatchObject({ id: '2' });
  });

  test('that no page has is missing; a list without pages is not asked for ever', async () => {
    const all = Array.from({ length: 300 }, (_, at) => ({ ...row, id: `${at + 1000}` }));
    server.will({ body: ok(all) }, { body: ok(all) });
    await expect(call(sysUserCalls.detail, { id: '7' }, quietly)).rejects.toMatchObject({ missing: true });
    expect(server.seen).toHaveLength(2);
  });
});
