import { act, screen } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../tests/jest/backEnd';
import { renderApp } from '../../tests/jest/renderApp';
import { menuItemOf } from './menuOf';
import { createPluginManager } from '@@/core/plugin';

// The real one, counted: the frame asks it once each time that it is drawn.
jest.mock('./menuOf', () => {
  const menuOf = jest.requireActual('./menuOf');
  return { ...menuOf, menuItemOf: jest.fn(menuOf.menuItemOf) };
});

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

const drawn = () => jest.mocked(menuItemOf).mock.calls.length;

test('the frame is not drawn again for another page of a list, and is for another screen', async () => {
  const user = renderApp('/user/appUser');
  expect(await screen.findByText(/^1–20 of /)).toBeVisible();
  const before = drawn();
  expect(before).toBeGreaterThan(0);
  await user.click(screen.getByRole('listitem', { name: '2' }));
  expect(await screen.findByText(/^21–40 of /)).toBeVisible();
  expect(drawn()).toBe(before);

  await user.click(screen.getByRole('link', { name: 'Admin users' }));
  expect(await screen.findByRole('heading', { name: 'Admin users' })).toBeVisible();
  expect(drawn()).toBeGreaterThan(before);
});
