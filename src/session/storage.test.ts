import { setLocale } from '@umijs/max';
import { rememberVisited } from '@/components/palette/recent';
import { noPreferences, readCopy, writeCopy } from '@/components/preferences/localCopy';
import { AnswerServer, ok } from '../../tests/jest/answers';
import { login } from './actions';
import { getSession } from './bridge';
import { restoreSession } from './restore';
import { end } from './transitions';
import { createPluginManager } from '@@/core/plugin';

const admin = { id: '7200000000000000001', account: 'admin', nickname: 'Lin Wei' };
const credentials = { account: 'admin', password: 'secret-1' };
const set = Storage.prototype.setItem;
let server: AnswerServer;

beforeAll(async () => {
  createPluginManager();
  setLocale('en-US', false);
  server = await AnswerServer.open();
});
afterAll(() => server.close());
beforeEach(() => server.will({ body: ok({ atoken: 'fresh', ...admin }) }));
afterEach(() => {
  jest.restoreAllMocks();
  server.forget();
  end();
  localStorage.clear();
});

/** Storage takes no more than `entries`. */
const fullWith = (entries: number) =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function setItem(this: Storage, key, value) {
    if (this.length >= entries && this.getItem(key) === null) throw new DOMException('full', 'QuotaExceededError');
    set.call(this, key, value);
  });

test('where storage is full, signing in makes room: copies go, and what others keep stays', async () => {
  localStorage.clear();
  localStorage.setItem('theirs', '1');
  rememberVisited('7', { path: '/log/word' });
  writeCopy('7', 'user', noPreferences);
  fullWith(3);
  await login(credentials);
  expect(readCopy('7', 'user')).toBeUndefined();
  expect(Object.keys(localStorage).sort()).toEqual(['authorization', 'theirs', 'userInfo']);
  restoreSession();
  expect(getSession()).toMatchObject({ isLogin: true, data: admin });
});

test('where there is no room for it, that is told in the operator’s language, and nobody is signed in', async () => {
  localStorage.clear();
  localStorage.setItem('theirs', '1');
  fullWith(2);
  await expect(login(credentials)).rejects.toMatchObject({ message: expect.stringMatching(/no room left/) });
  expect(getSession()).toMatchObject({ isLogin: false, loginBtnLoading: false });
  expect(Object.keys(localStorage)).toEqual(['theirs']);
});
