import { screen, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import type { Output } from '@contract/index';
import { userCalls } from '@contract/user/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { ok } from '../../../tests/jest/answers';
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

type Page = Output<typeof userCalls.pageList>;
type Row = Omit<Page['list'][number], 'status' | 'id'> & { status: string; id?: string };

/** The next pages of users are these. */
async function willList(...pages: ((rows: Row[]) => Row[])[]) {
  const page = await call(userCalls.pageList, {});
  const answers = pages.map((change) => ({ body: ok({ ...page, list: change(page.list) }) }));
  await backEnd.answerNext(userCalls.pageList, ...answers);
}

const onHold = (rows: Row[]) => rows.map((row, index) => (index ? row : { ...row, status: 'on hold' }));

test('a status that the contract does not know stands as it is, and can be filtered by', async () => {
  await willList(onHold, (rows) => onHold(rows).slice(0, 1));
  const user = renderApp('/user/appUser');
  expect(await screen.findByTitle(/does not know this value/)).toHaveTextContent('on hold');
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Status' }));
  const editor = within(await screen.findByRole('form', { name: 'Status' }));
  await user.click(editor.getByRole('checkbox', { name: 'on hold' }));
  await user.click(editor.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('button', { name: 'Status: on hold' })).toBeInTheDocument();
  expect(new URLSearchParams(history.location.search).get('status')).toBe('on hold');
});

test('it survives in the address', async () => {
  await willList(onHold);
  renderApp('/user/appUser?status=muted,escalated');
  expect(await screen.findByRole('button', { name: 'Status: Muted, escalated' })).toBeInTheDocument();
});

test('rows that can’t be shown are counted below the list', async () => {
  await willList((rows) => rows.map((row, index) => (index < 2 ? { ...row, id: undefined } : row)));
  expectConsole(/Answer differs from the contract: .*list: row/);
  renderApp('/user/appUser');
  expect(await screen.findByText(/2 rows of this page can’t be shown/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Open / })).toHaveLength(18);
});
