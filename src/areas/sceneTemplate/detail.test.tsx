import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { history, setLocale } from '@umijs/max';
import { sceneTemplateCalls } from '@contract/sceneTemplate/calls';
import { uploadCalls } from '@contract/upload.calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() => import('./DetailScreen'));
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

/** A PNG as far as it is looked at: its size, and its parts to the last. */
function png(width: number, height: number, { bytes = 64, name = 'cover.png', type = 'image/png' } = {}): File {
  const data = new DataView(new ArrayBuffer(bytes));
  const write = (at: number, words: number[]) => {
    for (const [index, word] of words.entries()) data.setUint32(at + index * 4, word);
  };
  write(0, [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height, 0x08060000]);
  const [afterHead, end] = [33, bytes - 12];
  write(afterHead, [end - afterHead - 12, 0x49444154]);
  write(end, [0, 0x49454e44]);
  return new File([data], name, { type });
}

/** jsdom decodes no pictures. */
beforeEach(() => {
  Object.assign(window, {
    createImageBitmap: async (file: File) => {
      const head = new DataView(await bytesOf(file));
      if (head.getUint32(0) !== 0x89504e47) throw new Error('no picture');
      return { width: head.getUint32(16), height: head.getUint32(20), close: () => undefined };
    },
  });
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: jest.fn() });
});

const bytesOf = (file: File) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file);
  });

const cover = () => screen.findByLabelText('Cover', { selector: 'input' });
const picture = () => document.querySelector('main img')?.getAttribute('src') ?? null;

async function anyScene() {
  const { list } = await call(sceneTemplateCalls.list, { sort: 'usedBy', order: 'descend' });
  const [scene] = list;
  if (!scene) throw new Error('There is no blessed land');
  return scene;
}

