import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { gracefulClose } from './gracefulClose';

/** A server that answers nothing, and a connection to it on which this was sent. */
async function opened(sent: string, lastAnswersMs?: number) {
  const app = fastify();
  const asked = new Promise<void>((resolve) => {
    app.get('/', () => new Promise(() => resolve()));
  });
  const close = gracefulClose(app, lastAnswersMs);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(sent);
  return { close, socket, asked };
}

test.each(['', 'GET / HT'])('a connection with “%s” alone keeps no server', async (sent) => {
  const { close, socket } = await opened(sent);
  const closed = once(socket, 'close');
  await close();
  await closed;
});

test('an answer that does not come is waited for so long, and no longer', async () => {
  const { close, asked } = await opened('GET / HTTP/1.1\r\nHost: here\r\n\r\n', 300);
  await asked;
  await close();
});
