import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { codes } from '@contract/codes';
import { operationCalls } from '@contract/operation.calls';
import type { SceneTemplate } from '@contract/sceneTemplate';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { fileColumns } from '@/components/list/columns';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { expectConsole } from '../../../tests/jest/consoleGuard';
import { renderApp } from '../../../tests/jest/renderApp';
import { columnsOf } from './fields';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd({ each: true });

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() => Promise.all([import('./ListScreen'), import('./DetailScreen')]));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

/** What the back end has, in its order. */
const stored = async () => (await call(sceneTemplateCalls.list, { pageSize: 200, sort: 'sort', order: 'ascend' })).list;
const cards = async () => within(await screen.findByLabelText('Blessed land', { selector: 'ul' }));
const shownNames = async () => (await cards()).getAllByRole('link').map(({ textContent }) => textContent);

async function open(address = '/user/default') {
  const user = renderApp(address);
  await cards();
  const choose = async (name: string, item: string) => {
    await user.click((await cards()).getByLabelText(`More actions: ${name}`));
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { user, choose };
}

test('shows every blessed land as a card, in its order', async () => {
  const [first] = await stored();
  await open();
  expect(await shownNames()).toEqual((await stored()).map(({ name }) => name));
  const card = within((await cards()).getAllByRole('listitem')[0] as HTMLElement);
  for (const text of ['No. 1', 'Online', 'Default', /^\d+ rooms?$/]) expect(card.getByText(text)).toBeVisible();
  expect(
    card.getByText(new RegExp(`Forest · ${first?.capacity} people · level ${first?.unlockLevel}\\+`)),
  ).toBeVisible();
});

test('the view is kept in the address', async () => {
  const { user } = await open();
  await user.click(screen.getByText('Table'));
  const table = within(await screen.findByRole('region', { name: 'Blessed land' }));
  expect(table.getByRole('columnheader', { name: /Unlock level/ })).toBeVisible();
  expect(history.location.search).toBe('?as=table');
  await user.click(screen.getByText('Cards'));
  expect(await cards()).toBeDefined();
  expect(history.location.search).toBe('');
});

test('filters by status, and says why the order can’t be changed then', async () => {
  await open('/user/default?status=draft');
  expect(screen.getByText(/can’t be changed while a filter is set/)).toBeVisible();
  expect((await cards()).queryByRole('button', { name: /^Move/ })).toBeNull();
  const drafts = (await stored()).filter(({ status }) => status === 'draft');
  expect(await shownNames()).toEqual(drafts.map(({ name }) => name));
});

test('sorted otherwise, the cards can’t be moved and say why', async () => {
  await open('/user/default?sort=name');
  expect(screen.getByText(/can be changed when the cards are sorted by/)).toBeVisible();
});

test('when nothing matches, a reset is offered', async () => {
  const user = renderApp('/user/default?keyword=nothing-is-called-so');
  expect(await screen.findByText('Nothing matches these filters.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Reset' }).at(-1) as HTMLElement);
  expect((await shownNames()).length).toBe((await stored()).length);
});

