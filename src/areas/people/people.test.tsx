import { act, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import { auditCalls } from '@contract/audit/calls';
import type { PeopleRoom } from '@contract/people';
import { peopleCalls } from '@contract/people/calls';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { userCalls } from '@contract/user/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { ok } from '../../../tests/jest/answers';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() => Promise.all([import('./ListScreen'), import('./DetailScreen')]));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

const HOUR = 3_600_000;

/** Opened by a user a moment ago, to start an hour ago: it waits for its audit. */
async function opened(title: string, device?: string): Promise<PeopleRoom> {
  const { list: owners } = await call(userCalls.pageList, { pageSize: 1 });
  const { list: scenes } = await call(sceneTemplateCalls.list, { status: ['online'] });
  return call(peopleCalls.open, {
    title,
    cover: null,
    category: 'music',
    description: 'Bring your guitar',
    sceneId: scenes[0]?.id ?? '',
    ownerId: owners[0]?.id ?? '',
    capacity: 8,
    device,
    requestId: crypto.randomUUID(),
    startsAt: new Date(Date.now() - HOUR).toISOString(),
    endsAt: new Date(Date.now() + 3 * HOUR).toISOString(),
  });
}

/** Live: its audit has approved it. */
async function live(title: string): Promise<PeopleRoom> {
  const room = await opened(title);
  const item = await call(auditCalls.detail, { id: room.auditId ?? '' });
  await call(auditCalls.review, { id: item.id, version: item.version, decision: 'approved' });
  return call(peopleCalls.detail, { id: room.id });
}

test('one that waits for its audit leads there, and offers no more than closing', async () => {
  const room = await opened('Waiting for you');
  const user = renderApp(`/activity/people/detail?id=${room.id}`);
  expect(await screen.findByRole('link', { name: 'Review' })).toHaveAttribute(
    'href',
    `/activity/audit/detail?id=${room.auditId}`,
  );
  expect(screen.getByText('Waiting for the audit')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'Close room' })).toBeInTheDocument();
  for (const name of ['Freeze', 'Recommend', 'Publish', 'Edit']) {
    expect(screen.queryByRole('menuitem', { name })).toBeNull();
  }
});

