import { screen, waitFor, within } from '@testing-library/react';
import { codes } from '@contract/codes';
import { loginCalls } from '@contract/login/calls';
import type { SysUser } from '@contract/sysUser';
import { sysUserCalls } from '@contract/sysUser/calls';
import { fileColumns } from '@/components/list/columns';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { columnsOf } from './fields';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();
beforeAll(() => createPluginManager());
beforeEach(() => backEnd.signIn());

const table = () => screen.findByRole('region', { name: 'Admin users' });
const rowOf = async (account: string) =>
  (await screen.findByRole('link', { name: `Open ${account}` })).closest('tr') as HTMLElement;

async function choose(user: ReturnType<typeof renderApp>, account: string, action: string) {
  await user.click(within(await rowOf(account)).getByRole('button', { name: `More actions: ${account}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

test('the list shows account, nickname, phone, email, status, last sign-in and creation', async () => {
  renderApp('/user/sysUser');
  await table();
  for (const name of ['Account', 'Nickname', 'Phone', 'Email', 'Status', 'Last sign-in', 'Created']) {
    expect((await screen.findAllByRole('columnheader', { name })).length).toBeGreaterThan(0);
  }
  expect(within(await rowOf('admin')).getByText('Enabled')).toBeInTheDocument();
});

test('a keyword in the address filters, and Reset takes it away', async () => {
  const user = renderApp('/user/sysUser?keyword=lin_wei');
  expect(await rowOf('lin_wei')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Open admin' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await rowOf('admin')).toBeInTheDocument();
});

test('a filter that matches nothing says so and offers the way back', async () => {
  renderApp('/user/sysUser?keyword=nobody_is_called_this');
  expect(await screen.findByText('Nothing matches these filters.')).toBeInTheDocument();
});

test('a list that can’t be loaded shows Retry in its place, and Retry loads it', async () => {
  await backEnd.answerNext(sysUserCalls.pageList, { status: 500, body: '' });
  const user = renderApp('/user/sysUser');
  expect(await screen.findByRole('alert')).toHaveTextContent('Server error.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rowOf('admin')).toBeInTheDocument();
});

test('a record that can’t be loaded says so under a heading, and Retry loads it', async () => {
  const { list } = await call(sysUserCalls.pageList, { keyword: 'lin_wei' });
  await backEnd.answerNext(sysUserCalls.detail, { status: 500, body: '' });
  const user = renderApp(`/user/sysUser/detail?id=${list[0]?.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Record not loaded' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Server error.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: list[0]?.nickname })).toBeInTheDocument();
});

test('nobody is offered to disable themselves', async () => {
  const user = renderApp('/user/sysUser');
  await user.click(within(await rowOf('admin')).getByRole('button', { name: 'More actions: admin' }));
  expect(await screen.findByRole('menuitem', { name: 'Sign out everywhere' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Disable' })).not.toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Reset password' })).not.toBeInTheDocument();
});

test('disabling says what will happen, wants a reason, and shows in the row', async () => {
  const user = renderApp('/user/sysUser?keyword=lin_wei');
  await choose(user, 'lin_wei', 'Disable');
  const dialog = await screen.findByRole('dialog', { name: /^Disable / });
  expect(within(dialog).getByText(/signed out everywhere and can’t sign in until enabled again/)).toBeInTheDocument();

  await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
  expect(await within(dialog).findByText('Say why, in 2 to 500 characters.')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Reason'), 'Left the team');
  await user.click(within(dialog).getByRole('button', { name: 'Disable' }));

  expect(await within(await rowOf('lin_wei')).findByText('Disabled')).toBeInTheDocument();
  expect(screen.queryByText('Enabled')).not.toBeInTheDocument();
});

test('what the back end refuses stays in the dialog, with what was typed', async () => {
  const refused = { code: codes.ruleForbids, message: 'This is the last enabled admin.', data: null };
  await backEnd.answerNext(sysUserCalls.signOutEverywhere, { body: refused });
  const user = renderApp('/user/sysUser?keyword=admin&sort=account&order=ascend');
  await choose(user, 'admin', 'Sign out everywhere');
  const dialog = await screen.findByRole('dialog', { name: /^Sign .* out everywhere$/ });
  expect(
    within(dialog).getByText(/comes back when they sign in again in the same tab, except passwords/),
  ).toBeVisible();
  await user.type(within(dialog).getByLabelText('Reason'), 'Lost a phone');
  await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('This is the last enabled admin.');
  expect(within(dialog).getByLabelText('Reason')).toHaveValue('Lost a phone');
});

describe('a reset of the password', () => {
  const PASSWORD = /^[\w-]{19}$/;
  let account = '';

  beforeEach(async () => {
    restoreSession();
    account = `made_${crypto.randomUUID().slice(0, 8)}`;
    await call(sysUserCalls.saveOrUpdate, { account, nickname: 'Forgetful', password: 'secret-secret' });
  });

  async function reset(user: ReturnType<typeof renderApp>) {
    await choose(user, account, 'Reset password');
    const dialog = await screen.findByRole('dialog', { name: /^Reset the password of / });
    expect(within(dialog).queryByLabelText(/password/i)).not.toBeInTheDocument();
    await user.type(within(dialog).getByLabelText('Reason'), 'They forgot it');
    await user.click(within(dialog).getByRole('button', { name: 'Reset password' }));
  }
  const handOver = () => screen.findByRole('dialog', { name: /has a new password$/ });
  const shown = (dialog: HTMLElement) => within(dialog).getByRole('status', { name: 'New password' }).textContent ?? '';

  test('shows a made-up password once, with which they sign in and have to change it', async () => {
    const user = renderApp(`/user/sysUser?keyword=${account}`);
    await reset(user);
    const dialog = await handOver();
    expect(within(dialog).getByText('Shown only once; to be changed at the next sign-in.')).toBeInTheDocument();
    const password = shown(dialog);
    expect(password).toMatch(PASSWORD);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(password);
    const signedIn = await call(loginCalls.account, { account, password });
    expect(signedIn).toMatchObject({ account, mustChangePassword: true });

    await user.keyboard('{Escape}');
    expect(shown(await handOver())).toBe(password);
    await user.click(within(dialog).getByRole('button', { name: 'I have it' }));
    await waitFor(() => expect(document.body).not.toHaveTextContent(password));
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(password);
  });

  test('copies it, or selects it where there is no clipboard', async () => {
    const user = renderApp(`/user/sysUser?keyword=${account}`);
    await reset(user);
    const dialog = await handOver();
    const copy = within(dialog).getByRole('button', { name: 'Copy' });
    await user.click(copy);
    expect(await screen.findByText('The password is copied.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(shown(dialog));

    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not here'));
    await user.click(copy);
    expect(await screen.findByText(/lets nothing be copied here/)).toBeInTheDocument();
    expect(window.getSelection()?.toString()).toBe(shown(dialog));
    await user.click(within(dialog).getByRole('button', { name: 'I have it' }));
  });

  test('shows none that the back end refused', async () => {
    const refused = { code: codes.ruleForbids, message: 'Not today.', data: null };
    await backEnd.answerNext(sysUserCalls.resetPwd, { body: refused });
    const user = renderApp(`/user/sysUser?keyword=${account}`);
    await reset(user);
    const dialog = await screen.findByRole('dialog', { name: /^Reset the password of / });
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not today.');
    expect(screen.queryByRole('dialog', { name: /has a new password$/ })).not.toBeInTheDocument();
  });
});

test('an id that is nobody’s says so, and leads back to the list', async () => {
  renderApp('/user/sysUser/detail?id=42');
  expect(await screen.findByRole('heading', { name: 'Record not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/user/sysUser');
});

test('enabling many of whom none is disabled says that nothing changes', async () => {
  const account = 'enabled_already';
  await call(sysUserCalls.saveOrUpdate, { account, nickname: 'Enabled', password: 'secret-secret' });
  const user = renderApp(`/user/sysUser?keyword=${account}`);
  await rowOf(account);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(screen.getByRole('button', { name: 'Enable' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Enable 1 admin' }));
  expect(await dialog.findByText('None of them is disabled, so nothing changes.')).toBeInTheDocument();
  expect(dialog.queryByText(/^0 admins/)).toBeNull();
});

test('a file has the address of the last sign-in beside its time', () => {
  const file = fileColumns(
    columnsOf(
      (id) => id,
      (_, value) => value,
    ),
  );
  const at = file.findIndex(({ key }) => key === 'lastLoginIp');
  expect(file[at - 1]?.key).toBe('lastLoginAt');
  expect(file[at]?.value({ lastLoginIp: '203.0.113.7' } as SysUser)).toBe('203.0.113.7');
});
