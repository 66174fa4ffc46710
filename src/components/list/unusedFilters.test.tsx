import { screen, waitFor } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { codes } from '@contract/codes';
import { orderCalls } from '@contract/order/calls';
import { restoreSession } from '@/session';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});

const rows = () => screen.findAllByRole('link', { name: /^Open / });

test('what of a link the list can’t be filtered by is said in one line and removed; the rest holds', async () => {
  const user = renderApp('/order/list?status=refunded,mislaid&amountFrom=cheap&channel=nowhere');
  expect(await screen.findByRole('button', { name: 'Status: Refunded' })).toBeInTheDocument();
  const line = await screen.findByText(
    'Not filtered by what can’t be used: Status “mislaid”, Amount “cheap”, Channel “nowhere”',
  );
  expect(line).toHaveAttribute('role', 'status');
  await rows();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(history.location.search).toBe('?status=refunded'));
  expect(screen.queryByText(/^Not filtered/)).toBeNull();
});

test('filters that are refused for another reason, or without a field that can be read, can be reset', async () => {
  const body = {
    code: codes.validationFailed,
    message: 'It can’t be.',
    data: { fields: ['status', { field: 'status', msg: 'No.' }] },
  };
  await backEnd.answerNext(orderCalls.pageList, { body });
  const user = renderApp('/order/list?status=refunded');
  expect(await screen.findByRole('alert')).toHaveTextContent('It can’t be.');
  await user.click(screen.getByRole('button', { name: 'Reset the filters' }));
  await rows();
  expect(history.location.search).toBe('');
});
