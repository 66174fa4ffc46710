import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Time for the answers that are under way, in milliseconds. */
const LAST_ANSWERS_MS = 30_000;
const LOOK_EVERY_MS = 100;

/**
 * Node closes a server when its last connection ends. A browser opens some ahead on which it never asks anything, and
 * they would keep the process for minutes; so would somebody who does not read their answer. Answers how to close, and
 * has to be called before the server listens.
 */
export function gracefulClose(app: FastifyInstance, lastAnswersMs = LAST_ANSWERS_MS): () => Promise<void> {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));

  return async () => {
    const looking = setInterval(() => {
      for (const socket of unused) socket.destroy();
    }, LOOK_EVERY_MS);
    const late = setTimeout(() => app.server.closeAllConnections(), lastAnswersMs);
    try {
      await app.close();
    } finally {
      clearInterval(looking);
      clearTimeout(late);
    }
  };
}
