import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setLocale } from '@umijs/max';
import { audienceCalls } from '@contract/audience/calls';
import { userCalls } from '@contract/user/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../../tests/jest/backEnd';
import { renderApp } from '../../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() => Promise.all([import('@/areas/push/ListScreen'), import('@/areas/message/ListScreen')]));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

const composer = '/message/push?compose=new';
const listed = async () => (await call(audienceCalls.list, undefined)).list;
const named = async (name: string) => (await listed()).find((each) => each.name === name);
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
/** The second of two open dialogs: in tests they have the same id, and so the name of the first. */
const dialogAbove = async (title: string) =>
  within((await screen.findByText(title)).closest('[role=dialog]') as HTMLElement);
const saveAs = (name: string, days: number) =>
  call(audienceCalls.saveOrUpdate, { name, audience: { kind: 'active', days, numbers: null } });

test('an audience is saved from the composer under a name; one that is taken is told beside the field', async () => {
  await saveAs('Taken', 3);
  const user = renderApp(composer);
  const save = await screen.findByRole('button', { name: 'Save audience' });
  expect(save).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Active within … days' }));
  fireEvent.change(await screen.findByLabelText('Within how many days'), { target: { value: '14' } });
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  const dialog = await dialogOf('Save this audience');
  await user.type(dialog.getByLabelText('Name'), 'taken');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Another audience has this name')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Name'), ' no more');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Save this audience' })).toBeNull());
  expect(await named('taken no more')).toMatchObject({ audience: { kind: 'active', days: 14 } });
  expect(screen.getByLabelText('Within how many days')).toHaveValue('14');
});

test('a saved one shows how many it is now, and is copied into the form', async () => {
  const [{ number } = { number: 0 }] = (await call(userCalls.pageList, { status: ['normal'], pageSize: 1 })).list;
  const audience = { kind: 'list' as const, days: null, numbers: [number] };
  await call(audienceCalls.saveOrUpdate, { name: 'Only one', audience });
  const user = renderApp(composer);
  await user.click(await screen.findByRole('button', { name: 'Saved audiences' }));
  const dialog = await dialogOf('Saved audiences');
  expect(dialog.getByRole('button', { name: 'Use it' })).toBeDisabled();
  await user.click(await dialog.findByRole('radio', { name: /^Only one List of 1 number/ }));
  expect(await dialog.findByText(/user gets it as of now/)).toBeInTheDocument();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Use it' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Use it' }));
  expect(await screen.findByLabelText('Numbers of users')).toHaveValue(String(number));
  expect(screen.getByRole('radio', { name: 'List of numbers' })).toBeChecked();
});

test('one can be used where the count of it fails, and is counted again when asked to', async () => {
  await saveAs('Not counted', 6);
  const user = renderApp(composer);
  await user.click(await screen.findByRole('button', { name: 'Saved audiences' }));
  const dialog = await dialogOf('Saved audiences');
  const radio = await dialog.findByRole('radio', { name: /^Not counted/ });
  await backEnd.answerNext(audienceCalls.estimate, { status: 500 });
  await user.click(radio);
  const again = await dialog.findByRole('button', { name: 'Retry' });
  expect(dialog.getByRole('button', { name: 'Use it' })).toBeEnabled();
  await user.click(again);
  expect(await dialog.findByText(/as of now/)).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('one that a colleague removed goes from the list once that is told', async () => {
  const { id } = await saveAs('Gone meanwhile', 7);
  const user = renderApp(composer);
  await user.click(await screen.findByRole('button', { name: 'Saved audiences' }));
  const dialog = await dialogOf('Saved audiences');
  await user.click(await dialog.findByRole('radio', { name: /^Gone meanwhile/ }));
  await user.click(await dialog.findByRole('button', { name: 'Remove' }));
  const question = await dialogAbove('Remove “Gone meanwhile”');
  await call(audienceCalls.remove, { id, reason: 'Not used' });
  await user.type(question.getByRole('textbox', { name: /^Reason/ }), 'Not used');
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(dialog.queryByRole('radio', { name: /^Gone meanwhile/ })).toBeNull());
});

test('one is renamed, and removed once that is confirmed', async () => {
  await saveAs('To be renamed', 5);
  const user = renderApp(composer);
  await user.click(await screen.findByRole('button', { name: 'Saved audiences' }));
  const dialog = await dialogOf('Saved audiences');
  await user.click(await dialog.findByRole('radio', { name: /^To be renamed/ }));
  await user.click(await dialog.findByRole('button', { name: 'Rename' }));
  const naming = await dialogAbove('Rename “To be renamed”');
  await user.clear(naming.getByLabelText('Name'));
  await user.type(naming.getByLabelText('Name'), 'Renamed');
  await user.click(naming.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('radio', { name: /^Renamed/ })).toBeChecked();

  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  const question = await dialogAbove('Remove “Renamed”');
  await user.type(question.getByRole('textbox', { name: /^Reason/ }), 'Not used');
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(dialog.queryByRole('radio', { name: /^Renamed/ })).toBeNull());
  expect(await named('Renamed')).toBeUndefined();
});

test('a personal message takes lists of numbers only', async () => {
  await saveAs('Many of them', 5);
  const [{ number } = { number: 0 }] = (await call(userCalls.pageList, { status: ['normal'], pageSize: 1 })).list;
  const user = renderApp(`/message/list?compose=new&number=${number}`);
  await user.click(await screen.findByRole('button', { name: 'Saved audiences' }));
  const dialog = await dialogOf('Saved audiences');
  expect(await dialog.findByRole('radio', { name: /^Many of them/ })).toBeDisabled();
});

test('a service that saves no audiences has the composer as ever', async () => {
  backEnd.profile({ calls: { [audienceCalls.list]: false } });
  renderApp(composer);
  expect(await screen.findByRole('radio', { name: 'Everyone' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Saved audiences' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save audience' })).toBeNull();
});
