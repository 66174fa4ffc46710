import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeAll(() => import('./ListScreen'));
beforeAll(() => backEnd.addCrowd(60));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

/** Asks to ban all users of the filter, or all but the first. */
async function askToBan(without: number) {
  const user = renderApp('/user/appUser?nickname=Crowd');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'all 60 of this filter' }));
  const rows = screen.getAllByRole('checkbox', { name: /^(?!Select all)/, checked: true }).slice(0, without);
  for (const row of rows) await user.click(row);
  await user.click(bar.getByRole('button', { name: 'Ban' }));
  const dialog = within(await screen.findByRole('dialog'));
  const ban = await dialog.findByRole('button', { name: `Ban ${60 - without} users` });
  return { ban, reason: dialog.getByLabelText('Reason'), typed: dialog.getByLabelText(/^Type/) };
}

function reload() {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
}

test('a reason is back for the same rows alone, and the number that has to be typed never', async () => {
  const first = await askToBan(0);
  fireEvent.change(first.reason, { target: { value: 'Made by a machine' } });
  fireEvent.change(first.typed, { target: { value: '60' } });
  reload();

  const again = await askToBan(0);
  expect(again.reason).toHaveValue('Made by a machine');
  expect(again.typed).toHaveValue('');
  expect(again.ban).toBeDisabled();
  reload();

  const others = await askToBan(1);
  expect(others.reason).toHaveValue('');
});
