import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLocale } from '@umijs/max';
import { loginCalls } from '@contract/login/calls';
import { restoreSession, type SessionState } from '@/session';
import { getSession, setSession } from '@/session/bridge';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../tests/jest/backEnd';
import { expectConsole } from '../../tests/jest/consoleGuard';
import { renderApp } from '../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();
const UNDRAWN = /not valid as a React child/;
const UNREADABLE = /Cannot read properties of null|is not a function/;
const FAILED = 'This part could not be shown.';

beforeAll(() => createPluginManager());
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

/** React draws no object. */
const broken = {} as never;

/** Renders a page, then breaks what its frame is drawn from. */
async function renderBroken(change: (state: SessionState) => Partial<SessionState>): Promise<void> {
  renderApp('/about');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  act(() => setSession(change(getSession())));
}

async function expectSignedOut(): Promise<void> {
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(getSession().isLogin).toBe(false);
  expect(localStorage.getItem('authorization')).toBeNull();
}

async function signOutByMenu(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await expectSignedOut();
}

const expectPage = () => expect(screen.getByRole('heading', { level: 1 })).toBeVisible();

test('the account menu fails alone, and signing out stays in its place', async () => {
  expectConsole(UNREADABLE);
  await renderBroken(({ data }) => ({ data: { ...data, nickname: broken } as never }));
  expectPage();
  expect(screen.getByRole('link', { name: 'App users' })).toBeVisible();
  expect(screen.getByRole('button', { name: `${FAILED} Retry` })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await expectSignedOut();
});

test('the menu fails alone', async () => {
  expectConsole(UNDRAWN);
  await renderBroken(({ menu }) => ({ menu: menu.map((item) => ({ ...item, label: broken })) }));
  expectPage();
  expect(screen.getByText(FAILED)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'App users' })).toBeNull();
  await signOutByMenu();
});

test('the menu is drawn once: never lines in its place, and the entry of the page chosen from the start', async () => {
  const menus = new Set<Element | null>();
  const chosen = new Set<string>();
  const look = () => {
    const menu = screen.queryByRole('navigation', { name: 'Screens' });
    if (!menu) return;
    menus.add(menu.firstElementChild);
    chosen.add([...menu.querySelectorAll('[aria-current]')].map((item) => item.textContent).join());
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  renderApp('/');
  expect(await screen.findByText('Latest operations')).toBeVisible();
  observer.disconnect();
  expect(menus.size).toBe(1);
  expect([...chosen]).toEqual(['Home']);
});

test('what says where one is fails alone', async () => {
  expectConsole(UNDRAWN);
  await renderBroken(({ menuByPath }) => ({
    menuByPath: { ...menuByPath, '/about': { id: '1', key: 'about', label: broken, path: '/about' } },
  }));
  expectPage();
  expect(screen.queryByRole('navigation', { name: 'You are here' })).toBeNull();
  expect(screen.getByRole('button', { name: `${FAILED} Retry` })).toBeVisible();
  await signOutByMenu();
});

test('if all of the frame fails, signing out is still there', async () => {
  expectConsole(UNREADABLE);
  await renderBroken(() => ({ menuByPath: null as never }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on this page.');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await expectSignedOut();
});

test('a page that fails leaves the frame, and offers to sign out', async () => {
  expectConsole(UNREADABLE);
  renderApp('/authority');
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  act(() => setSession({ authority: { some: () => true } as never }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on this page.');
  expect(screen.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await expectSignedOut();
});

test('signing out there does not depend on the back end', async () => {
  expectConsole(UNREADABLE);
  await backEnd.answerNext(loginCalls.signOut, { status: 500, body: 'down' });
  await renderBroken(() => ({ menuByPath: null as never }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
  await expectSignedOut();
  expect(screen.queryByText('Server error.')).toBeNull();
});

test('a screen that the admin may not see has its heading, and says that access is denied', async () => {
  renderApp('/user/appUser');
  expect(await screen.findByRole('heading', { level: 1, name: 'App users' })).toBeVisible();
  act(() => setSession({ authority: ['/order'] }));
  expect(await screen.findByText('Access denied.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'App users' })).toBeVisible();
  expect(document.title).toBe('App users · Fish Admin');
});
