import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between a back end and PostgreSQL, so that a test can take the one from the other. */
export class TestProxy {
  private server?: Server;
  private port = 0;
  private hangs = false;
  private last?: string;
  private readonly pairs = new Set<[Socket, Socket]>();

  private constructor(private readonly target: URL) {}

  static async open(url: string): Promise<TestProxy> {
    const proxy = new TestProxy(new URL(url));
    await proxy.comeBack();
    return proxy;
  }

  /** The address of the database through the proxy. */
  get href(): string {
    const own = new URL(this.target);
    own.hostname = '127.0.0.1';
    own.port = String(this.port);
    return own.href;
  }

  /** PostgreSQL ends: every connection breaks, and new ones are refused. */
  async goAway(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    const closed = server && once(server, 'close');
    server?.close();
    this.cut();
    await closed;
  }

  async comeBack(): Promise<void> {
    this.server = createServer((client) => this.join(client)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Every connection breaks, and new ones are let in. */
  cut(): void {
    for (const [client, upstream] of this.pairs) {
      client.resetAndDestroy();
      upstream.destroy();
    }
  }

  /** Whatever is sent, nothing arrives and nothing comes back. */
  hang(): void {
    this.hangs = true;
    for (const pair of this.pairs) for (const socket of pair) socket.pause();
  }

  goOn(): void {
    this.hangs = false;
    for (const pair of this.pairs) for (const socket of pair) socket.resume();
  }

  /** Passes on the next message with a text in it, and breaks the connection before it is answered. */
  cutAfter(text: string): void {
    this.last = text;
  }

  async close(): Promise<void> {
    await this.goAway();
  }

  private join(client: Socket): void {
    const upstream = connect(Number(this.target.port || 5432), this.target.hostname);
    const pair: [Socket, Socket] = [client, upstream];
    this.pairs.add(pair);
    client.on('data', (chunk) => {
      upstream.write(chunk);
      if (this.last === undefined || !chunk.includes(this.last)) return;
      this.last = undefined;
      client.resetAndDestroy();
    });
    upstream.on('data', (chunk) => client.write(chunk));
    for (const [socket, other] of [pair, [upstream, client] as const]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        this.pairs.delete(pair);
        other.end();
      });
      socket.on('end', () => other.end());
    }
    if (this.hangs) for (const socket of pair) socket.pause();
  }
}