test('creates a draft with its cover', async () => {
  const user = renderApp('/user/default/detail');
  await user.type(await screen.findByLabelText('Name'), 'Reef 🐠 أرض');
  await user.click(screen.getByRole('combobox', { name: 'Theme' }));
  await user.click(await screen.findByTitle('Lake'));
  await user.upload(await cover(), png(1600, 900));
  await waitFor(() => expect(picture()).toMatch(/\/fish\/uploads\//));
  await user.type(screen.getByLabelText('Capacity'), '200');
  await user.type(screen.getByLabelText('Unlock level'), '3');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('“Reef 🐠 أرض” is saved as a draft.')).toBeVisible();
  expect(await screen.findByText(/· Created/)).toBeVisible();
  expect(await screen.findByText('No room has taken place in it yet.')).toBeVisible();
  const id = new URLSearchParams(history.location.search).get('id') ?? '';
  expect(await call(sceneTemplateCalls.detail, { id })).toMatchObject({
    theme: 'lake',
    capacity: 200,
    unlockLevel: 3,
    status: 'draft',
    description: '',
  });
});

test('says beside each field what is missing or out of bounds, and sends nothing', async () => {
  const { total } = await call(sceneTemplateCalls.list, {});
  const user = renderApp('/user/default/detail');
  await user.type(await screen.findByLabelText('Capacity'), '10001');
  await user.type(screen.getByLabelText('Unlock level'), '21');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  for (const rule of ['Enter a name.', 'Choose a theme.', 'Choose a cover.']) {
    expect(await screen.findByText(rule)).toBeVisible();
  }
  expect(screen.getByText('Enter a whole number from 1 to 10,000.')).toBeVisible();
  expect(screen.getByText('Enter a whole number from 1 to 20.')).toBeVisible();
  expect(screen.getByText('0 / 500')).toBeVisible();
  expect((await call(sceneTemplateCalls.list, {})).total).toBe(total);
});

test.each([
  [
    'another type',
    png(1600, 900, { name: 'cover.gif', type: 'image/gif' }),
    'This is not a PNG, JPEG or WebP picture.',
  ],
  [
    'more than 5 MB',
    png(1600, 900, { bytes: 5 * 1024 * 1024 + 1 }),
    'This picture is 5.1 MB; at most 5 MB are allowed.',
  ],
  ['a damaged one', new File(['nothing, really'], 'a.png', { type: 'image/png' }), 'the file may be damaged'],
  ['a narrow one', png(320, 180), 'This picture is 320 × 180 pixels; it has to be at least 640 × 360.'],
  ['one with no part wide enough', png(900, 300), 'This picture is 900 × 300 pixels; it has to be at least 640 × 360.'],
])('refuses %s as a cover before it is sent', async (_what, file, message) => {
  // Were it sent, this would be said instead.
  await backEnd.answerNext(uploadCalls.image, { status: 500, body: { message: 'It was sent' } });
  renderApp('/user/default/detail');
  // A dropped file is not held back by what the input accepts.
  await userEvent.setup({ applyAccept: false }).upload(await cover(), file);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(picture()).toBeNull();
});

test('what is wrong with a chosen cover stands alone, and how large it has to be is told before', async () => {
  const user = renderApp('/user/default/detail');
  expect(await screen.findByText('16:9, at least 640 × 360 pixels, PNG, JPEG or WebP, at most 5 MB.')).toBeVisible();
  await user.upload(await cover(), png(256, 256));
  expect(await screen.findByText(/it has to be at least 640 × 360\.$/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  expect(screen.getByText(/it has to be at least 640 × 360\.$/)).toBeVisible();
  expect(screen.queryByText('Choose a cover.')).toBeNull();
});

test('a cover on its way is previewed, holds up saving and can be cancelled', async () => {
  await backEnd.answerNext(uploadCalls.image, { held: true });
  const user = renderApp('/user/default/detail');
  await user.upload(await cover(), png(1600, 900));
  expect(await screen.findByRole('progressbar', { name: 'Uploading the picture' })).toBeVisible();
  expect(picture()).toBe('blob:preview');
  expect(screen.getByRole('button', { name: 'Create' })).toBeDisabled();
  await user.click(screen.getAllByRole('button', { name: 'Cancel' })[0] as HTMLElement);
  expect(picture()).toBeNull();
  expect(screen.getByRole('button', { name: 'Create' })).toBeEnabled();
  // The browser may be reading it still.
  expect(URL.revokeObjectURL).not.toHaveBeenCalled();
});

test('what the server says about a cover stands in its place, and another one clears it', async () => {
  await backEnd.answerNext(uploadCalls.image, { status: 502 });
  const user = renderApp('/user/default/detail');
  await user.upload(await cover(), png(1600, 900));
  expect(await screen.findByRole('alert')).toHaveTextContent('Gateway error.');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  await user.upload(await cover(), png(1600, 900));
  await waitFor(() => expect(picture()).toMatch(/\/fish\/uploads\//));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows the facts and the rooms', async () => {
  const scene = await anyScene();
  const { list } = await call(sceneTemplateCalls.rooms, { id: scene.id });
  renderApp(`/user/default/detail?id=${scene.id}`);
  expect(await screen.findByRole('heading', { level: 1, name: scene.name })).toBeVisible();
  expect(screen.getByText(scene.description)).toBeVisible();
  expect(await screen.findByText(String(list[0]?.number))).toBeVisible();
  const figures = within(screen.getByRole('list', { name: 'Key figures' })).getAllByRole('listitem');
  expect(figures.map(({ textContent }) => textContent)).toEqual([
    `Capacity${scene.capacity}`,
    `Unlock level${scene.unlockLevel}`,
    `Used by${scene.usedBy}`,
  ]);
});

test('edits, and the timeline tells what changed', async () => {
  const scene = await anyScene();
  const user = renderApp(`/user/default/detail?id=${scene.id}`);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Reef at noon');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('“Reef at noon” is saved.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Reef at noon' })).toBeVisible();
  const before = await screen.findByText(
    (_, element) => element?.tagName === 'DEL' && element.textContent === scene.name,
  );
  expect(within(before.parentElement as HTMLElement).getByText(/Name/)).toBeVisible();
  expect((await call(sceneTemplateCalls.detail, { id: scene.id })).version).toBe(scene.version + 1);
});

test('a service that takes no uploads is told of, and the address of a picture can be entered', async () => {
  await backEnd.answerNext(uploadCalls.image, { status: 404 });
  const user = renderApp('/user/default/detail');
  await user.type(await screen.findByLabelText('Name'), 'Koi');
  await user.upload(await cover(), png(1600, 900));
  expect(await screen.findByRole('alert')).toHaveTextContent('resource not found');
  await user.type(screen.getByLabelText('Or the address of a picture'), '/fish/uploads/koi.png');
  expect(picture()).toMatch(/\/fish\/uploads\/koi\.png/);
  expect(screen.getByLabelText('Name')).toHaveValue('Koi');
});
