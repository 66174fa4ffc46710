import { EventEmitter, once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What went over the wire, as a back end sees it. */
export interface Seen {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface Answer {
  status?: number;
  /** An object is sent as JSON, a string as it is. */
  body?: unknown;
  /** Waits until it is released. */
  held?: boolean;
  /** Cut the connection instead of answering. */
  cut?: boolean;
}

/** The console under test and its back end have two origins. */
export const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, aToken, Content-Type',
};

/** Answers requests as told instead of as a back end would. */
export class Answerer {
  private readonly held: (() => void)[] = [];
  private readonly requests = new EventEmitter();

  async send(answer: Answer, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (answer.held) await new Promise<void>((go) => this.hold(go));
    write(answer, request, response);
  }

  /** Lets the answer go that is held the longest; waits for its request if that is still on its way. */
  async release(): Promise<void> {
    if (!this.held.length) await once(this.requests, 'held');
    this.held.shift()?.();
  }

  private hold(go: () => void): void {
    this.held.push(go);
    this.requests.emit('held');
  }
}

function write({ status = 200, body, cut }: Answer, request: IncomingMessage, response: ServerResponse): void {
  if (cut) {
    request.socket.destroy();
    return;
  }
  response.writeHead(status, { ...CORS, 'Content-Type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** A server that records what it is asked and answers what it is told, for what a well-behaved back end never does. */
export class AnswerServer {
  readonly seen: Seen[] = [];
  private answers: Answer[] = [];
  private readonly answerer = new Answerer();

  private constructor(private readonly server: Server) {}

  static async open(): Promise<AnswerServer> {
    const http = createServer();
    const opened = new AnswerServer(http);
    http.on('request', async (request, response) => {
      if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end();
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const text = Buffer.concat(chunks).toString();
      const url = new URL(request.url ?? '/', 'http://localhost');
      opened.seen.push({
        method: request.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: request.headers['content-type']?.includes('json') ? JSON.parse(text) : text,
      });
      return opened.answerer.send(opened.answers.shift() ?? { body: ok(null) }, request, response);
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    pointAt(opened.address);
    return opened;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The next answers, in order; without one, success with `null`. */
  will(...answers: Answer[]): void {
    this.answers.push(...answers);
  }

  /** Lets the answer go that is held the longest; waits for its request if that is still on its way. */
  release = (): Promise<void> => this.answerer.release();

  forget(): void {
    this.seen.length = 0;
    this.answers = [];
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

export const ok = (data: unknown) => ({ code: 200, message: 'ok', data });

/** Sets the base address of the console, as an installation does in index.html. */
export function pointAt(address: string): void {
  document.querySelector('meta[name="fish-api"]')?.remove();
  const meta = document.createElement('meta');
  meta.name = 'fish-api';
  meta.content = address;
  document.head.append(meta);
}