test('a list that can’t be read says so in its place and is read again', async () => {
  await backEnd.answerNext(sceneTemplateCalls.list, { status: 500 });
  const user = renderApp('/user/default');
  expect(await screen.findByRole('alert')).toHaveTextContent('Server error.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await shownNames()).length).toBe((await stored()).length);
});

test('shows how the app shows it', async () => {
  const [, second] = await stored();
  const { choose } = await open();
  await choose(second?.name ?? '', 'Preview');
  const phone = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(phone.getByRole('heading', { name: second?.name })).toBeVisible();
  for (const text of [
    `Up to ${second?.capacity} people`,
    `Unlocks at level ${second?.unlockLevel}`,
    second?.description,
  ]) {
    expect(phone.getByText(text ?? '')).toBeVisible();
  }
});

test('publishes a draft, and then makes it the default', async () => {
  const draft = (await stored()).find(({ status }) => status === 'draft');
  const name = draft?.name ?? '';
  const { choose } = await open();
  await choose(name, 'Publish');
  expect(await screen.findByText(`“${name}” is online.`)).toBeVisible();
  await choose(name, 'Make default');
  expect(await screen.findByText(`“${name}” is the default now.`)).toBeVisible();
  const defaults = (await stored()).filter(({ isDefault }) => isDefault);
  expect(defaults.map(({ id }) => id)).toEqual([draft?.id]);
});

test('a clone is a draft, and opens', async () => {
  const [first] = await stored();
  const { choose } = await open();
  await choose(first?.name ?? '', 'Clone');
  expect(await screen.findByText('This is the copy, saved as a draft.')).toBeVisible();
  const copy = (await stored()).at(-1);
  expect(copy).toMatchObject({ status: 'draft', theme: first?.theme, isDefault: false });
  expect(await screen.findByRole('heading', { level: 1, name: copy?.name })).toBeVisible();
  expect(await screen.findByText('No room has taken place in it yet.')).toBeVisible();
  expect(await screen.findByText(/^Cloned|· Cloned/)).toBeVisible();
  expect(history.location.search).toBe(`?id=${copy?.id}`);
});

describe('withdrawing', () => {
  const ask = async (name: string) => {
    const { user, choose } = await open();
    await choose(name, 'Withdraw');
    return { user, dialog: within(await screen.findByRole('dialog')) };
  };

  test('takes one out of the app, with a reason', async () => {
    const scene = (await stored()).find(
      ({ status, usedBy, isDefault }) => status === 'online' && !usedBy && !isDefault,
    );
    const { user, dialog } = await ask(scene?.name ?? '');
    await user.type(dialog.getByLabelText('Reason'), 'The season is over');
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(`“${scene?.name}” is withdrawn.`)).toBeVisible();
    const { list: offline } = await call(sceneTemplateCalls.list, { status: 'offline' });
    await waitFor(() => expect(screen.getAllByText('Withdrawn')).toHaveLength(offline.length));
    const id = scene?.id ?? '';
    expect(offline.map((one) => one.id)).toContain(id);
    const { list } = await call(operationCalls.pageList, { targetType: 'sceneTemplate', targetId: id });
    expect(list[0]).toMatchObject({ action: 'withdraw', reason: 'The season is over' });
  });

  test('a reason that was typed is back after a reload', async () => {
    const scene = (await stored()).find(
      ({ status, usedBy, isDefault }) => status === 'online' && !usedBy && !isDefault,
    );
    const { user, dialog } = await ask(scene?.name ?? '');
    await user.type(dialog.getByLabelText('Reason'), 'The season is over');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    renderApp('/user/default');
    const again = within(await screen.findByRole('dialog', { name: `Withdraw “${scene?.name}”` }));
    expect(again.getByLabelText('Reason')).toHaveValue('The season is over');
  });

  test('one in use is not offered to be: its rooms are named, and a link away', async () => {
    const used = (await stored()).find(({ usedBy, isDefault }) => usedBy > 0 && !isDefault);
    const { user, dialog } = await ask(used?.name ?? '');
    expect(dialog.getByText(new RegExp(`^${used?.usedBy} rooms? (is|are) using it`))).toBeVisible();
    const { list } = await call(sceneTemplateCalls.rooms, {
      id: used?.id ?? '',
      status: ['draft', 'scheduled', 'live'],
    });
    expect(await dialog.findByRole('link', { name: list[0]?.title })).toBeInTheDocument();
    expect(dialog.queryByLabelText('Reason')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Withdraw' })).toBeDisabled();
    await user.click(dialog.getByRole('link', { name: 'Rooms in it' }));
    expect(await screen.findByRole('region', { name: 'Rooms in it' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('the default is not offered to be', async () => {
    const { dialog } = await ask((await stored())[0]?.name ?? '');
    expect(dialog.getByText(/^It is the default, which can’t be withdrawn/)).toBeVisible();
    expect(dialog.queryByLabelText('Reason')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Withdraw' })).toBeDisabled();
  });

  test('what comes into use while it is asked is refused in the server’s words, and nowhere else', async () => {
    const scene = (await stored()).find(
      ({ status, usedBy, isDefault }) => status === 'online' && !usedBy && !isDefault,
    );
    const { user, dialog } = await ask(scene?.name ?? '');
    await user.type(dialog.getByLabelText('Reason'), 'The season is over');
    await call(sceneTemplateCalls.makeDefault, { id: scene?.id ?? '' });
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('make another one the default first');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });
});

test('where the service does not say which the copy is, the list has it, and the original is not opened', async () => {
  expectConsole(/Answer differs from the contract: POST .*clone/);
  const [first] = await stored();
  const { choose } = await open();
  const copy = await call(sceneTemplateCalls.clone, { id: first?.id ?? '' });
  expect(await shownNames()).not.toContain(copy.name);
  await backEnd.answerNext(sceneTemplateCalls.clone, { body: { code: codes.success, message: 'ok', data: null } });
  await choose(first?.name ?? '', 'Clone');
  expect(await screen.findByText('The copy is saved as a draft.')).toBeVisible();
  await waitFor(async () => expect(await shownNames()).toContain(copy.name));
  expect(history.location.pathname).toBe('/user/default');
});

test('a file has what is the default beside the names', () => {
  const file = fileColumns(
    columnsOf(
      (id) => id,
      (_, value) => value,
    ),
  );
  const at = file.findIndex(({ key }) => key === 'isDefault');
  expect(file[at - 1]?.key).toBe('name');
  expect(file[at]?.value({ isDefault: true } as SceneTemplate)).toBe('operation.yes');
});
