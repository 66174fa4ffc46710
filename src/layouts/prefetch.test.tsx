import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import type { Path } from '@contract/index';
import { logCalls } from '@contract/log/calls';
import { messageCalls } from '@contract/message/calls';
import { orderCalls } from '@contract/order/calls';
import { pushCalls } from '@contract/push/calls';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { shareCalls } from '@contract/share/calls';
import { viewCalls } from '@contract/view.calls';
import { listSpec } from '@/areas/order/fields';
import { readPlace } from '@/components/list/listAddress';
import { peekPrefetched, prefetchList } from '@/components/list/prefetch';
import { useListData } from '@/components/list/useListData';
import { call } from '@/request';
import { getSession, restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../tests/jest/backEnd';
import { renderApp } from '../../tests/jest/renderApp';
import { loadedPage, loadPage } from './loadPage';
import { prefetchFirstPage } from './prefetch';
import { createPluginManager } from '@@/core/plugin';
import { pages } from '@@/pages';

const backEnd = openBackEnd();
const [, LIST = ''] = orderCalls.pageList.split(' ');
const [, VIEWS = ''] = viewCalls.list.split(' ');

beforeAll(() => createPluginManager());
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

/** What a list was asked for, by default its rows. Its views count theirs by pages of one. */
function watchQuestions(path = LIST): string[] {
  const asked: string[] = [];
  const { open } = XMLHttpRequest.prototype;
  jest.spyOn(XMLHttpRequest.prototype, 'open').mockImplementation(function watched(this: XMLHttpRequest, ...args) {
    const { pathname, search, searchParams } = new URL(String(args[1]), window.location.origin);
    if (pathname === path && searchParams.get('pageSize') !== '1') asked.push(search);
    open.apply(this, args as never);
  } as typeof open);
  return asked;
}

test.each(['/about', '/user/appUser'])('on the way from %s to a list its rows are asked for, once', async (from) => {
  await loadPage('/order/list');
  renderApp('/');
  await screen.findByRole('heading', { level: 1 });
  act(() => history.push(from));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/About|App users/));
  if (from !== '/about') await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  const asked = watchQuestions();
  act(() => history.push('/order/list?status=paid'));
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  expect(asked).toEqual([expect.stringContaining('status=paid')]);
});

test.each<[string, Path]>([
  ['/message/list', messageCalls.pageList],
  ['/message/push', pushCalls.pageList],
  ['/log/list', logCalls.pageList],
  ['/log/share?tab=shares', shareCalls.pageList],
  ['/log/share?tab=signUps', shareCalls.signUps],
  ['/user/default', sceneTemplateCalls.list],
  ['/user/default?as=table', sceneTemplateCalls.list],
])('%s is asked for its rows before it is drawn, once', async (address, path) => {
  act(() => history.push(address));
  const asked = watchQuestions(path.split(' ')[1]);
  await prefetchFirstPage(getSession(), { code: 60_000, rows: 60_000 });
  expect(asked).toHaveLength(1);

  renderApp(address);
  await screen.findByRole('navigation', { name: 'Views' });
  await act(async () => undefined);
  expect(asked).toHaveLength(1);
});

test.each<[string, Path]>([
  ['/message/list?compose=new', messageCalls.pageList],
  ['/message/push?compose=new', pushCalls.pageList],
  ['/message/push?id=1', pushCalls.pageList],
  ['/log/list?tab=operations', logCalls.pageList],
  ['/log/share', shareCalls.pageList],
])('%s shows no such rows, and is not asked for them', async (address, path) => {
  act(() => history.push(address));
  const asked = watchQuestions(path.split(' ')[1]);
  await prefetchFirstPage(getSession(), { code: 60_000, rows: 60_000 });
  expect(asked).toEqual([]);
});

test('the console starts once the code and the rows of its address are there', async () => {
  act(() => history.push('/order/list'));
  // A busy machine may need longer than an operator should wait.
  await prefetchFirstPage(getSession(), { code: 60_000, rows: 60_000 });
  expect(loadedPage('/order/list')).toBeDefined();
  const { query } = readPlace(listSpec, new URLSearchParams());
  expect(peekPrefetched(orderCalls.pageList, query as never)).toBeDefined();
});

test('and without its rows if they take long', async () => {
  act(() => history.push('/order/list'));
  await backEnd.answerNext(orderCalls.pageList, { held: true });
  await prefetchFirstPage(getSession());
  const { query } = readPlace(listSpec, new URLSearchParams());
  expect(peekPrefetched(orderCalls.pageList, query as never)).toBeUndefined();
  await backEnd.release();
});

test('and without its code if that takes long', async () => {
  act(() => history.push('/wish/list'));
  const code = jest
    .spyOn(pages as Record<string, (typeof pages)[string]>, '/wish/list')
    .mockReturnValue(new Promise(() => undefined));
  await prefetchFirstPage(getSession());
  expect(code).toHaveBeenCalled();
});

test('a list opens with rows that are there before it', async () => {
  act(() => history.push('/order/list'));
  const { query } = readPlace(listSpec, new URLSearchParams());
  const ask = () => renderHook(() => useListData(orderCalls.pageList, query as never)).result;
  void prefetchList(orderCalls.pageList, listSpec)();
  expect(ask().current).toMatchObject({ page: undefined, loading: true });

  await prefetchList(orderCalls.pageList, listSpec)();
  const asked = watchQuestions();
  const opened = ask();
  expect(opened.current).toMatchObject({ page: { total: expect.any(Number) }, loading: false });
  await act(async () => undefined);
  expect(opened.current).toMatchObject({ page: { total: expect.any(Number) }, loading: false });
  expect(asked).toEqual([]);
});

test('the first list of a browser opens with its views, which are read once, beside its rows', async () => {
  act(() => history.push('/order/list'));
  const asked = watchQuestions(VIEWS);
  const { pageList } = orderCalls;
  await prefetchFirstPage(getSession(), { code: 60_000, rows: 60_000 });
  const { query } = readPlace(listSpec, new URLSearchParams());
  expect(asked).toHaveLength(1);
  expect(peekPrefetched(pageList, query as never)).toBeDefined();

  renderApp('/order/list');
  expect(await screen.findByRole('navigation', { name: 'Views' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(1));
  expect(asked).toHaveLength(1);
});

test('and one that opens with a view is asked for that one’s rows', async () => {
  await call(viewCalls.saveOrUpdate, { list: 'order', name: 'To ship', query: 'status=paid', isDefault: true });
  act(() => history.push('/order/list'));
  await prefetchList(orderCalls.pageList, listSpec)();
  const { query } = readPlace(listSpec, new URLSearchParams('status=paid'));
  expect(peekPrefetched(orderCalls.pageList, query as never)).toBeDefined();
  const { views } = await call(viewCalls.list, { list: 'order' });
  for (const { id } of views) await call(viewCalls.remove, { id });
});

test('rows that were asked for a minute ago are not what a list opens with', async () => {
  act(() => history.push('/order/list'));
  const { query } = readPlace(listSpec, new URLSearchParams());
  await prefetchList(orderCalls.pageList, listSpec)();
  const later = Date.now() + 61_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(peekPrefetched(orderCalls.pageList, query as never)).toBeUndefined();
});
