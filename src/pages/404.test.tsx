import { act, screen } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { begin, end } from '@/session/transitions';
import { renderApp } from '../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

beforeAll(() => createPluginManager());
beforeEach(() => {
  setLocale('en-US', false);
  begin('token', { id: '7200000000000000001', account: 'lin_wei', nickname: 'Lin Wei' });
});
afterEach(() => act(end));

test('spec §2: an unknown path shows the not-found page, which names it', async () => {
  renderApp('/nowhere/at/all');
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(screen.getByText('There is no page at /nowhere/at/all.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go to home' })).toBeEnabled();
});
