import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contract } from '../contract';
import { HEALTH_PATH } from '../contract/health.enums';
import { loginCalls } from '../contract/login/calls';
import { uploadCalls } from '../contract/upload.calls';
import type mocks from '../mock';
import type { Db } from './db/database';
import { seedDemo } from './db/demo';
import { openEmpty } from './testDatabase';
import { encrypt, PASSWORD } from './testing';

const MOCK = join(__dirname, '..', 'mock');
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

// A copy, because a new database takes longer than the calls below.
jest.setMock('./db/embedded', {
  ...jest.requireActual<typeof import('./db/embedded')>('./db/embedded'),
  openEmbedded: () => openEmpty(),
});

let failsToStart = false;

// Only as much demo data as the calls below need, because making all of it takes longer than the calls.
jest.setMock('./firstStart', {
  fillIfEmpty: async (db: Db, { demo }: { demo: boolean }, now: Date, tell: unknown) => {
    if (failsToStart) throw new Error('no demo data today');
    if (!demo) throw new Error('the mocks begin with demo data');
    if (tell !== console.log) throw new Error('the mocks say that it takes a while');
    await seedDemo(db, { users: 5, admins: 3, now, password: PASSWORD });
  },
});

type Handler = (typeof mocks)[string];
/** A request from the dev server, whose parsers have already read the body. */
type Parsed = IncomingMessage & { body?: unknown; files?: unknown };
type Prepare = (request: Parsed) => Promise<void>;

const readAll = async (request: IncomingMessage) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

describe('the mocks', () => {
  const signInHandler = (): Handler => require(MOCK).default[loginCalls.account];
  let handler = signInHandler();
  let prepare: Prepare = async () => {};
  let server: Server;
  let address = '';

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      await prepare(request);
      await handler(request, response);
    }).listen(0, '127.0.0.1');
    // Otherwise it may close an idle connection just when the next call is sent on it.
    server.keepAliveTimeout = 0;
    await new Promise((resolve) => server.once('listening', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(async () => {
    server.close();
    await (await globalThis.fishMock)?.close();
  });

  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await fetch(address + path.split(' ')[1], { method: 'POST', body, headers });
    return response.json();
  };
  const signIn = (password = PASSWORD) =>
    post(loginCalls.account, JSON.stringify({ account: 'admin', password: encrypt(password) }), {
      'content-type': 'application/json',
    });

  test('answer every call of the contract, its description, the pictures, and how the back end is', async () => {
    const mocked = Object.keys(require(MOCK).default);
    const docs = ['GET /fish/openapi.json', 'GET /fish/docs', 'GET /fish/docs/:file', 'GET /fish/docs/static/:file'];
    const beside = ['GET /fish/demo/:name', 'GET /fish/uploads/:name', `GET ${HEALTH_PATH}`, ...docs];
    expect(mocked.sort()).toEqual([...Object.keys(contract), ...beside].sort());
  });

  test('a start that fails is answered, and the next call starts anew', async () => {
    const told = jest.spyOn(console, 'error').mockImplementation(() => {});
    failsToStart = true;
    expect(await signIn()).toMatchObject({ code: 500, message: expect.stringContaining('The mocks failed') });
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ message: 'no demo data today' }));
    told.mockRestore();
    failsToStart = false;
    expect(await signIn()).toMatchObject({ code: 200 });
  });

  test('a JSON body arrives, whether the dev server has parsed it or not', async () => {
    expect(await signIn()).toMatchObject({ code: 200 });
    prepare = async (request) => {
      request.body = JSON.parse((await readAll(request)).toString());
    };
    expect(await signIn()).toMatchObject({ code: 200 });
    expect(await signIn('wrong-password')).toMatchObject({ code: 10001 });
  });

  test('an upload arrives, whether the dev server has parsed it or not, and is served', async () => {
    const { data } = await signIn();
    const upload = () => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(pixel)], { type: 'image/png' }), 'picture.png');
      return post(uploadCalls.image, form, { atoken: data.atoken });
    };
    prepare = async () => {};
    expect(await upload()).toMatchObject({ code: 200, data: { bytes: pixel.length } });
    prepare = async (request) => {
      await readAll(request);
      request.files = [{ fieldname: 'file', originalname: 'picture.png', mimetype: 'image/png', buffer: pixel }];
    };
    const uploaded = await upload();
    expect(uploaded).toMatchObject({ code: 200, data: { bytes: pixel.length } });
    const served = await fetch(address + uploaded.data.url);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(pixel);
  });

  test('what was written stays when the modules are loaded anew', async () => {
    prepare = async () => {};
    const { data } = await signIn();
    jest.resetModules();
    handler = signInHandler();
    const response = await fetch(`${address}/fish/admin/user/pageList`, { headers: { atoken: data.atoken } });
    expect(await response.json()).toMatchObject({ code: 200 });
  });
});