test('freezing says what it does, shows why, and can be taken back', async () => {
  const room = await live('Frozen for a while');
  const user = renderApp(`/activity/people/detail?id=${room.id}&tab=timeline`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Freeze' }));
  const dialog = await screen.findByRole('dialog', { name: 'Freeze “Frozen for a while”' });
  expect(within(dialog).getByText(/nobody can get in or speak until it is unfrozen/)).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Reason'), 'Strangers were insulted');
  await user.click(within(dialog).getByRole('button', { name: 'Freeze' }));
  expect(await screen.findByText('Frozen: nobody gets in or speaks')).toBeInTheDocument();
  expect(await screen.findByText(/· Froze$/)).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unfreeze' }));
  const back = await screen.findByRole('dialog', { name: 'Unfreeze “Frozen for a while”' });
  await user.type(within(back).getByLabelText('Reason'), 'They were spoken to');
  await user.click(within(back).getByRole('button', { name: 'Unfreeze' }));
  expect(await screen.findByText(/· Unfroze$/)).toBeInTheDocument();
  expect(screen.queryByText('Frozen: nobody gets in or speaks')).toBeNull();
});

test('a room that was closed while it was frozen is closed, and no longer among the frozen', async () => {
  const { id, number } = await live('Frozen, then closed');
  await call(peopleCalls.freeze, { id, frozen: true, reason: 'Strangers were insulted' });
  const user = renderApp('/activity/people?keyword=Frozen%2C%20then%20closed');
  const view = await screen.findByRole('link', { name: /^Frozen/ });
  expect(new URLSearchParams(view.getAttribute('href')?.split('?')[1]).get('status')).toBe('live,scheduled');
  const row = (await screen.findByLabelText(`Open ${number}`)).closest('tr') as HTMLElement;
  expect(within(row).getByText('Frozen')).toBeInTheDocument();
  await call(peopleCalls.changeStatus, { id, status: 'closed', reason: 'They went on' });

  act(() => history.push('/activity/people?keyword=Frozen%2C%20then%20closed&status=closed'));
  const closed = (await screen.findByText('Closed')).closest('tr') as HTMLElement;
  expect(within(closed).queryByText('Frozen')).toBeNull();
  await user.click(within(closed).getByLabelText(`Open ${number}`));
  expect(await screen.findByText('They went on')).toBeInTheDocument();
  expect(screen.queryByText('Frozen: nobody gets in or speaks')).toBeNull();
});

test('the list is filtered by a blessed land that is looked up by name', async () => {
  const room = await opened('In that land only');
  const other = (await call(sceneTemplateCalls.list, { status: ['online'] })).list.find(
    ({ id }) => id !== room.scene.id,
  );
  const user = renderApp('/activity/people?keyword=In%20that%20land%20only');
  await screen.findByLabelText(`Open ${room.number}`);
  await user.click(screen.getByRole('button', { name: 'Add filter' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Blessed land' }));
  await user.click(await screen.findByRole('combobox', { name: 'Blessed land' }));
  await user.click((await screen.findAllByText(other?.name ?? '')).at(-1) as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Nothing matches these filters.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: `Blessed land: ${other?.name}` })).toBeInTheDocument();
});

test('an address without a room says so, and leads back to the list', async () => {
  renderApp('/activity/people/detail');
  expect(await screen.findByText('No record is named here. The link may be cut short.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/activity/people');
});

test('a group of one device leads to exactly its rooms, which are closed together', async () => {
  const rooms: PeopleRoom[] = [];
  for (const title of ['Flood 1', 'Flood 2', 'Flood 3']) rooms.push(await opened(title, 'device-flood'));
  const user = renderApp('/activity/people');
  await user.click(await screen.findByRole('radio', { name: 'Groups' }));
  const group = await screen.findByRole('row', { name: /device-flood/ });
  expect(group).toHaveTextContent('3 rooms3 audit items wait');
  await user.click(screen.getByRole('radio', { name: 'By owner' }));
  await waitFor(() => expect(screen.queryByText('device-flood')).toBeNull());
  await user.click(screen.getByRole('radio', { name: 'By device' }));
  await user.click(await screen.findByRole('link', { name: 'Open device-flood' }));

  expect(await screen.findByRole('button', { name: 'Device: device-flood' })).toBeInTheDocument();
  await screen.findByLabelText(`Open ${rooms[0]?.number}`);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(screen.getByRole('button', { name: 'Close room' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close 3 rooms' });
  expect(await within(dialog).findByText(/3 audit items wait and are rejected/)).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Reason'), 'One device, many rooms');
  await user.click(within(dialog).getByRole('button', { name: 'Close 3 rooms' }));
  expect(await screen.findByText('3 done')).toBeInTheDocument();
  for (const { id, auditId } of rooms) {
    expect(await call(peopleCalls.detail, { id })).toMatchObject({ status: 'closed', auditState: 'rejected' });
    expect(await call(auditCalls.detail, { id: auditId ?? '' })).toMatchObject({ state: 'rejected' });
  }
  act(() => history.push(`/activity/people/detail?id=${rooms[0]?.id}`));
  const figures = within(await screen.findByRole('list', { name: 'Key figures' }));
  expect(figures.getByText('Ends').closest('li')).not.toHaveTextContent(/in \d/);
  expect((await call(peopleCalls.groups, {})).list).not.toContainEqual(expect.objectContaining({ id: 'device-flood' }));
});

test('where no rooms have an address in common, that is not put down to filters', async () => {
  await backEnd.answerNext(peopleCalls.groups, { body: ok({ list: [], total: 0, current: 1, pageSize: 20 }) });
  renderApp('/activity/people?tab=groups&by=ip');
  expect(await screen.findByText('No two of the rooms that are not over have this in common.')).toBeVisible();
  expect(screen.queryByText('Nothing matches these filters.')).toBeNull();
});

test('a service without groups has no tab for them, and its address shows the rooms', async () => {
  backEnd.profile({ calls: { [peopleCalls.groups]: false } });
  renderApp('/activity/people?tab=groups');
  expect(await screen.findByRole('region', { name: 'Self-built rooms' })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: 'Groups' })).toBeNull();
});

test('recommending many says which of them are refused', async () => {
  const rooms = [await live('Song circle 1'), await live('Song circle 2'), await opened('Song circle 3')];
  await call(peopleCalls.freeze, { id: rooms[0]?.id ?? '', frozen: true, reason: 'Strangers were insulted' });
  const user = renderApp('/activity/people?keyword=Song%20circle');
  await screen.findByLabelText(`Open ${rooms[0]?.number}`);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(screen.getByRole('button', { name: 'Recommend' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recommend 3 rooms' }));
  const told = await dialog.findByText(/shows 1 scheduled or live room .* Those recommended already are refused\./);
  expect(told).toHaveTextContent('1 of them is neither scheduled nor live and will be refused.');
  expect(told).toHaveTextContent('1 of them is frozen and will be refused.');
});
