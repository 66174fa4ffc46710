import { waitFor } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { messageCalls } from '@contract/message/calls';
import { sysUserCalls } from '@contract/sysUser/calls';
import { userCalls } from '@contract/user/calls';
import { holdNotification } from '@/components/notice';
import { begin, end } from '@/session/transitions';
import { type Answer, AnswerServer, ok } from '../../tests/jest/answers';
import { expectConsole } from '../../tests/jest/consoleGuard';
import { call, type RequestFailure } from '.';
import { checks, SECOND_LOOK_MS } from './lostAnswer';
import { createPluginManager } from '@@/core/plugin';

const notices: string[] = [];
const id = '7200000000000000002';
const lin = {
  ...{ id, account: 'lin', nickname: 'Lin', phone: null, email: null, status: 'enabled', version: 3 },
  ...{ lastLoginAt: null, lastLoginIp: null, lastLoginPlace: null, createdAt: '2026-01-01T00:00:00.000Z' },
  ...{ updatedAt: '2026-01-01T00:00:00.000Z', sessions: 0 },
};
const { setTimeout: later } = window;
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
  // The pause before the second look passes at once.
  const soon = (run: () => void, ms?: number) => later(run, ms === SECOND_LOOK_MS ? 0 : ms);
  Object.assign(window, { setTimeout: soon });
  server.forget();
  notices.length = 0;
  begin('token-1', { id: '7200000000000000001', account: 'admin', nickname: 'Lin Wei' });
});
afterEach(() => {
  Object.assign(window, { setTimeout: later });
  end();
});

const lost: Answer = { cut: true };
const as = (record: object): Answer => ({ body: ok(record) });
const rename = () => call(sysUserCalls.saveOrUpdate, { id, account: 'lin', nickname: 'Lin Wei', version: 3 });
const asked = () => server.seen.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`).join(', ');
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => Promise.reject(new Error('it should have failed')),
    (error: RequestFailure) => error,
  );

/** Reads the record, as a page does before it changes anything. */
async function read(record: object = lin): Promise<void> {
  server.will(as(record));
  await call(sysUserCalls.detail, { id });
  server.seen.length = 0;
}

test('one that was done resolves with the record, as if it had been answered', async () => {
  expectConsole(/socket hang up/);
  await read();
  server.will(lost, as({ ...lin, nickname: 'Lin Wei', version: 4 }));
  expect(await rename()).toMatchObject({ nickname: 'Lin Wei', version: 4 });
  expect([asked(), notices]).toEqual(['POST saveOrUpdate, GET detail', []]);
});

test('one that was not done says so after a second look, and is not sent again', async () => {
  expectConsole(/socket hang up/);
  await read();
  server.will(lost, as(lin), as(lin));
  expect(await failureOf(rename())).toMatchObject({ notDone: true, outcomeUnknown: false });
  expect(asked()).toBe('POST saveOrUpdate, GET detail, GET detail');
  expect(notices).toEqual(['No answer came, and it was not saved: the record is as it was. Try again.']);
});

test('one that the service was still doing is seen at the second look', async () => {
  await read();
  server.will({ status: 504, body: '' }, as(lin), as({ ...lin, nickname: 'Lin Wei', version: 4 }));
  expect(await rename()).toMatchObject({ version: 4 });
});

test('a record that somebody changed otherwise leaves it unknown', async () => {
  expectConsole(/socket hang up/);
  await read();
  server.will(lost, as({ ...lin, nickname: 'Wei', version: 4 }));
  expect(await failureOf(rename())).toMatchObject({ outcomeUnknown: true, found: 'changed' });
  expect(notices).toEqual(['No answer came, so this may or may not have been saved. Look before you try again.']);
});

test('a service without versions is compared by what was sent', async () => {
  expectConsole(/socket hang up/);
  expectConsole(/version: missing/);
  const { version: _, ...plain } = lin;
  await read(plain);
  server.will(lost, as({ ...plain, nickname: 'Lin Wei' }));
  expect(await rename()).toMatchObject({ nickname: 'Lin Wei' });
  await read(plain);
  server.will(lost, as(plain), as(plain));
  expect(await failureOf(rename())).toMatchObject({ notDone: true });
});

test('what the service never says of a record tells nothing of whether it was saved', async () => {
  expectConsole(/socket hang up/);
  expectConsole(/version: missing/);
  const { version: _, email: __, ...plain } = lin;
  const change = () =>
    call(sysUserCalls.saveOrUpdate, { id, account: 'lin', nickname: 'Lin', email: 'lin@example.com' });
  await read(plain);
  server.will(lost, as(plain), as(plain));
  expect(await failureOf(change())).toMatchObject({ outcomeUnknown: true, notDone: false });
  expect(notices).toEqual(['No answer came, so this may or may not have been saved. Look before you try again.']);
});

test('a service that is away is waited for, visibly, before it is asked', async () => {
  expectConsole(/socket hang up/);
  await read();
  server.will(lost, { status: 503, body: '' }, as({ ...lin, nickname: 'Lin Wei', version: 4 }));
  const saved = rename();
  await waitFor(() => expect(checks.get()[0]?.get()).toMatchObject({ is: 'waiting', seconds: 1 }));
  checks.get()[0]?.tryNow();
  expect(await saved).toMatchObject({ version: 4 });
  expect(checks.get()).toEqual([]);
});

test('one whose record can’t be read stays unknown', async () => {
  expectConsole(/socket hang up/);
  await read();
  server.will(lost, { body: { code: 10422, message: 'No.', data: null } });
  expect(await failureOf(rename())).toMatchObject({ outcomeUnknown: true });
});

test('a session that ends meanwhile leaves it unknown, not undone', async () => {
  expectConsole(/socket hang up/);
  await read();
  server.will(lost, { body: { code: 10021, message: '', data: null } });
  expect(await failureOf(rename())).toMatchObject({ outcomeUnknown: true, notDone: false });
});

test('what is removed is done once it is gone', async () => {
  expectConsole(/socket hang up/);
  server.will(lost, { body: { code: 10404, message: 'Gone.', data: null } });
  expect(await call(messageCalls.remove, { id, reason: 'A mistake' }, { was: { id, title: 'A letter' } })).toBeNull();
});

test('what no record shows is not looked for', async () => {
  expectConsole(/socket hang up/);
  server.will(lost, lost);
  expect(await failureOf(call(userCalls.addNote, { id, text: 'A note' }))).toMatchObject({ outcomeUnknown: true });
  const create = call(sysUserCalls.saveOrUpdate, { account: 'new', nickname: 'New', password: 'secret-secret' });
  expect(await failureOf(create)).toMatchObject({ outcomeUnknown: true });
  expect(asked()).toBe('POST addNote, POST saveOrUpdate');
});

test('a failure that was answered is told once, and nothing is looked for', async () => {
  await read();
  server.will({ body: { code: 10422, message: 'No.', data: null } });
  await failureOf(rename());
  expect([asked(), notices]).toEqual(['POST saveOrUpdate', ['No.']]);
});
