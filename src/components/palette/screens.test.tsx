import { screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
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

test('a list without a menu entry is found by its name in either language, and is there again as opened last', async () => {
  const user = renderApp('/about');
  const open = async () => {
    await screen.findByRole('heading', { level: 1 });
    await user.keyboard('{Control>}k{/Control}');
    return within(await screen.findByRole('dialog', { name: 'Find and open' })).findByRole('combobox');
  };
  await user.type(await open(), '敏感词');
  await user.click(await screen.findByRole('option', { name: /^Sensitive words/ }));
  await waitFor(() => expect(history.location.pathname).toBe('/log/word'));

  await open();
  expect(await screen.findByRole('group', { name: 'Recently opened' })).toHaveTextContent(/^.*Sensitive words/);
});
