import { waitFor } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { userCalls } from '@contract/user/calls';
import { call } from '@/request';
import { Backoff } from '@/request/backoff';
import { AnswerServer, ok } from '../../../tests/jest/answers';
import { appUsers } from '../../../tests/jest/appUsers';
import { expectConsole } from '../../../tests/jest/consoleGuard';
import { type Batch, readAll } from './readAll';
import { createPluginManager } from '@@/core/plugin';

type Row = { id: string };

let server: AnswerServer;
beforeAll(async () => {
  createPluginManager();
  setLocale('en-US', false);
  server = await AnswerServer.open();
});
afterAll(() => server.close());
beforeEach(() => server.forget());

const page = (ids: string, total: number) => ({ body: ok(appUsers([...ids], total)) });
const start = (signal?: AbortSignal, backoff?: Backoff) =>
  readAll<Row>({ path: userCalls.pageList, query: { status: 'muted', current: 7, pageSize: 20 } }, { signal, backoff });

async function read(signal?: AbortSignal, backoff?: Backoff) {
  let text = '';
  let last: Batch<Row> | undefined;
  for await (const batch of start(signal, backoff)) {
    last = batch;
    text += batch.rows.map(({ id }) => id).join('');
  }
  return { text, ...last };
}
const asked = () => server.seen.map(({ query }) => query.current).join(' ');

test('every page in order, in large pages, whatever page is shown', async () => {
  server.will(page('abc', 7), page('def', 7), page('g', 7));
  expect(await read()).toMatchObject({ text: 'abcdefg', seen: 7, total: 7, firstTotal: 7, whole: true });
  expect(server.seen.map(({ query }) => query)).toEqual(
    ['1', '2', '3'].map((current) => ({ status: 'muted', current, pageSize: '200' })),
  );
});

test('an empty set is one empty batch', async () => {
  server.will(page('', 0));
  expect(await read()).toMatchObject({ text: '', seen: 0, total: 0, whole: true });
});

test('one page is asked for ahead of the reader, and no more', async () => {
  server.will(page('abc', 9), page('def', 9), page('ghi', 9));
  const batches = start();
  await batches.next();
  await waitFor(() => expect(asked()).toBe('1 2'));
  // A third would be asked for before this one.
  await call(userCalls.pageList, { current: 99 });
  expect(asked()).toBe('1 2 99');
  await batches.return();
});

test('a row on two pages is given once; one that moved to a page already read is found at the end', async () => {
  server.will(page('abc', 6), page('cde', 6), page('', 6), page('fab', 6));
  expect(await read()).toMatchObject({ text: 'abcdef', seen: 6, whole: true });
  expect(asked()).toBe('1 2 3 1');
});

test('rows that come meanwhile are found too, and the totals tell', async () => {
  server.will(page('abc', 6), page('def', 7), page('', 7), page('gab', 7));
  expect(await read()).toMatchObject({ text: 'abcdefg', firstTotal: 6, total: 7, whole: true });
});

test('a row that can’t be found anywhere, or a set that shrank, is not whole', async () => {
  server.will(page('abc', 6), page('de', 6), page('', 6), page('abc', 6), page('de', 6), page('', 6));
  expect(await read()).toMatchObject({ text: 'abcde', seen: 5, total: 6, whole: false });
  server.will(page('abc', 6), page('ef', 5));
  expect(await read()).toMatchObject({ text: 'abcef', firstTotal: 6, total: 5, whole: false });
});

const more = (ids: string, total: number) => ({ body: ok({ ...appUsers([...ids], total), more: true }) });
const exact = () => server.seen.map(({ query }) => query.exact);

test('a list that says there are more is counted exactly, with every page', async () => {
  server.will(more('abc', 3), page('abc', 6), page('def', 7), page('g', 7));
  expect(await read()).toMatchObject({ text: 'abcdefg', firstTotal: 6, total: 7, whole: true });
  expect(asked()).toBe('1 1 2 3');
  expect(exact()).toEqual([undefined, 'true', 'true', 'true']);
});

test('a service that never says how many there are is read to its end, and is not whole', async () => {
  server.will(more('abc', 3), more('abc', 3), more('def', 3), more('', 3), more('abc', 3), more('def', 3), more('', 3));
  expect(await read()).toMatchObject({ text: 'abcdef', seen: 6, whole: false });
});

