import { act, screen, waitFor } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { records } from '@/areas';
import { registerRecords } from '@/components/RecordLink/recordTypes';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { expectConsole } from '../../../tests/jest/consoleGuard';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));
afterEach(() => registerRecords(records));

function noPath(): never {
  throw new Error('no path today');
}

test('a table that fails leaves the list around it, and is there again after Retry', async () => {
  expectConsole(/no path today/);
  const user = renderApp('/order/list');
  await screen.findByRole('heading', { level: 1, name: 'Order management' });
  act(() => registerRecords({ ...records, order: { ...records.order, path: noPath } }));
  await waitFor(() => expect(screen.getByText('This part could not be shown.')).toBeVisible());
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Order management' })).toBeVisible();
  expect(screen.getByText('Export')).toBeVisible();
  act(() => registerRecords(records));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2));
});
