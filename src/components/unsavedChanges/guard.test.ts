import { history, setLocale } from '@umijs/max';
import { begin, end } from '@/session/transitions';
import { hold, leave, leaveAll, letGo, release } from './guard';
import { holdModal } from './question';
import { createHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';

const admin = { id: '7200000000000000001', account: 'admin', nickname: 'Lin Wei' };
/** The questions that were asked: what their buttons do. */
const questions: { onOk: () => void; onCancel: () => void }[] = [];

beforeAll(() => {
  createPluginManager();
  const confirm = (question: (typeof questions)[number]) => {
    questions.push(question);
    return { destroy: () => undefined };
  };
  holdModal({ confirm } as unknown as Parameters<typeof holdModal>[0]);
});

beforeEach(() => {
  questions.length = 0;
  setLocale('en-US', false);
  begin('token-1', admin);
  createHistory({ type: 'memory', initialEntries: ['/user/sysUser?id=1&tab=log'] });
});
afterEach(() => {
  questions.at(-1)?.onCancel();
  letGo();
  end();
});

const form = () => ({ texts: {}, params: ['id'] });
const here = () => history.location.pathname + history.location.search;

test('nothing is asked while nothing would be lost', () => {
  hold(form())();
  history.push('/');
  expect([questions.length, here()]).toEqual([0, '/']);
});

test('going elsewhere asks first; who stays is where they were, who leaves is where they wanted to go', () => {
  hold(form());
  history.push('/');
  expect([questions.length, here()]).toEqual([1, '/user/sysUser?id=1&tab=log']);
  questions[0]?.onCancel();
  history.push('/');
  questions[1]?.onOk();
  expect(here()).toBe('/');
});

test('an address that takes the form away asks, one that only moves within the page does not', () => {
  hold(form());
  history.push('/user/sysUser?id=1&tab=notes');
  expect([questions.length, here()]).toEqual([0, '/user/sysUser?id=1&tab=notes']);
  history.push('/user/sysUser?id=2&tab=notes');
  expect([questions.length, here()]).toEqual([1, '/user/sysUser?id=1&tab=notes']);
});

test('what was let through once asks again from its new place', () => {
  hold({ texts: {}, params: [] });
  history.push('/user/sysUser?id=2');
  history.push('/');
  expect(questions).toHaveLength(1);
});

test('however many forms and tries, one question is open', () => {
  hold(form());
  hold(form());
  history.push('/');
  history.push('/order/list');
  expect(questions).toHaveLength(1);
});

test('closing a form asks, unless it was saved', () => {
  const source = form();
  const close = jest.fn();
  hold(source);
  leave(source, close);
  expect([questions.length, close.mock.calls.length]).toEqual([1, 0]);
  questions[0]?.onOk();
  expect(close).toHaveBeenCalledTimes(1);
  hold(source);
  release(source);
  leave(source, close);
  expect([questions.length, close.mock.calls.length]).toEqual([1, 2]);
});

test('signing out asks', () => {
  hold(form());
  const signOut = jest.fn();
  leaveAll(signOut);
  expect([questions.length, signOut.mock.calls.length]).toEqual([1, 0]);
  questions[0]?.onOk();
  expect(signOut).toHaveBeenCalledTimes(1);
});

test('a session that has ended is never held up, and takes the question with it', () => {
  hold(form());
  history.push('/');
  end();
  history.push('/user/login');
  expect([questions.length, here()]).toEqual([1, '/user/login']);
});
