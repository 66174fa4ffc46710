import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Control } from '../db/lockFile';
import { OperatorError } from '../operatorError';

/** An order and what it answers. @throws OperatorError with a sentence for whoever gave it */
export type Orders = Readonly<Record<string, (input: string) => Promise<unknown>>>;

/**
 * Takes orders of commands on this machine, because an embedded database is open to its server alone. It listens on a
 * port of its own that no other machine reaches, for those who know a key, which stands in the data folder: whoever may
 * read that has the database as well.
 */
export async function openControl(orders: Orders): Promise<Control & { close(): void }> {
  const key = randomBytes(32).toString('hex');
  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request, key, orders);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, key, close: () => server.close() };
}

async function answer(
  request: IncomingMessage,
  key: string,
  orders: Orders,
): Promise<{ status: number; body: unknown }> {
  const sent = Buffer.from(request.headers.authorization ?? '');
  const known = Buffer.from(key);
  if (sent.length !== known.length || !timingSafeEqual(sent, known)) return { status: 403, body: {} };
  const order = request.method === 'POST' && orders[request.url?.slice(1) ?? ''];
  if (!order) return { status: 404, body: {} };
  try {
    return { status: 200, body: { result: await order(await text(request)) } };
  } catch (error) {
    return { status: error instanceof OperatorError ? 409 : 500, body: { problem: (error as Error).message } };
  }
}

/** Gives an order to a running server. @throws OperatorError with what it says, or that it does not answer */
export async function giveOrder<Result>({ address, key }: Control, order: string, input = ''): Promise<Result> {
  const response = await fetch(`${address}/${order}`, {
    method: 'POST',
    headers: { authorization: key },
    body: input,
  }).catch((error: Error) => {
    throw new OperatorError(`The server of the data folder does not answer: ${(error.cause as Error)?.message}`);
  });
  const { result, problem } = (await response.json()) as { result: Result; problem?: string };
  if (!response.ok)
    throw new OperatorError(problem ?? `The server of the data folder refused: HTTP ${response.status}`);
  return result;
}
