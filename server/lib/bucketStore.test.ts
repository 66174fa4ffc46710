import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { uploadCalls } from '../../contract/upload.calls';
import { operation } from '../areas/operation/table';
import { png } from '../areas/upload/testPictures';
import { readConfig } from '../config';
import { openUploads } from '../db/open';
import { openTestBucket, type TestBucket } from '../testBucket';
import { createTestPostgres, postgresUrl } from '../testDatabase';
import { onDatabase } from '../testing';
import { killAll, signIn, start } from '../testProcess';
import { readUploads } from '../uploadPlace';
import { type Bucket, bucketStore } from './bucketStore';
import { type UploadStore, UploadStoreAway } from './uploadStore';

const storeOf = (env: Record<string, string>) => openUploads(readConfig(env).uploads);
const PICTURE = png(3, 2);
const NOBODY = `${'0'.repeat(64)}.png`;

let bucket: TestBucket;
let store: UploadStore;
beforeEach(async () => {
  bucket = await openTestBucket();
  store = storeOf(bucket.env);
});
afterEach(() => bucket.close());

async function namesIn(one: UploadStore): Promise<string[]> {
  const names: string[] = [];
  for await (const name of one.names()) names.push(name);
  return names.sort();
}

test('an image is read by its name, also through another store of the bucket', async () => {
  const name = await store.save(PICTURE, 'png');
  expect(name).toMatch(/^[0-9a-f]{64}\.png$/);
  expect(await storeOf(bucket.env).read(name)).toEqual(PICTURE);
  expect(await store.save(PICTURE, 'png')).toBe(name);
  expect(await namesIn(store)).toEqual([name]);
});

test.each([NOBODY, '..', '', '../secret.png'])('by %j nothing is read', async (name) => {
  expect(await store.read(name)).toBeUndefined();
});

test('what stands under another prefix is another store’s', async () => {
  const name = await storeOf({ ...bucket.env, FISH_UPLOADS: 's3://pictures/other' }).save(PICTURE, 'png');
  expect(await store.read(name)).toBeUndefined();
  expect(await namesIn(store)).toEqual([]);
});

test('all names are found, page by page', async () => {
  const saved = await Promise.all([1, 2, 3, 4, 5].map((some) => store.save(Buffer.from(`picture ${some}`), 'png')));
  const paged = bucketStore(readConfig(bucket.env).uploads as Bucket, 2);
  expect(await namesIn(paged)).toEqual(saved.sort());
});

test.each([
  ['a wrong key', { AWS_SECRET_ACCESS_KEY: 'another' }],
  ['a bucket that is not there', { FISH_UPLOADS: 's3://nowhere' }],
])('%s is told, and never taken for a missing image', async (_, env) => {
  const wrong = storeOf({ ...bucket.env, ...env });
  await expect(wrong.read(NOBODY)).rejects.toThrow(UploadStoreAway);
  await expect(wrong.save(PICTURE, 'png')).rejects.toThrow(UploadStoreAway);
  await expect(namesIn(wrong)).rejects.toThrow(UploadStoreAway);
});

test('a service that is busy is asked again, and one that stays so is given up', async () => {
  const answers = [503, 500, 200, 503, 503, 503];
  const busy = createServer((_, response) => response.writeHead(answers.shift() ?? 404).end()).listen(0, '127.0.0.1');
  await new Promise((resolve) => busy.once('listening', resolve));
  const { port } = busy.address() as AddressInfo;
  const there = storeOf({ ...bucket.env, AWS_ENDPOINT_URL: `http://127.0.0.1:${port}` });
  await there.save(PICTURE, 'png');
  await expect(there.save(PICTURE, 'png')).rejects.toThrow(UploadStoreAway);
  expect(answers).toEqual([]);
  busy.close();
});

describe('the setting', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };

  test('names a bucket of Amazon, or of AWS_ENDPOINT_URL', () => {
    expect(readUploads('s3://pictures/a/b/', { ...keys, AWS_REGION: 'eu-west-1', AWS_SESSION_TOKEN: 'token' })).toEqual(
      {
        address: 'https://pictures.s3.eu-west-1.amazonaws.com',
        prefix: 'a/b/',
        region: 'eu-west-1',
        accessKeyId: 'id',
        secretAccessKey: 'secret',
        sessionToken: 'token',
      },
    );
    expect(readUploads('s3://pictures', { ...keys, AWS_ENDPOINT_URL: 'https://minio.example.com/' })).toMatchObject({
      address: 'https://minio.example.com/pictures',
      prefix: '',
      region: 'us-east-1',
    });
  });

  test.each([
    ['s3:pictures', keys, 'must be a folder or an address'],
    ['s3://pictures/täglich', keys, 'must be a folder or an address'],
    ['s3://pictures', {}, 'needs AWS_ACCESS_KEY_ID'],
    ['s3://pictures', { ...keys, AWS_ENDPOINT_URL: 'minio' }, 'AWS_ENDPOINT_URL must be'],
  ])('%s with %j is refused', (place, env, sentence) => {
    expect(() => readUploads(place, env)).toThrow(sentence);
  });
});

const [, UPLOAD = ''] = uploadCalls.image.split(' ');
const formOf = (content: Buffer) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'a.png');
  return form;
};

describe('while the service is away', () => {
  const away = storeOf({
    FISH_UPLOADS: 's3://pictures',
    // Nothing listens at port 1.
    AWS_ENDPOINT_URL: 'http://127.0.0.1:1',
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  onDatabase({ uploads: away }, (server) => {
    test('an upload is refused and leaves nothing, and a picture is no 404', async () => {
      const atoken = await server().signIn();
      const before = await server().db.$count(operation);
      const encoded = new Response(formOf(PICTURE));
      const refused = await server().app.inject({
        method: 'POST',
        url: UPLOAD,
        headers: { atoken, 'content-type': encoded.headers.get('content-type') ?? '' },
        payload: Buffer.from(await encoded.arrayBuffer()),
      });
      expect(refused.statusCode).toBe(503);
      expect(refused.json().message).toBe(
        'The store of pictures does not answer. Nothing was saved; try again in a moment.',
      );
      expect(await server().db.$count(operation)).toBe(before);
      const asked = await server().app.inject(`/fish/uploads/${NOBODY}`);
      expect(asked.statusCode).toBe(503);
      expect(asked.headers['cache-control']).toBe('no-store');
    });
  });
});

for (const url of postgresUrl ? [postgresUrl] : []) {
  test('two servers with one PostgreSQL and one bucket see each other’s pictures', async () => {
    const { href, drop } = await createTestPostgres(url);
    const env = { ...bucket.env, DATABASE_URL: href, FISH_DATA: 'memory', FISH_ADMIN_PASSWORD: 'first-password' };
    const one = (await start(env).address) ?? '';
    const other = (await start(env).address) ?? '';
    const atoken = await signIn(one, 'first-password');
    const answer = await fetch(one + UPLOAD, { method: 'POST', headers: { atoken }, body: formOf(PICTURE) });
    const { data } = await answer.json();
    for (const server of [one, other]) {
      const served = await fetch(server + data.url);
      expect(Buffer.from(await served.arrayBuffer())).toEqual(PICTURE);
      expect(Object.fromEntries(served.headers)).toMatchObject({
        'content-type': 'image/png',
        'cache-control': expect.stringContaining('immutable'),
        'content-security-policy': expect.stringContaining('sandbox'),
      });
    }
    killAll();
    await drop();
  });
}
