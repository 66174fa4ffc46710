import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { codes } from '../contract/codes';
import { uploadCalls } from '../contract/upload.calls';
import { wordCalls } from '../contract/word/calls';
import { operation } from './areas/operation/table';
import { sysUserSession } from './areas/sysUser/table';
import { png } from './areas/upload/testPictures';
import { MINUTE_MS } from './lib/time';
import { openTestPostgres, postgresUrl } from './testDatabase';
import { closeAll, onEveryDatabase, openApp, type TestApp } from './testing';

const sockets: Socket[] = [];

/** Begins a call, whose headers say how long its body will be. */
const begin = (server: TestApp, path: string, token: string, type: string, body: Buffer, sent: Buffer) => {
  const [, url] = path.split(' ');
  const { port } = server.app.server.address() as { port: number };
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  const headers = ['Host: localhost', 'Connection: close', `Content-Type: ${type}`, `aToken: ${token}`];
  const head = `POST ${url} HTTP/1.1\r\n${[...headers, `Content-Length: ${body.length}`].join('\r\n')}\r\n\r\n`;
  socket.write(Buffer.concat([Buffer.from(head), sent]));
  const answer = text(socket).then((all) => JSON.parse(all.slice(all.indexOf('\r\n\r\n'))));
  return { socket, answer };
};

const form = (content: Buffer) =>
  Buffer.concat([
    Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'),
    content,
    Buffer.from('\r\n--x--\r\n'),
  ]);
const word = (name: string) => Buffer.from(JSON.stringify({ word: name, action: 'block' }));

onEveryDatabase({}, (server) => {
  beforeAll(() => server().app.listen({ port: 0, host: '127.0.0.1' }));
  // One that stays open would keep the back end from closing.
  afterAll(() => {
    for (const socket of sockets) socket.destroy();
  });

  /** A session that is so old that a look at it is noted. */
  const oldSession = async () => {
    const token = await server().signIn();
    server().advance(2 * MINUTE_MS);
    return token;
  };
  const untilLookedAt = async () => {
    const noted = eq(sysUserSession.lastSeenAt, server().now.toISOString());
    while (!(await server().db.$count(sysUserSession, noted))) await new Promise((resolve) => setImmediate(resolve));
  };

  test.each([
    ['a body', wordCalls.saveOrUpdate, 'application/json', word('sent-late')],
    ['a picture', uploadCalls.image, 'multipart/form-data; boundary=x', form(png(1, 1))],
  ])('%s that arrives after its session was ended changes nothing', async (_, path, type, body) => {
    const token = await oldSession();
    const { socket, answer } = begin(server(), path, token, type, body, body.subarray(0, 9));
    await untilLookedAt();
    await server().db.delete(sysUserSession);
    const before = await server().db.$count(operation);
    socket.write(body.subarray(9));
    expect(await answer).toMatchObject({ code: codes.tokenExpired });
    expect(await server().db.$count(operation)).toBe(before);
  });

  test('a body that arrives late in a session that goes on is taken', async () => {
    const token = await oldSession();
    const body = word('sent-late-and-well');
    const { socket, answer } = begin(
      server(),
      wordCalls.saveOrUpdate,
      token,
      'application/json',
      body,
      body.subarray(0, 9),
    );
    await untilLookedAt();
    socket.write(body.subarray(9));
    expect(await answer).toMatchObject({ code: codes.success });
  });
});

// Only on PostgreSQL: the embedded database answers before the rest of a packet is read.
for (const url of postgresUrl ? [postgresUrl] : []) {
  test('a body that is there by then costs no second look', async () => {
    const closing: (() => Promise<void>)[] = [];
    try {
      const server = await openApp(openTestPostgres(url), {}, closing);
      await server.app.listen({ port: 0, host: '127.0.0.1' });
      const token = await server.signIn();
      const body = word('sent-at-once');
      const looks = jest.spyOn(server.db, 'select');
      const { answer } = begin(server, wordCalls.saveOrUpdate, token, 'application/json', body, body);
      expect(await answer).toMatchObject({ code: codes.success });
      expect(looks).toHaveBeenCalledTimes(1);
    } finally {
      await closeAll(closing);
    }
  }, 120_000);
}
