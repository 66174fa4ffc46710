import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A fake gateway to phones, over HTTP. */
export interface Phones {
  url: string;
  secret: string;
  /** The keys of accepted posts, in order. */
  keys: string[];
  /** The parsed bodies of its requests. */
  bodies: unknown[];
  /** How many requests had a wrong signature. */
  readonly unsigned: number;
  /** Refuses the next posts, as if it were down. */
  refuseNext(posts: number): void;
  /** Does not answer any post after it has accepted this many; without a number it accepts all again. */
  takeAtMost(posts?: number): void;
  close(): Promise<void>;
}

export async function openPhones(secret = 'between us'): Promise<Phones> {
  const keys: string[] = [];
  const bodies: unknown[] = [];
  let refusing = 0;
  let atMost = Number.POSITIVE_INFINITY;
  let unsigned = 0;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { 'x-fish-timestamp': timestamp, 'x-fish-signature': signature, 'idempotency-key': key } = request.headers;
    const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    if (signature !== `v1=${expected}`) unsigned += 1;
    if (refusing > 0) {
      refusing -= 1;
      response.writeHead(503).end('back soon');
      return;
    }
    if (keys.length >= atMost) return;
    keys.push(String(key));
    bodies.push(JSON.parse(body));
    response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  // Otherwise it may close an idle connection just when the next post is sent on it.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/push`,
    secret,
    keys,
    bodies,
    get unsigned() {
      return unsigned;
    },
    refuseNext(posts) {
      refusing = posts;
    },
    takeAtMost(posts = Number.POSITIVE_INFINITY) {
      atMost = posts;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
