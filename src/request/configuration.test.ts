import { profile } from './backEnd';
import { readConfiguration, showMistakes } from './configuration';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
  document.querySelector('#fish-config')?.remove();
  document.body.replaceChildren();
});

/** What the console's own origin answers for `fish.config.json`. */
const beside = (body: string, status = 200) => {
  globalThis.fetch = async () => ({ ok: status === 200, status, text: async () => body }) as Response;
};
const inline = (text: string) => {
  document.head.insertAdjacentHTML('beforeend', `<script type="application/json" id="fish-config">${text}</script>`);
};

test('index.html says it all', async () => {
  globalThis.fetch = () => Promise.reject(new Error('nothing is asked for'));
  inline('{"address":"https://api.example.com","paging":{"firstPage":0}}');
  expect(await readConfiguration()).toEqual([]);
  expect(profile()).toMatchObject({ address: 'https://api.example.com', paging: { firstPage: 0, list: 'list' } });
});

test('or fish.config.json beside it', async () => {
  inline('');
  beside('{"ids":"number"}');
  expect(await readConfiguration()).toEqual([]);
  expect(profile().ids).toBe('number');
});

test.each([
  ['there is no such file', '', 404],
  ['a server answers every path with the page', '<html></html>', 200],
])('%s: the console starts as it was built', async (_, body, status) => {
  inline('');
  beside(body, status);
  expect(await readConfiguration()).toEqual([]);
  expect(profile()).toMatchObject({ address: '', ids: 'text' });
});

test.each([
  ['broken JSON in index.html', '{"ids":', /not valid JSON/],
  ['a setting that does not exist', '{"adress":"https://api.example.com"}', /“adress” is no setting/],
  [
    'encryption of a call that does not exist',
    '{"encrypted":{"POST /login":{"password":"rsa"}}}',
    /“POST \/login” is no call/,
  ],
])('%s stops the start, and says why', async (_, text, sentence) => {
  inline(text);
  const mistakes = await readConfiguration();
  expect(mistakes).toEqual([expect.stringMatching(sentence)]);
  showMistakes(mistakes);
  expect(document.body.textContent).toMatch(sentence);
});

test('nothing starts while it can’t be read', async () => {
  inline('');
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  expect(await readConfiguration()).toEqual([expect.stringMatching(/could not be read/)]);
});

test.each([
  ['the server may not read the file', '<html>403 Forbidden</html>', 403],
  ['what stands before the server fails', '', 503],
])('nor while %s', async (_, body, status) => {
  inline('');
  beside(body, status);
  expect(await readConfiguration()).toEqual([expect.stringMatching(/could not be read/)]);
});

test('broken JSON beside it stops the start too', async () => {
  inline('');
  beside('{"ids":');
  expect(await readConfiguration()).toEqual([expect.stringMatching(/fish\.config\.json is not valid JSON/)]);
});
