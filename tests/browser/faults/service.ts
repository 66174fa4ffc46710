import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** An answer of the back end, whole. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** One request on its way to the back end, for a fault to answer. */
export interface Passage {
  response: ServerResponse;
  socket: Socket;
  /** Hands it to the back end, as it is. */
  pass: () => Promise<Answer>;
}

export type Fault = (passage: Passage) => Promise<void> | void;

export interface Seen {
  method: string;
  path: string;
  search: string;
  /** Every header but the one that carries the token, and the token's own. */
  headers: Record<string, string>;
  body: string;
}

interface Broken {
  fault: Fault;
  of: (seen: Seen) => boolean;
}

/** The console and its back end at one address, where requests go wrong as a test wants. */
export class FaultyService {
  readonly seen: Seen[] = [];
  private underway = 0;
  private broken: Broken[] = [];
  private limit?: number;

  private constructor(
    private readonly server: Server,
    private readonly backEnd: URL,
    private readonly agent: Agent,
  ) {}

  static async open(backEnd: string): Promise<FaultyService> {
    const server = createServer();
    const service = new FaultyService(server, new URL(backEnd), new Agent({ keepAlive: true }));
    server.on('request', (incoming, response) => void service.answer(incoming, response));
    // An idle connection stays open, because a page on a slow machine may use it again at any time.
    server.keepAliveTimeout = 0;
    server.requestTimeout = 0;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on those requests meet the fault; what was said before holds no longer. */
  break(fault: Fault, of: Broken['of']): void {
    this.broken = [{ fault, of }];
  }

  /** All is well again. */
  mend(): void {
    this.broken = [];
  }

  /** Pages opened from now on wait so many seconds for an answer, and no longer. */
  limitAnswers(seconds: number | undefined): void {
    this.limit = seconds;
  }

  /** Forgets what a test did. */
  reset(): void {
    this.mend();
    this.limit = undefined;
    this.seen.length = 0;
  }

  /** Whether all that has arrived was answered, or left as its fault leaves it. */
  get isQuiet(): boolean {
    return this.underway === 0;
  }

  async close(): Promise<void> {
    this.agent.destroy();
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    this.underway += 1;
    try {
      const body = await bodyOf(incoming);
      const { pathname, search } = new URL(incoming.url ?? '/', this.url);
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
      );
      const seen = { method: incoming.method ?? 'GET', path: pathname, search, headers, body: body.toString('latin1') };
      this.seen.push(seen);
      const pass = () => this.pass(incoming, body);
      const fault = this.broken.find(({ of }) => of(seen))?.fault;
      if (fault) await fault({ response, socket: incoming.socket, pass });
      else send(response, this.limited(await pass()));
    } catch {
      // The page has left, or the back end was stopped by the test.
      incoming.socket.destroy();
    } finally {
      this.underway -= 1;
    }
  }

  /** The page with the profile of an installation that waits no longer. */
  private limited(answer: Answer): Answer {
    if (!this.limit || !String(answer.headers['content-type']).startsWith('text/html')) return answer;
    const profile = JSON.stringify({ timeout: { read: this.limit, write: this.limit } });
    const html = answer.body.toString().replace(/(id="fish-config">)[^<]*/, `$1${profile}`);
    return { ...answer, body: Buffer.from(html) };
  }

  private pass({ method, url, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
    const { hostname, port } = this.backEnd;
    // Answers are changed as text.
    const kept = { ...headers, 'accept-encoding': 'identity' };
    return new Promise((resolve, reject) => {
      const { agent } = this;
      const passed = request({ agent, hostname, port, method, path: url, headers: kept }, (answer) => {
        bodyOf(answer).then(
          (whole) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole }),
          reject,
        );
      });
      passed.on('error', reject).end(body);
    });
  }
}

/** Headers that belong to a connection. */
const OF_THE_WAY = /^(connection|keep-alive|transfer-encoding|content-length)$/;

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  const kept: OutgoingHttpHeaders = { 'content-length': body.length };
  for (const [name, value] of Object.entries(headers)) if (!OF_THE_WAY.test(name)) kept[name] = value;
  response.writeHead(status, kept).end(body);
}

async function bodyOf(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
