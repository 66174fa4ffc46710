import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { history, setLocale } from '@umijs/max';
import type { Input } from '@contract/index';
import { wordCalls } from '@contract/word/calls';
import { call } from '@/request';
import { restoreSession } from '@/session';
import { end } from '@/session/transitions';
import { openBackEnd } from '../../../tests/jest/backEnd';
import { expectConsole } from '../../../tests/jest/consoleGuard';
import { renderApp } from '../../../tests/jest/renderApp';
import { createPluginManager } from '@@/core/plugin';

const backEnd = openBackEnd();

beforeAll(() => createPluginManager());
// Before the first test: loading all that a page needs takes longer than a test waits.
beforeAll(() =>
  Promise.all([import('./ListScreen'), import('./DetailScreen'), import('./ImportDialog'), import('./TryDrawer')]),
);
beforeEach(async () => {
  setLocale('en-US', false);
  await backEnd.signIn();
  restoreSession();
});
afterEach(() => act(end));

const save = (word: string, more: Partial<Input<typeof wordCalls.saveOrUpdate>> = {}) =>
  call(wordCalls.saveOrUpdate, { word, action: 'audit', ...more });

test('a new word that is masked gets its replacement; another action has none', async () => {
  const user = renderApp('/log/word/detail');
  fireEvent.change(await screen.findByLabelText('Word'), { target: { value: 'quokka*pond' } });
  expect(screen.queryByLabelText('Replacement')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: /^Mask/ }));
  fireEvent.change(await screen.findByLabelText('Replacement'), { target: { value: '[…]' } });
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('The word is saved and in use.')).toBeInTheDocument();
  const { list } = await call(wordCalls.pageList, { keyword: 'quokka' });
  expect(list).toMatchObject([{ word: 'quokka*pond', action: 'mask', replacement: '[…]', status: 'on', tags: [] }]);
});

