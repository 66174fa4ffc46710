import { codes } from '@contract/codes';
import { homeCalls } from '@contract/home/calls';
import { userCalls } from '@contract/user/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { openBackEnd } from './backEnd';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => {
  createPluginManager();
});

test('a test file talks to the real back end, signed in', async () => {
  await backEnd.signIn();
  expect(restoreSession()).toMatchObject({ isLogin: true, data: { account: 'admin' } });
  const { total, list } = await call(userCalls.pageList, { pageSize: 5 });
  expect(total).toBe(200);
  expect(list).toHaveLength(5);
});

test('signed out it answers as the real one does', async () => {
  await expect(call(userCalls.pageList, {}, { notice: false })).rejects.toMatchObject({ code: codes.tokenExpired });
});

test('a call can be made to fail, once', async () => {
  await backEnd.signIn();
  await backEnd.answerNext(homeCalls.summary, { status: 502 });
  const summary = () => call(homeCalls.summary, { zone: 'UTC' }, { notice: false });
  await expect(summary()).rejects.toMatchObject({ status: 502 });
  await expect(summary()).resolves.toMatchObject({ currency: 'CNY' });
});

describe('what one test prepared and did not need', () => {
  const summary = () => call(homeCalls.summary, { zone: 'UTC' }, { notice: false });

  test('stands ready for that test', async () => {
    await backEnd.signIn();
    await backEnd.answerNext(homeCalls.summary, { status: 502 }, { status: 502, held: true }, { status: 502 });
    await expect(summary()).rejects.toMatchObject({ status: 502 });
    void summary().catch(() => undefined);
  });

  test('is not answered to the next one', async () => {
    await backEnd.signIn();
    await expect(summary()).resolves.toMatchObject({ currency: 'CNY' });
  });
});
