import { act, screen } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../tests/jest/backEnd';
import { renderApp } from '../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

test('spec §2: an unknown path shows the not-found page, which names it', async () => {
  renderApp('/nowhere/at/all');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByText('There is no page at /nowhere/at/all.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to home' })).toHaveAttribute('href', '/');
});
