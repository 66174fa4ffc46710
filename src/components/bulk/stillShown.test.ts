import { setLocale } from '@umijs/max';
import { userCalls } from '@contract/user/calls';
import { AnswerServer, ok } from '../../../tests/jest/answers';
import { appUsers } from '../../../tests/jest/appUsers';
import { stillShown } from './stillShown';
import { createPluginManager } from '@@/core/plugin';

let server: AnswerServer;
beforeAll(async () => {
  createPluginManager();
  setLocale('en-US', false);
  server = await AnswerServer.open();
});
afterAll(() => server.close());
beforeEach(() => server.forget());

const page = (ids: string, total: number) => ({ body: ok(appUsers([...ids], total)) });
const list = (filters: object, total: number) =>
  ({ path: userCalls.pageList, query: { status: 'muted' }, filters, page: { list: [], total } }) as never;
const rows = (ids: string) => [...ids].map((id) => ({ id }));
const left = async (filters: object, ids: string, total = 6) =>
  (await stillShown(list(filters, total), rows(ids))).map(({ id }) => id).join('');

test('keeps what the filter still shows, on whatever page, and drops the rest', async () => {
  server.will(page('abc', 6), page('def', 6));
  expect(await left({ status: ['muted'] }, 'bxe')).toBe('be');
});

test('without a filter every row is still shown, and nothing is asked', async () => {
  expect(await left({}, 'bx')).toBe('bx');
  expect(server.seen).toEqual([]);
});

test('a list of very many rows is not read for it', async () => {
  expect(await left({ status: ['muted'] }, 'bx', 100_000)).toBe('bx');
  expect(server.seen).toEqual([]);
});

test('what can’t be read drops nothing', async () => {
  server.will({ body: { code: 10422, message: 'Not now', data: null } });
  expect(await left({ status: ['muted'] }, 'bx')).toBe('bx');
});
