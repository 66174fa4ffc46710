import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { loginCalls } from '../../contract/login/calls';
import { onDatabase } from '../testing';
import { TIME_LIMITS } from './timeLimits';

const [, url] = loginCalls.account.split(' ');
/** For a connection that is never ended; on a busy machine too. */
const HANGS_MS = 30_000;
const headers = ['Host: localhost', 'Content-Type: application/json', 'Content-Length: 100'];

onDatabase({ timeLimits: { requestMs: 50, checkEveryMs: 10 } }, (server) => {
  const sockets: Socket[] = [];
  // One that the back end does not end would keep it from closing.
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
  });

  /** All that comes back for what is sent, once the back end ends the connection. */
  const send = async (sent: string): Promise<string> => {
    const { port } = server().app.server.address() as { port: number };
    const socket = connect({ port, host: '127.0.0.1' });
    sockets.push(socket);
    socket.write(sent);
    return text(socket);
  };
  const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')));

  beforeAll(() => server().app.listen({ port: 0, host: '127.0.0.1' }));

  test.each([
    ['body', `POST ${url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n{"account":`],
    ['header', `POST ${url} HTTP/1.1\r\n${headers.join('\r\n')}`],
  ])(
    'a request whose %s stops half-way is ended with an envelope',
    async (_, sent) => {
      const answer = await send(sent);
      expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
      expect(bodyOf(answer)).toEqual({ code: 408, message: expect.any(String), data: null });
    },
    HANGS_MS,
  );

  test('what is not HTTP is answered with an envelope', async () => {
    const answer = await send('hello\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(bodyOf(answer)).toMatchObject({ code: 400, data: null });
  });
});

onDatabase({}, (server) => {
  test('no request may take for ever', () => {
    const { requestTimeout, headersTimeout } = server().app.server;
    expect(requestTimeout).toBe(TIME_LIMITS.requestMs);
    expect(headersTimeout).toBeGreaterThan(0);
    expect(headersTimeout).toBeLessThan(requestTimeout);
  });
});
