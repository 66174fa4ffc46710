import { act, screen, waitFor } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { loginCalls } from '@contract/login/calls';
import { sysUserCalls } from '@contract/sysUser/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { login } from '@/session/actions';
import { getSession } from '@/session/bridge';
import { end, followOtherTab } from '@/session/transitions';
import { openBackEnd } from '../../tests/jest/backEnd';
import { renderApp } from '../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const MADE = 'kR7m-Xa3p-Ht9w-c4QZ';
const OWN = 'a-password-of-my-own';
const ID = '7200000000000000002';
const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
beforeAll(() => Promise.all([import('./MustChangePassword'), import('@/areas/sysUser/ListScreen')]));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
  const { list } = await call(sysUserCalls.pageList, { keyword: 'lin_wei' });
  await call(sysUserCalls.resetPwd, { id: list[0]?.id ?? ID, newPwd: MADE, reason: 'They forgot it' });
  act(end);
});
afterEach(() => act(end));

const TITLE = 'Choose your password';
const form = () => screen.findByRole('heading', { level: 1, name: TITLE });
const signedInAt = async (address: string) => {
  await login({ account: 'lin_wei', password: MADE });
  return renderApp(address);
};
const expectNothingElse = () => {
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
};

async function signIn(user: ReturnType<typeof renderApp>, password: string) {
  const account = await screen.findByLabelText('Account');
  await user.clear(account);
  await user.type(account, 'lin_wei');
  await user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
}

async function change(user: ReturnType<typeof renderApp>, old = MADE, own = OWN) {
  await user.type(screen.getByLabelText('The password you were given'), old);
  await user.type(screen.getByLabelText('New password'), own);
  await user.type(screen.getByLabelText('Repeat the new password'), own);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('signing in with a password that somebody else made shows its change, and nothing else', async () => {
  const user = renderApp('/user/login?redirect=%2Fuser%2FsysUser%3Fkeyword%3Dlin_wei');
  await signIn(user, MADE);
  expect(await form()).toBeVisible();
  expect(screen.getByText(/somebody else made the password you signed in with/)).toBeVisible();
  expect(screen.getByLabelText('The password you were given')).toHaveFocus();
  expect(document.title).toBe(`${TITLE} · Fish Admin`);
  expectNothingElse();
});

test('no address leads past it', async () => {
  await signedInAt('/user/sysUser');
  expect(await form()).toBeVisible();
  for (const address of ['/', '/about', '/nowhere', '/user/login', '/user/sysUser/detail']) {
    act(() => history.push(address));
    expect(await form()).toBeVisible();
    expectNothingElse();
  }
  act(() => history.back());
  expect(await form()).toBeVisible();
});

test('nor does a reload, nor another tab', async () => {
  await login({ account: 'lin_wei', password: MADE });
  const stored = { ...localStorage };
  act(end);
  Object.assign(localStorage, stored);
  restoreSession();
  expect(getSession().data?.mustChangePassword).toBe(true);
  act(end);

  renderApp('/about');
  await screen.findByLabelText('Account');
  Object.assign(localStorage, stored);
  act(followOtherTab);
  expect(await form()).toBeVisible();
  expectNothingElse();
});

test('a change signs out, and the next sign-in leads to where the admin meant to go', async () => {
  const user = await signedInAt('/user/sysUser?keyword=lin_wei');
  await form();
  await change(user);
  expect(await screen.findByText('Modified successfully. Please sign in again.')).toBeVisible();
  expect(await screen.findByText('You will return to Admin users.')).toBeVisible();

  await signIn(user, OWN);
  expect(await screen.findByRole('link', { name: 'Open lin_wei' })).toBeVisible();
  expect(getSession().data).not.toHaveProperty('mustChangePassword');
});

test('what the back end refuses stands at its field, and the form stays', async () => {
  const user = await signedInAt('/about');
  await form();
  await change(user, 'not-what-they-gave');
  await waitFor(() =>
    expect(screen.getByLabelText('The password you were given')).toHaveAccessibleDescription(
      'This is not your present password',
    ),
  );
  expect(await form()).toBeVisible();
});

test('signing out is there', async () => {
  const user = await signedInAt('/about');
  await form();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByLabelText('Account')).toBeVisible();
  expect(localStorage.getItem('authorization')).toBeNull();
});

test('a console that was not told learns it from the first refusal, quietly and once', async () => {
  await login({ account: 'lin_wei', password: MADE });
  const { mustChangePassword: _, ...userInfo } = JSON.parse(localStorage.getItem('userInfo') ?? '');
  localStorage.setItem('userInfo', JSON.stringify(userInfo));
  restoreSession();
  renderApp('/user/sysUser');
  expect(await form()).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({ mustChangePassword: true });
});

test('a service that never says so is fine as ever', async () => {
  const answer = { atoken: 't', id: ID, account: 'lin_wei', nickname: 'Lin' };
  await backEnd.answerNext(loginCalls.account, { body: { code: 200, message: '', data: answer } });
  await login({ account: 'lin_wei', password: 'any' });
  renderApp('/about');
  expect(await screen.findByRole('navigation', { name: 'Screens' })).toBeVisible();
});
