import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeAll(() => import('@/areas/room/DetailScreen'));
beforeEach(async () => {
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

test('a search that fails leaves no results of another text, says so, and is tried again', async () => {
  const { list } = await call(sceneTemplateCalls.list, { status: ['online'], sort: 'sort', order: 'ascend' });
  const [first, second] = list;
  if (!first || !second) throw new Error('The demo data has too few blessed lands.');
  const user = renderApp('/activity/room/detail');
  const select = await screen.findByRole('combobox', { name: 'Blessed land' });
  await user.click(select);
  await screen.findAllByText(first.name);
  await backEnd.answerNext(sceneTemplateCalls.list, { status: 500, body: '' });
  fireEvent.change(select, { target: { value: second.name } });
  expect(await screen.findByText(/^Server error/)).toBeInTheDocument();
  expect(screen.queryByText(first.name)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findAllByText(second.name)).not.toHaveLength(0);
  expect(screen.queryByText(/^Server error/)).toBeNull();
  expect(select).toHaveAttribute('aria-expanded', 'true');
});

// Of a person's key strokes rc-select reads a number that user-event leaves out, so they are fired here.
test('Enter takes nothing of what was found for another text', async () => {
  const { list } = await call(sceneTemplateCalls.list, { status: ['online'], sort: 'sort', order: 'ascend' });
  const [first, second] = list;
  if (!first || !second) throw new Error('The demo data has too few blessed lands.');
  const user = renderApp('/activity/room/detail');
  const select = await screen.findByRole('combobox', { name: 'Blessed land' });
  await user.click(select);
  await screen.findAllByText(first.name);

  const pressEnter = () => fireEvent.keyDown(select, { key: 'Enter', keyCode: 13 });
  fireEvent.change(select, { target: { value: second.name } });
  pressEnter();
  await waitFor(() => expect(screen.queryByText(first.name)).toBeNull());
  expect(select).toHaveAttribute('aria-expanded', 'true');
  expect(select).toHaveValue(second.name);
  await screen.findAllByText(second.name);
  // It is the one that Enter takes a moment after it is there.
  await waitFor(() => expect(select).toHaveAttribute('aria-activedescendant', expect.stringMatching(/_0$/)));

  pressEnter();
  await waitFor(() => expect(select).toHaveAttribute('aria-expanded', 'false'));
  expect(document.querySelector('.ant-select-selection-item')).toHaveTextContent(second.name);
});
