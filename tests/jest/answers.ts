import { EventEmitter, once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Profile } from '@config/backEnd';
import { configure } from '@/request/backEnd';

/** A request as a back end sees it. */
export interface Seen {
  method: string;
  path: string;
  search: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: unknown;
}

export interface Answer {
  status?: number;
  /** An object is sent as JSON, a string unchanged. */
  body?: unknown;
  /** Delayed until `release` is called. */
  held?: boolean;
  /** Closes the connection instead of answering. */
  cut?: boolean;
}

/** The console under test and its back end have two origins. */
export const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*, aToken, Content-Type',
};

/** Answers requests with prepared answers, in place of a back end. */
export class Answerer {
  private readonly held: (() => void)[] = [];
  private readonly requests = new EventEmitter();

  async send(answer: Answer, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (answer.held) await new Promise<void>((go) => this.hold(go));
    write(answer, request, response);
  }

  /** Sends the oldest delayed answer; waits for its request if that has not arrived yet. */
  async release(): Promise<void> {
    if (!this.held.length) await once(this.requests, 'held');
    this.held.shift()?.();
  }

  /** Sends all delayed answers, to whoever still waits. */
  releaseAll(): void {
    for (const go of this.held.splice(0)) go();
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

/** A server that records requests and sends prepared answers, for behaviour that a real back end never shows. */
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
        search: url.search,
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

/** Configures the console's service, as an installation does in index.html; `profile` as in config/backEnd.ts. */
export function pointAt(address: string, profile: Profile = {}): void {
  configure(JSON.stringify({ ...profile, address }));
}
