import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { loginCalls } from '@contract/login/calls';
import { sysUserCalls } from '@contract/sysUser/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { describedInput } from '../../../tests/services/described';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();
beforeAll(() => createPluginManager());
beforeEach(() => backEnd.signIn());

describe('the form', () => {
  async function fill(user: ReturnType<typeof renderApp>, values: Record<string, string>) {
    for (const [label, value] of Object.entries(values)) await user.type(await screen.findByLabelText(label), value);
  }
  const submit = (user: ReturnType<typeof renderApp>) => user.click(screen.getByRole('button', { name: 'Create' }));

  test('creates one admin for any number of clicks, and shows them', async () => {
    const user = renderApp('/user/sysUser/detail');
    await fill(user, {
      Account: 'new_admin',
      Nickname: 'New Admin',
      Email: 'new@example.com',
      Password: 'secret-secret',
    });
    await Promise.all([submit(user), submit(user), submit(user)]);
    expect(await screen.findByRole('heading', { level: 1, name: 'New Admin' })).toBeInTheDocument();
    expect(await screen.findByText('Created')).toBeInTheDocument();
    expect(document.title).toBe('New Admin · Fish Admin');
  });

  test('is as it was after a reload, without the password, until it is discarded', async () => {
    const user = renderApp('/user/sysUser/detail');
    await fill(user, { Account: 'half_typed', Nickname: 'Half', Password: 'secret-secret' });
    window.dispatchEvent(new Event('pagehide'));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-secret');
    cleanup();

    const again = renderApp('/user/sysUser/detail');
    expect(await screen.findByText('What you changed here is back. It is not saved yet.')).toBeInTheDocument();
    expect(screen.getByLabelText('Account')).toHaveValue('half_typed');
    expect(screen.getByLabelText('Nickname')).toHaveValue('Half');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await again.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByLabelText('Nickname')).toHaveValue('');
  });

  test('shows under its field what the back end refused', async () => {
    const user = renderApp('/user/sysUser/detail');
    await fill(user, { Account: 'ADMIN', Nickname: 'Another', Password: 'secret-secret' });
    await submit(user);
    await waitFor(() => expect(screen.getByLabelText('Account')).toHaveAccessibleDescription(/already exists/));
    expect(screen.getByLabelText('Nickname')).toHaveValue('Another');
  });

  test('refuses what breaks a rule before asking, each beside its field', async () => {
    const user = renderApp('/user/sysUser/detail');
    await fill(user, { Account: 'abc', Email: 'nobody', Phone: 'call me', Password: 'short' });
    await submit(user);
    for (const [label, message] of [
      ['Account', /4 to 30 letters, digits or underscores\./],
      ['Email', /Enter an email address such as name@example\.com\./],
      ['Phone', /Digits, with a \+ in front if you like\./],
      ['Password', /At least 8 characters\./],
    ] as const) {
      await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message));
    }
    await fill(user, { Account: ' with space', Password: '鱼'.repeat(40) });
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/too long/));
    expect(screen.getByLabelText('Account')).toHaveAccessibleDescription(/4 to 30 letters/);
  });
});

test('an edit is saved and stands in the timeline, before → after', async () => {
  const user = renderApp('/user/sysUser?keyword=nguyen');
  const link = (await screen.findAllByRole('link', { name: /^Open / }))[0] as HTMLElement;
  await user.click(link);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const nickname = await screen.findByLabelText('Nickname');
  expect(screen.getByLabelText('Account')).toBeDisabled();
  await user.clear(nickname);
  await user.type(nickname, 'Renamed');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Renamed' })).toBeInTheDocument();
  const timeline = await screen.findAllByText('→', { exact: false });
  expect(timeline.some((entry) => entry.textContent?.endsWith('Renamed'))).toBe(true);
});

test('what is emptied is sent as none, as docs/openapi.json has it', async () => {
  const user = renderApp('/user/sysUser?keyword=nguyen');
  await user.click((await screen.findAllByRole('link', { name: /^Open / }))[0] as HTMLElement);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  for (const field of [await screen.findByLabelText(/^Phone/), screen.getByLabelText(/^Email/)]) {
    await user.type(field, '1');
    await user.clear(field);
  }
  const send = jest.spyOn(XMLHttpRequest.prototype, 'send');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/is saved\.$/)).toBeInTheDocument();
  const sent = send.mock.calls.map(([body]) => String(body)).find((body) => body.includes('"phone"')) ?? '';
  expect(JSON.parse(sent)).toMatchObject({ phone: null, email: null });
  expect(describedInput(sysUserCalls.saveOrUpdate).safeParse(JSON.parse(sent))).toMatchObject({ success: true });
});

test('who edited at the same time is named, also where one did something else to the record since', async () => {
  restoreSession();
  const other = { account: 'second_editor', password: 'secret-secret' };
  await call(sysUserCalls.saveOrUpdate, { ...other, nickname: 'Second editor' });
  const { atoken: token } = await call(loginCalls.account, other);
  const asOther = { token, notice: false };
  const first = { account: 'edited_by_two', nickname: 'Edited', password: 'secret-secret' };
  const { id, version } = await call(sysUserCalls.saveOrUpdate, first);
  const user = renderApp(`/user/sysUser/detail?id=${id}`);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const nickname = await screen.findByLabelText('Nickname');

  const { account } = first;
  await call(sysUserCalls.saveOrUpdate, { id, version, account, nickname: 'Theirs' }, asOther);
  await call(sysUserCalls.signOutEverywhere, { id, reason: 'Lost a phone' });
  await user.type(nickname, ' by me');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const conflict = within(await screen.findByRole('dialog', { name: 'Saved elsewhere first' }));
  expect(await conflict.findByText(/^Second editor saved this record/)).toBeInTheDocument();
  expect(conflict.queryByText(/^You saved/)).toBeNull();
});

test('what an edit saved is told and shown at once, before the record is read again', async () => {
  const { list } = await call(sysUserCalls.pageList, { keyword: 'lin_wei' });
  const user = renderApp(`/user/sysUser/detail?id=${list[0]?.id}`);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const nickname = await screen.findByLabelText('Nickname');
  await user.clear(nickname);
  await user.type(nickname, 'Lin the second');
  await backEnd.answerNext(sysUserCalls.detail, { held: true });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“Lin the second” is saved.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Lin the second' })).toBeInTheDocument();
});

test('the address says that an admin is edited, so that a link and a reload lead there', async () => {
  const { list } = await call(sysUserCalls.pageList, { keyword: 'lin_wei' });
  const user = renderApp(`/user/sysUser/detail?id=${list[0]?.id}&edit=1`);
  expect(await screen.findByLabelText('Nickname')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(history.location.search).toBe(`?id=${list[0]?.id}&edit=1`);
});
