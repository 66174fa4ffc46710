import { act, screen, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { homeCalls } from '@contract/home/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeAll(() => import('./HomeScreen'));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

test('a trend of nothing says so instead of drawing it', async () => {
  const summary = await call(homeCalls.summary, { zone: 'UTC' });
  const trend = summary.trend.map((day) => ({ ...day, newUsers: 0 }));
  await backEnd.answerNext(homeCalls.summary, { body: { code: 200, message: '', data: { ...summary, trend } } });
  const user = renderApp('/');
  expect(await screen.findByText('None in the last 30 days.')).toBeInTheDocument();
  await user.click(within(screen.getByRole('radiogroup', { name: 'What is shown' })).getByText('Orders'));
  expect(screen.queryByText('None in the last 30 days.')).toBeNull();
});
