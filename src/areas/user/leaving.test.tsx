import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { codes } from '@contract/codes';
import { userCalls } from '@contract/user/calls';
import { getJob } from '@/components/bulk/store';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeAll(() => import('./ListScreen'));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

test('who leaves the page while all rows are still being read has started nothing', async () => {
  await backEnd.addCrowd(30);
  const user = renderApp('/user/appUser?nickname=Crowd');
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
  const bar = within(await screen.findByRole('region', { name: 'Selected rows' }));
  await user.click(bar.getByRole('button', { name: 'all 30 of this filter' }));
  await user.click(bar.getByRole('button', { name: 'Ban' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Made by a machine' } });
  // Then the list asks for no more by itself: nothing was counted before in this file.
  for (const view of ['All', 'Active in 7 days', 'Muted or banned'])
    await screen.findByRole('link', { name: new RegExp(`^${view} [\\d,]+$`) });
  const data = await call(userCalls.pageList, { nickname: 'Crowd', pageSize: 200 });
  await backEnd.answerNext(userCalls.pageList, { held: true, body: { code: codes.success, message: 'ok', data } });
  await user.click(await dialog.findByRole('button', { name: 'Ban 30 users' }));

  act(() => history.push('/'));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByLabelText('Reason')).toBeNull());
  expect(history.location.pathname).toBe('/');
  await act(() => backEnd.release());
  expect(await call(userCalls.pageList, { nickname: 'Crowd', status: ['banned'] })).toMatchObject({ total: 0 });
  expect(getJob()).toBeUndefined();
});
