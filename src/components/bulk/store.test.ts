import { waitFor } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { userCalls } from '@contract/user/calls';
import { call } from '@/request';
import { begin, end } from '@/session/transitions';
import { type Answer, AnswerServer, ok } from '../../../tests/jest/answers';
import { appUsers } from '../../../tests/jest/appUsers';
import { expectConsole } from '../../../tests/jest/consoleGuard';
import { dropJob, getJob, type Job, retryJob, startJob, stopJob } from './store';
import { createPluginManager } from '@@/core/plugin';

let server: AnswerServer;
const { setTimeout: later } = window;

beforeAll(async () => {
  createPluginManager();
  setLocale('en-US', false);
  server = await AnswerServer.open();
});
afterAll(() => server.close());
beforeEach(() => {
  // Looks the second time at once.
  Object.assign(window, { setTimeout: (run: () => void, ms?: number) => later(run, ms === 2000 ? 0 : ms) });
  server.forget();
  begin('token-1', { id: '7200000000000000001', account: 'admin', nickname: 'Lin Wei' });
});
afterEach(() => {
  dropJob();
  end();
  Object.assign(window, { setTimeout: later });
  jest.restoreAllMocks();
});

type User = { id: string; status: string; version: number };
const [row] = appUsers(['1'], 1).list as unknown as [User];
const lin = { ...row, bio: '', sanctionCount: 0, sameDeviceCount: 0 };
const muted: Answer = { body: ok({ ...lin, status: 'muted', version: lin.version + 1 }) };
const normal: Answer = { body: ok(lin) };
const lost: Answer = { cut: true };

function mute(): Job {
  startJob({ list: 'users', text: 'user.mute.many' }, [lin], ({ id }, options) =>
    call(userCalls.changeStatus, { id, status: 'muted', reason: 'A test' }, options),
  );
  return getJob() as Job;
}
const finished = ({ run }: Job) => waitFor(() => expect(run.getProgress().status).toBe('finished'));
const waiting = ({ backoff }: Job) => waitFor(() => expect(backoff.get().is).toBe('waiting'));
const sent = () => server.seen.filter(({ method }) => method === 'POST').length;

test('a row whose answer is lost is looked at once the service is back, and is not done twice', async () => {
  expectConsole(/socket hang up/);
  server.will(lost, { status: 502, body: '' }, muted);
  const job = mute();
  await waiting(job);
  job.backoff.tryNow();
  await finished(job);
  expect([job.run.getProgress().done, sent()]).toEqual([1, 1]);
});

test('one that was not done says so, and is sent again only when the failed are retried', async () => {
  expectConsole(/socket hang up/);
  server.will(lost, normal, normal);
  const job = mute();
  await finished(job);
  expect(job.run.entries[0]).toMatchObject({ outcome: 'failed', reason: expect.stringContaining('was not saved') });
  expect(sent()).toBe(1);
  server.will(muted);
  retryJob(job);
  await finished(job);
  expect([job.run.getProgress().done, sent()]).toEqual([1, 2]);
});

test('a row that was not sent, because the browser is offline, is sent once it is not', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.will(muted);
  const job = mute();
  await waiting(job);
  expect([job.backoff.get(), sent()]).toMatchObject([{ offline: true }, 0]);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await finished(job);
  expect([job.run.getProgress().done, sent()]).toEqual([1, 1]);
});

test('stopped while it waits, it ends: unknown what was sent, not begun what was not', async () => {
  expectConsole(/socket hang up/);
  server.will(lost, { status: 502, body: '' });
  const away = mute();
  await waiting(away);
  stopJob(away);
  await finished(away);
  expect(away.run.entries[0]?.outcome).toBe('unknown');

  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offline = mute();
  await waiting(offline);
  stopJob(offline);
  await finished(offline);
  expect(offline.run.entries[0]?.outcome).toBe('waiting');
});