test('a text is tried: what becomes of it, each hit where it stands, its rule, and what is kept', async () => {
  await save('wallaby', { action: 'mask', replacement: 'hopper' });
  const { id } = await save('numbat');
  const user = renderApp('/log/word');
  await user.click(await screen.findByRole('button', { name: /Try a text/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Try a text' }));
  fireEvent.change(drawer.getByRole('textbox'), { target: { value: 'A Wallaby met a NUMBAT, a numbat' } });
  expect(await drawer.findByText('3 hits')).toBeInTheDocument();
  expect(drawer.getByRole('status')).toHaveTextContent('Sent to audit');
  const marks = ['Wallaby', 'NUMBAT', 'numbat'].map((words) => drawer.getAllByText(words).at(0)?.dataset.action);
  expect(marks).toEqual(['mask', 'audit', 'audit']);
  expect(drawer.getByRole('link', { name: 'numbat' })).toHaveAttribute('href', `/log/word/detail?id=${id}`);
  expect(drawer.getByText('A hopper met a NUMBAT, a numbat')).toBeInTheDocument();
  fireEvent.change(drawer.getByRole('textbox'), { target: { value: 'A possum' } });
  expect(drawer.queryByRole('status')).toBeNull();
  expect(await drawer.findByText('No word that is on is in it.')).toBeInTheDocument();
});

test('the history of a word says which tags it had, and which it has', async () => {
  const { id, version } = await save('bandicoot', { tags: ['fraud'] });
  await save('bandicoot', { id, version, tags: ['advert'] });
  renderApp(`/log/word/detail?id=${id}`);
  const tags = (await screen.findAllByText('Tags:')).map((name) => name.parentElement?.textContent);
  expect(tags).toEqual(['Tags: Fraud → Advertising', expect.anything()]);
});

test('a word that is turned off while it is edited stays off', async () => {
  const { id } = await save('bilby');
  const user = renderApp(`/log/word/detail?id=${id}&edit=1`);
  const written = await screen.findByLabelText('Word');
  await call(wordCalls.changeStatus, { id, status: 'off' });
  fireEvent.change(written, { target: { value: 'bilby burrow' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The word is saved.')).toBeInTheDocument();
  expect(await call(wordCalls.detail, { id })).toMatchObject({ word: 'bilby burrow', status: 'off' });
});

async function openImport() {
  const user = renderApp('/log/word');
  await user.click(await screen.findByRole('button', { name: /Import/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Import' });
  const chooseFile = (file: File) => user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, file);
  const choose = (text: string) => chooseFile(fileOf(text));
  return { user, dialog, choose, chooseFile };
}

const fileOf = (text: string, name = 'words.csv') => new File([text], name, { type: 'text/csv' });

test('a file with an error is not brought in; mended, all of it is', async () => {
  const { user, dialog, choose } = await openImport();
  await choose('word,action\nechidna,block\nechidna nest,burn\n');
  expect(await within(dialog).findByText(/1 row has an error/)).toBeInTheDocument();
  expect(within(dialog).getByText('Action: Choose one of: Block, Send to audit, Mask')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Import 1 word' })).toBeDisabled();
  await choose('word,action\nechidna,block\nechidna nest,mask\n');
  const apply = await within(dialog).findByRole('button', { name: 'Import 2 words' });
  expect(dialog).toHaveTextContent('contains echidna');
  await user.click(apply);
  expect(await screen.findByText('Imported: 2 new words, 0 changed, 0 kept as they were.')).toBeInTheDocument();
  const { list } = await call(wordCalls.pageList, { keyword: 'echidna', sort: 'word', order: 'ascend' });
  expect(list.map(({ word, action }) => [word, action])).toEqual([
    ['echidna', 'block'],
    ['echidna nest', 'mask'],
  ]);
});

test('a failed import says so until something else is chosen, and is tried again by its own button', async () => {
  const { user, dialog, choose } = await openImport();
  const inside = within(dialog);
  await choose('word\npademelon\npotoroo\n');
  const apply = await inside.findByRole('button', { name: 'Import 2 words' });
  await backEnd.answerNext(wordCalls.importRows, { status: 500, body: '' });
  await user.click(apply);
  expect(await inside.findByRole('alert')).toHaveTextContent(/^Server error/);
  expect(inside.queryByRole('button', { name: 'Retry' })).toBeNull();
  await user.click(inside.getByRole('radio', { name: 'Change them to what the file says' }));
  await waitFor(() => expect(inside.queryByRole('alert')).toBeNull());

  await save('potoroo');
  await inside.findByRole('button', { name: 'Import 2 words' });
  await backEnd.answerNext(wordCalls.importRows, { status: 502, body: '' });
  await user.click(apply);
  expect(await inside.findByRole('alert')).toHaveTextContent(/may or may not have been imported/);
  await user.click(await inside.findByRole('button', { name: 'Import 1 word' }));
  expect(await screen.findByText(/^Imported: 1 new word, /)).toBeInTheDocument();
});

test('a preview that gets no answer is no import that may have been done', async () => {
  const { dialog, choose } = await openImport();
  await backEnd.answerNext(wordCalls.importRows, { cut: true });
  expectConsole(/socket hang up/);
  await choose('word\nquoll\n');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^The server can’t be reached/);
});

test('while an import is on its way its dialog stays', async () => {
  const { user, dialog, choose } = await openImport();
  const inside = within(dialog);
  await choose('word\nbettong\n');
  const apply = await inside.findByRole('button', { name: 'Import 1 word' });
  await backEnd.answerNext(wordCalls.importRows, { held: true, status: 500, body: '' });
  await user.click(apply);
  expect(inside.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await backEnd.release();
  expect(await inside.findByRole('alert')).toHaveTextContent(/^Server error/);
  expect(inside.getByRole('button', { name: 'Cancel' })).toBeEnabled();
});

test('of two files chosen quickly the one chosen last counts, however long the first is read', async () => {
  const { dialog, choose, chooseFile } = await openImport();
  const slow = fileOf('\0', 'slow.csv');
  const bytes = await slow.arrayBuffer();
  let resolve: (bytes: ArrayBuffer) => void = () => undefined;
  const reading = new Promise<ArrayBuffer>((done) => {
    resolve = done;
  });
  await chooseFile(Object.assign(slow, { arrayBuffer: () => reading }));
  await choose('word\nbettong\n');
  await within(dialog).findByRole('button', { name: 'Import 1 word' });
  await act(async () => resolve(bytes));
  expect(within(dialog).getByText('words.csv')).toBeInTheDocument();
  expect(within(dialog).queryByRole('alert')).toBeNull();
});

test('a file that was moved meanwhile takes the place of the one before, and is said', async () => {
  const { dialog, choose, chooseFile } = await openImport();
  await choose('word\nokapi\n');
  await within(dialog).findByRole('button', { name: 'Import 1 word' });
  const gone = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  await chooseFile(Object.assign(fileOf('word\n'), { arrayBuffer: gone }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^This file can’t be read any more/);
  expect(within(dialog).queryByText('words.csv')).toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Import' })).toBeDisabled();
});

test('a word is removed from its page with a reason, which leads back to the list and asks nothing', async () => {
  const { id } = await save('dugong');
  const user = renderApp(`/log/word/detail?id=${id}`);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this word' }));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'A slip' } });
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The word is removed.')).toBeInTheDocument();
  await waitFor(() => expect(history.location.pathname).toBe('/log/word'));
  expect((await call(wordCalls.pageList, { keyword: 'dugong' })).total).toBe(0);
});

test('while an import is on its way nothing else can be chosen for it', async () => {
  const { user, dialog, choose } = await openImport();
  const inside = within(dialog);
  await choose('word\nbilby\n');
  const apply = await inside.findByRole('button', { name: 'Import 1 word' });
  const others = () => [inside.getByRole('button', { name: 'Choose another file' }), ...inside.getAllByRole('radio')];
  for (const other of others()) expect(other).toBeEnabled();
  await backEnd.answerNext(wordCalls.importRows, { held: true, status: 500, body: '' });
  await user.click(apply);
  for (const other of others()) expect(other).toBeDisabled();
  expect(dialog.querySelector('input[type=file]')).toBeDisabled();
  await backEnd.release();
  await inside.findByRole('alert');
  for (const other of others()) expect(other).toBeEnabled();
});