describe('of a service that says where a page ends', () => {
  const until = (ids: string, total: number, next: string) => ({ body: ok({ ...appUsers([...ids], total), next }) });
  const behind = (ids: string, next: string) => ({
    body: ok({ ...appUsers([...ids], ids.length), more: true, next }),
  });
  const asAfter = () => server.seen.map(({ query }) => query.after);

  test('what is behind is asked for, in larger pages, and counted once', async () => {
    server.will(until('abc', 7, 'c 1'), behind('def', 'f 1'), behind('g', ''));
    expect(await read()).toEqual(
      expect.objectContaining({ text: 'abcdefg', seen: 7, total: 7, firstTotal: 7, whole: true }),
    );
    expect(server.seen.map(({ query }) => query)).toEqual([
      { status: 'muted', current: '1', pageSize: '200' },
      { status: 'muted', pageSize: '2000', after: 'c 1' },
      { status: 'muted', pageSize: '2000', after: 'f 1' },
    ]);
  });

  test('the first page says how many there are', async () => {
    const first = { body: ok({ ...appUsers([...'abc'], 3), more: true, next: 'c' }) };
    server.will(first, until('abc', 5, 'c'), behind('de', ''));
    expect(await read()).toMatchObject({ text: 'abcde', total: 5, whole: true });
    expect(exact()).toEqual([undefined, 'true', undefined]);
  });

  test('one page is all', async () => {
    server.will(until('abc', 3, ''));
    expect(await read()).toMatchObject({ text: 'abc', total: 3, whole: true });
  });

  test('one page is asked for ahead of the reader, and no more', async () => {
    server.will(until('abc', 9, 'c'), behind('def', 'f'), behind('ghi', ''));
    const batches = start();
    await batches.next();
    await waitFor(() => expect(asAfter()).toEqual([undefined, 'c']));
    await batches.return();
    expect(asAfter()).toEqual([undefined, 'c']);
  });

  test('a row that moved ahead is given once, and one that came or went meanwhile takes nothing away', async () => {
    server.will(until('abc', 6, 'c'), behind('dax', 'x'), behind('y', ''));
    expect(await read()).toMatchObject({ text: 'abcdxy', seen: 6, total: 6, whole: true });
    server.will(until('abc', 6, 'c'), behind('de', ''));
    expect(await read()).toMatchObject({ text: 'abcde', seen: 5, total: 6, whole: true });
    server.will(until('abc', 4, 'c'), behind('def', ''));
    expect(await read()).toMatchObject({ text: 'abcdef', seen: 6, total: 6, firstTotal: 4, whole: true });
  });

  test('a row that can’t be read leaves it not whole', async () => {
    expectConsole(/contract.*row/);
    const broken = appUsers([...'de'], 2);
    broken.list.splice(1, 0, { ...broken.list[0], id: null } as never);
    server.will(until('abc', 6, 'c'), { body: ok({ ...broken, more: true, next: '' }) });
    expect(await read()).toMatchObject({ text: 'abcde', seen: 5, total: 6, whole: false });
  });

  test('if another takes its place that does not know it, reading goes on by pages', async () => {
    const refused = { body: { code: 10400, message: 'No.', data: { fields: [] } } };
    server.will(until('abc', 5, 'c'), refused, page('def', 6));
    expect(await read()).toMatchObject({ text: 'abcdef', seen: 6, whole: true });
    server.will(until('abc', 5, 'c'), page('abc', 5), page('de', 5));
    expect(await read()).toMatchObject({ text: 'abcde', seen: 5, whole: true });
    expect(asked()).toBe('1  2 1  2');
  });

  test('if what it means by it is something else, reading goes on by pages', async () => {
    const url = 'https://api.example.com/users?page=2';
    server.will(until('abc', 6, url), until('abc', 6, url), page('def', 6));
    expect(await read()).toMatchObject({ text: 'abcdef', seen: 6, whole: true });
    expect(asked()).toBe('1  2');
    expect(asAfter()).toEqual([undefined, url, undefined]);
  });

  test.each([false, 2])('%p says nothing of where a page ends', async (next) => {
    server.will({ body: ok({ ...appUsers([...'abc'], 5), next }) }, page('de', 5));
    expect(await read()).toMatchObject({ text: 'abcde', seen: 5, whole: true });
    expect(asAfter()).toEqual([undefined, undefined]);
  });

  test('a page that is refused ends it with why', async () => {
    server.will(until('abc', 6, 'c'), { body: { code: 10500, message: 'No.', data: null } });
    await expect(read()).rejects.toMatchObject({ message: 'No.', code: 10500 });
  });
});

test('a row that can’t be read is not searched for again, and the reading is not whole', async () => {
  expectConsole(/contract.*row/);
  const broken = appUsers([...'ac'], 4);
  broken.list.splice(1, 0, { ...broken.list[0], id: null } as never);
  server.will({ body: ok(broken) }, page('d', 4));
  expect(await read()).toMatchObject({ text: 'acd', seen: 3, total: 4, whole: false });
  expect(asked()).toBe('1 2');
});

test('a service without pages is asked until it repeats itself', async () => {
  server.will(page('abc', 9), page('abc', 9), page('abc', 9), page('abc', 9));
  expect(await read()).toMatchObject({ text: 'abc', whole: false });
});

test('a service that restarts is waited for, and the reading goes on where it was', async () => {
  expectConsole(/socket hang up/);
  server.will(page('abc', 6), { cut: true }, { status: 503 }, page('def', 6));
  const backoff = new Backoff();
  const seen: unknown[] = [];
  const stop = backoff.subscribe(() => {
    seen.push(backoff.get().is);
    backoff.tryNow();
  });
  expect(await read(undefined, backoff)).toMatchObject({ text: 'abcdef', whole: true });
  stop();
  expect(seen).toContain('waiting');
  expect(asked()).toBe('1 2 2 2');
});

test('a page that is refused ends it with why', async () => {
  server.will(page('abc', 6), { body: { code: 10500, message: 'No.', data: null } });
  await expect(read()).rejects.toMatchObject({ message: 'No.', code: 10500 });
  expect(asked()).toBe('1 2');
});

test('a reading that is cancelled rejects as cancelled and asks no more', async () => {
  const leaving = new AbortController();
  server.will(page('abc', 9), { ...page('def', 9), held: true });
  const batches = start(leaving.signal);
  await batches.next();
  leaving.abort();
  await expect(batches.next()).rejects.toMatchObject({ cancelled: true });
  expect(asked()).not.toContain('3');
});
