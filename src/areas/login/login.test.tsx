import { act, screen, waitFor } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { codes } from '@contract/codes';
import { end } from '@/session/transitions';
import { AnswerServer, ok } from '../../../tests/jest/answers';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const admin = { id: '7200000000000000001', account: 'lin_wei', nickname: 'Lin Wei' };
let server: AnswerServer;

beforeAll(async () => {
  createPluginManager();
  server = await AnswerServer.open();
});
afterAll(() => server.close());

beforeEach(() => {
  server.forget();
  setLocale('en-US', false);
});
afterEach(() => act(end));

const account = () => screen.findByLabelText<HTMLInputElement>('Account');
const password = () => screen.findByLabelText<HTMLInputElement>('Password');
const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function signIn(user: ReturnType<typeof renderApp>) {
  await user.type(await account(), 'lin_wei');
  await user.type(await password(), 'secret-1{Enter}');
}

test('starts at the account, and password managers know both fields', async () => {
  renderApp('/user/login');
  expect(await account()).toHaveFocus();
  expect(await account()).toHaveAttribute('autocomplete', 'username');
  expect(await password()).toHaveAttribute('autocomplete', 'current-password');
});

test('says beside the field what is missing, and sends nothing', async () => {
  const user = renderApp('/user/login');
  await user.click(await button('Sign in'));
  expect(await screen.findByText('Enter your account.')).toBeVisible();
  expect(await screen.findByText('Enter your password.')).toBeVisible();
  expect(await account()).toHaveFocus();
  expect(server.seen).toEqual([]);
});

test('a wrong password shows the server’s words, keeps the account and selects the password', async () => {
  server.will({ body: { code: codes.wrongCredentials, message: 'Wrong account or password.', data: null } });
  await signIn(renderApp('/user/login'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong account or password.');
  expect(await account()).toHaveValue('lin_wei');
  const { selectionStart, selectionEnd } = await password();
  expect([selectionStart, selectionEnd]).toEqual([0, 'secret-1'.length]);
  expect(await password()).toHaveFocus();
});

test('what was said of a wrong password is gone once a field is empty, which has the focus', async () => {
  server.will({ body: { code: codes.wrongCredentials, message: 'Wrong account or password.', data: null } });
  const user = renderApp('/user/login');
  await signIn(user);
  expect(await screen.findByText('Wrong account or password.')).toBeVisible();
  await user.clear(await account());
  await user.type(await password(), '{Enter}');
  expect(await screen.findByText('Enter your account.')).toBeVisible();
  expect(screen.queryByText('Wrong account or password.')).not.toBeInTheDocument();
  expect(await account()).toHaveFocus();
});

test('the spaces that a phone’s keyboard adds to an account are not sent; those of a password are', async () => {
  server.will({ body: { code: codes.wrongCredentials, message: 'Wrong account or password.', data: null } });
  const user = renderApp('/user/login');
  await user.type(await account(), 'lin_wei ');
  await user.type(await password(), ' secret-1 {Enter}');
  await screen.findByRole('alert');
  expect(server.seen[0]?.body).toMatchObject({ account: 'lin_wei' });
  expect(await password()).toHaveValue(' secret-1 ');
});

test('any other failure is shown and leaves the form as it was', async () => {
  server.will({ body: { code: codes.tooManyAttempts, message: 'Try again in 5 minutes.', data: null } });
  await signIn(renderApp('/user/login'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 5 minutes.');
  expect(await account()).toHaveValue('lin_wei');
  expect(await password()).toHaveValue('secret-1');
});

test('spec §4: the button shows that it is loading, and clears on failure', async () => {
  server.will({ held: true, body: { code: codes.accountDisabled, message: 'This account is disabled.', data: null } });
  await signIn(renderApp('/user/login'));
  await waitFor(async () => expect(await button(/Sign in/)).toHaveAccessibleName('Loading Sign in'));
  await server.release();
  await screen.findByRole('alert');
  await waitFor(async () => expect(await button(/Sign in/)).toHaveAccessibleName('Sign in'));
  expect(server.seen).toHaveLength(1);
});

test('the keyboard shows and hides the password', async () => {
  const user = renderApp('/user/login');
  await user.type(await password(), 'secret-1');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await password()).toHaveAttribute('type', 'text');
  await user.keyboard(' ');
  expect(await password()).toHaveAttribute('type', 'password');
  expect(await button('Show')).toHaveFocus();
  expect(server.seen).toEqual([]);
});

test('tells while Caps Lock is on', async () => {
  const user = renderApp('/user/login');
  await user.type(await password(), '{CapsLock}s');
  expect(await screen.findByRole('status')).toHaveTextContent('Caps Lock is on.');
  await user.keyboard('{CapsLock}s');
  expect(await screen.findByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['/user/appUser', 'You will return to App users.'],
  ['/user/appUser?status=muted', 'You will return to App users.'],
  ['/user/sysUser/detail?id=7', 'You will return to Admin users.'],
  ['/wish/list/Detail?id=7', 'You will return to Wish list.'],
])('names the screen that %s leads to', async (redirect, text) => {
  renderApp(`/user/login?${new URLSearchParams({ redirect })}`);
  expect(await screen.findByText(text)).toBeVisible();
});

test.each(['/', '/nowhere', 'https://evil.example/user/appUser', '//evil.example'])(
  'names no screen for %s',
  async (redirect) => {
    renderApp(`/user/login?${new URLSearchParams({ redirect })}`);
    await account();
    expect(screen.queryByText(/You will return/)).not.toBeInTheDocument();
  },
);

test('changes language and theme without losing what is typed', async () => {
  const user = renderApp('/user/login');
  await user.type(await account(), 'lin_wei');
  await user.click(await button('中文'));
  expect(await screen.findByRole('heading', { name: '登录' })).toBeVisible();
  await user.click(await button('主题：跟随系统'));
  expect(await button('主题：浅色')).toBeVisible();
  expect(await screen.findByLabelText('账号')).toHaveValue('lin_wei');
});

// Last, because the form remembers the account from here on.
test('after a session that ended, only the password is left to type', async () => {
  server.will({ body: ok({ atoken: 'fresh', ...admin }) });
  await signIn(renderApp('/user/login?redirect=/nowhere'));
  await screen.findByRole('heading', { name: 'Page not found' });
  act(end);
  expect(await account()).toHaveValue('lin_wei');
  expect(await password()).toHaveFocus();
  expect(await password()).toHaveValue('');
});
