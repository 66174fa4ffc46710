import { act, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { codes } from '@contract/codes';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd({ each: true });

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() => import('./ListScreen'));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

const storedNames = async () =>
  (await call(sceneTemplateCalls.list, { pageSize: 200, sort: 'sort', order: 'ascend' })).list.map(({ name }) => name);
const cards = async () => within(await screen.findByLabelText('Blessed land', { selector: 'ul' }));
const shownNames = async () => (await cards()).getAllByRole('link').map(({ textContent }) => textContent);

async function open() {
  const user = renderApp('/user/default');
  await cards();
  const choose = async (name: string, item: string) => {
    await user.click((await cards()).getByLabelText(`More actions: ${name}`));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { user, choose };
}

const swapped = ([first = '', second = '', ...others]: string[]) => [second, first, ...others];

test('“Move down” and “Move up” save the whole order', async () => {
  const before = await storedNames();
  const { choose } = await open();
  await choose(before[0] ?? '', 'Move down');
  expect(await shownNames()).toEqual(swapped(before));
  await waitFor(async () => expect(await storedNames()).toEqual(swapped(before)));
  await choose(before[0] ?? '', 'Move up');
  expect(await shownNames()).toEqual(before);
  await waitFor(async () => expect(await storedNames()).toEqual(before));
});

test('a move shows before it is saved, and moves made meanwhile are saved too', async () => {
  const before = await storedNames();
  const { choose } = await open();
  await backEnd.answerNext(sceneTemplateCalls.reorder, { held: true, body: { code: 200, message: '', data: [] } });
  await choose(before[0] ?? '', 'Move down');
  await choose(before[0] ?? '', 'Move down');
  const after = [before[1], before[2], before[0], ...before.slice(3)];
  expect(await shownNames()).toEqual(after);
  await backEnd.release();
  await waitFor(async () => expect(await storedNames()).toEqual(after));
  expect(await shownNames()).toEqual(after);
});

test('a refused order is put back, with the server’s message', async () => {
  const before = await storedNames();
  const { choose } = await open();
  const body = { code: codes.ruleForbids, message: 'The order is locked for the festival.', data: null };
  await backEnd.answerNext(sceneTemplateCalls.reorder, { body });
  await choose(before[0] ?? '', 'Move down');
  expect(await screen.findByText('The order is locked for the festival.')).toBeVisible();
  await waitFor(async () => expect(await shownNames()).toEqual(before));
});

test('10409: when one was added meanwhile, that is told and the list is read again', async () => {
  const [first = '', ...others] = await storedNames();
  const { choose } = await open();
  const { list } = await call(sceneTemplateCalls.list, { keyword: first });
  const copy = await call(sceneTemplateCalls.clone, { id: list[0]?.id ?? '' });
  await choose(first, 'Move down');
  expect(await screen.findByText(/It was saved elsewhere first/)).toBeVisible();
  await waitFor(async () => expect(await shownNames()).toEqual([first, ...others, copy.name]));
});

describe('by keyboard', () => {
  /** jsdom lays nothing out: the cards stand below each other. */
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(this: Element) {
      const index = this.parentElement?.matches('ul') ? [...this.parentElement.children].indexOf(this) : 0;
      return new DOMRect(0, index * 100, 200, 100);
    });
  });

  test('a card is picked up, moved, dropped and saved, and each step is announced', async () => {
    const before = await storedNames();
    const [name = ''] = before;
    const { user } = await open();
    const handle = (await cards()).getByLabelText(`Move “${name}”`);
    expect(handle).toHaveAccessibleDescription(/Press space to pick it up/);
    act(() => handle.focus());
    await user.keyboard(' ');
    expect(await screen.findByText(new RegExp(`Picked up “${name}”, place 1 of ${before.length}`))).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText(new RegExp(`“${name}” is now at place 2 of`))).toBeInTheDocument();
    await user.keyboard(' ');
    expect(await screen.findByText(new RegExp(`“${name}” was dropped at place 2 of`))).toBeInTheDocument();
    expect(await shownNames()).toEqual(swapped(before));
    await waitFor(async () => expect(await storedNames()).toEqual(swapped(before)));
  });

  test('escape puts a card back, and it says so in Chinese', async () => {
    setLocale('zh-CN', false);
    const before = await storedNames();
    const [name = ''] = before;
    const user = renderApp('/user/default');
    const handle = await screen.findByLabelText(`移动“${name}”`);
    act(() => handle.focus());
    await user.keyboard(' ');
    expect(await screen.findByText(new RegExp(`已拿起“${name}”，位于第 1 位`))).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByText(new RegExp(`“${name}”现在位于第 2 位`))).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await screen.findByText(new RegExp(`“${name}”已放回第 1 位`))).toBeInTheDocument();
    expect(await storedNames()).toEqual(before);
  });
});
