import { act, screen } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { giftCalls } from '@contract/gift/calls';
import { shelfCalls } from '@contract/shelf/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() => import('./DetailScreen'));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

const read = () => call(shelfCalls.detail, { zone: 'Asia/Shanghai' });

test('the page of an entry needs no numbers of its sales', async () => {
  const gift = (await read()).entries.find(({ item }) => item.type === 'gift');
  await backEnd.answerNext(shelfCalls.sales, { status: 500, body: '' });
  renderApp(`/fileResoute/u/detail?id=${gift?.id}`);
  expect(await screen.findByRole('heading', { name: gift?.item.name })).toBeInTheDocument();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

test('an entry is a stone package only if no gift has its id, not if the gift could not be read', async () => {
  const { entries } = await read();
  const of = (type: string) => entries.find(({ item }) => item.type === type);
  await backEnd.answerNext(giftCalls.detail, { status: 500, body: '' });
  const user = renderApp(`/fileResoute/u/detail?id=${of('gift')?.id}`);
  expect(await screen.findByRole('heading', { name: 'Record not loaded' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: of('gift')?.item.name })).toBeInTheDocument();
  act(() => history.push(`/fileResoute/u/detail?id=${of('stone')?.id}`));
  expect(await screen.findByRole('heading', { name: of('stone')?.item.name })).toBeInTheDocument();
});
