import { act, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { codes } from '@contract/codes';
import { sysUserCalls } from '@contract/sysUser/calls';
import { viewCalls } from '@contract/view.calls';
import { call } from '@/request';
import { forgetMissing, markLacking } from '@/request/availability';
import { getSession, restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { PreferencesStore, storeOf } from './store';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
  for (const { id } of (await preferences()).views) await call(viewCalls.remove, { id });
});
afterEach(() => act(end));

const LIST = 'sysUser';
const preferences = () => call(viewCalls.list, { list: LIST });
const keep = (name: string, query: string, isDefault = false) =>
  call(viewCalls.saveOrUpdate, { list: LIST, name, query, isDefault });
const total = async (query: object) => (await call(sysUserCalls.pageList, query)).total;

const views = () => screen.findByRole('navigation', { name: 'Views' });
const tab = async (name: RegExp) => within(await views()).findByRole('link', { name });
const menuOf = async (user: ReturnType<typeof renderApp>, view: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `More actions: ${view}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('each view is a tab with its count; the one that is shown is lit, whatever the order of its filters', async () => {
  await keep('Quiet ones', 'sort=account&order=ascend&status=disabled');
  renderApp('/user/sysUser?status=disabled&order=ascend&sort=account');
  const disabled = await total({ status: 'disabled' });
  expect(await tab(new RegExp(`^All ${await total({})}$`))).toBeVisible();
  expect(await tab(new RegExp(`^Disabled ${disabled}$`))).not.toHaveAttribute('aria-current');
  expect(await tab(new RegExp(`^Quiet ones ${disabled}$`))).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByRole('button', { name: /Save view/ })).toBeNull();
});

test('what is shown is saved under a name; a name that is taken is refused in the form', async () => {
  await keep('Mine', 'keyword=a');
  const user = renderApp('/user/sysUser?sort=account&order=ascend');
  await user.click(await screen.findByRole('button', { name: /Save view/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), ' mine ');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('You already have a view of this name')).toBeVisible();
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'By account{Enter}');
  expect(await tab(/^By account/)).toHaveAttribute('aria-current', 'true');
  expect((await preferences()).views).toMatchObject([{ name: 'Mine' }, { name: 'By account', isDefault: false }]);
});

test('what was wrong once is not said when the dialog is opened again', async () => {
  const user = renderApp('/user/sysUser?sort=account&order=ascend');
  const openDialog = async () => {
    await user.click(await screen.findByRole('button', { name: /Save view/ }));
    return within(await screen.findByRole('dialog'));
  };
  const dialog = await openDialog();
  await backEnd.answerNext(viewCalls.saveOrUpdate, { status: 500, body: '' });
  await user.type(dialog.getByLabelText('Name'), 'Sorted{Enter}');
  await dialog.findByRole('alert');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const again = await openDialog();
  expect(again.getByLabelText('Name')).toHaveValue('');
  expect(again.queryByRole('alert')).toBeNull();
});

test('a list opens with the default view; everything is one tab away, and stays', async () => {
  await keep('Off', 'status=disabled', true);
  const user = renderApp('/user/sysUser');
  await waitFor(() => expect(history.location.search).toBe('?status=disabled'));
  expect(await tab(/^Off/)).toHaveAttribute('aria-current', 'true');
  await user.click(await tab(/^All/));
  expect(history.location.search).toBe('?view=all');
  const everyone = await total({});
  expect(await screen.findByText(`1–${Math.min(20, everyone)} of ${everyone}`)).toBeVisible();
  await user.click(await tab(/^Disabled/));
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  expect(history.location.search).toBe('?view=all');
});

test('a view is replaced by what is shown, made the default and deleted', async () => {
  await keep('Mine', 'keyword=a');
  const user = renderApp('/user/sysUser?status=enabled');
  await menuOf(user, 'Mine', 'Replace with what is shown');
  await waitFor(async () =>
    expect((await preferences()).views).toMatchObject([{ query: 'status=enabled', version: 2 }]),
  );
  await menuOf(user, 'Mine', 'Open the list with this view');
  await waitFor(async () => expect((await preferences()).views).toMatchObject([{ isDefault: true, version: 3 }]));
  await menuOf(user, 'Mine', 'Delete');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(async () => expect((await preferences()).views).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Mine/ })).toBeNull());
});

test.each([
  ['HTTP 404', { status: 404 }],
  ['an envelope that knows no such call', { body: { code: codes.notFound, message: 'no', data: null } }],
])('where a back end has no such call (%s), this browser keeps views by the same rules', async (_, answer) => {
  // It has answered the call above.
  forgetMissing();
  await backEnd.answerNext(viewCalls.list, answer);
  const user = renderApp('/user/sysUser?status=enabled');
  await user.click(await screen.findByRole('button', { name: /Save view/ }));
  await user.type(await screen.findByLabelText('Name'), 'Here only{Enter}');
  expect(await tab(/^Here only/)).toHaveAttribute('aria-current', 'true');
  await menuOf(user, 'Here only', 'Open the list with this view');
  act(() => history.push('/user/appUser'));
  expect(await screen.findByRole('heading', { name: 'App users' })).toBeVisible();
  act(() => history.push('/user/sysUser'));
  await waitFor(() => expect(history.location.search).toBe('?status=enabled'));
  // This back end has it after all, and was told nothing.
  forgetMissing();
  expect((await preferences()).views).toEqual([]);
});

test('where this browser keeps views, two tabs keep what each of them saves', async () => {
  markLacking(viewCalls.list);
  try {
    const me = getSession().data?.id ?? '';
    const shown = storeOf(LIST);
    const [one, other] = [new PreferencesStore(me, LIST), new PreferencesStore(me, LIST)];
    const namesIn = ({ get }: PreferencesStore) => get().views.map(({ name }) => name);
    await one.saveView({ name: 'Of one', query: 'status=enabled', isDefault: false });
    await other.saveView({ name: 'Of the other', query: 'status=disabled', isDefault: false });
    expect(namesIn(other)).toEqual(['Of one', 'Of the other']);
    one.setLayout({ columns: [], density: 'compact' });
    expect(namesIn(one)).toEqual(['Of one', 'Of the other']);

    expect(namesIn(shown)).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key: `fish-list:${me}:${LIST}` }));
    expect(shown.get()).toMatchObject({ views: one.get().views, layout: { density: 'compact' } });
  } finally {
    forgetMissing();
    localStorage.clear();
  }
});
