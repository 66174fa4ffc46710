import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { reference } from '../config/backEnd';
import type { Input, Output, Path } from '../contract';
import { codes } from '../contract/codes';
import { loginCalls } from '../contract/login/calls';
import { refusalsOf } from '../contract/refusals';
import { buildApp } from './app';
import { sysUser } from './areas/sysUser/table';
import { developmentKey } from './auth/developmentKey';
import { openSession } from './auth/session';
import type { Db } from './db/database';
import type { ConsoleOptions } from './http/console';
import type { TimeLimits } from './http/timeLimits';
import { memoryStore, type UploadStore } from './lib/uploadStore';
import type { Log } from './telemetry/log';
import type { Trusts } from './telemetry/requestId';
import type { Running } from './telemetry/running';
import { type Open, openTestEmbedded, openTestPostgres, postgresUrl } from './testDatabase';
import { type Demo, PASSWORD, START } from './testTemplate';

export { PASSWORD, START };

/** Starting a database takes a second, or more on a busy machine. */
const START_TIMEOUT_MS = 120_000;

export interface Answer<Data> {
  code: number;
  message: string;
  data: Data;
}

interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
  ip?: string;
}

/** What tells of an error that the test does not expect. */
export const unexpected = (error: unknown): never => {
  throw error;
};

/** The back end under test, with its own database and a clock that stands still until the test moves it. */
export class TestApp {
  now = START;
  private token = '';

  constructor(
    readonly app: FastifyInstance,
    readonly db: Db,
  ) {}

  advance(ms: number): void {
    this.now = new Date(this.now.getTime() + ms);
  }

  /** Makes a call, by default as the signed-in admin. */
  async call<P extends Path>(path: P, input: Input<P>, options: CallOptions = {}): Promise<Answer<Output<P>>> {
    const [method, url] = path.split(' ');
    const response = await this.app.inject({
      method: method as 'GET' | 'POST',
      url,
      headers: { atoken: options.token ?? this.token, ...options.headers },
      remoteAddress: options.ip,
      ...(method === 'GET' ? { query: input as Record<string, string> } : { payload: input as object }),
    });
    expect(response.statusCode).toBe(200);
    const answer = response.json();
    const declared: number[] = [codes.success, ...refusalsOf(path).map((name) => codes[name])];
    expect(declared).toContain(answer.code);
    return answer;
  }

  /** Makes a call that has to succeed, and returns its data. */
  async ask<P extends Path>(path: P, input: Input<P>, options?: CallOptions): Promise<Output<P>> {
    const answer = await this.call(path, input, options);
    expect(answer).toMatchObject({ code: codes.success });
    return answer.data;
  }

  logIn(account: string, password: string, options?: CallOptions) {
    return this.call(loginCalls.account, { account, password: encrypt(password) }, options);
  }

  /** Opens a session, by default of the demo's first admin; the following calls use it. */
  async signIn(account = 'admin'): Promise<string> {
    const [admin] = await this.db.select({ id: sysUser.id }).from(sysUser).where(eq(sysUser.account, account));
    this.token = await openSession(this.db, admin?.id ?? '', this.now.toISOString());
    return this.token;
  }
}

/** Encrypts a password as the console does, for the development key. */
export const encrypt = (text: string): string => encryptFor(reference.publicKey, text);

export function encryptFor(publicKey: string, text: string): string {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString('base64');
}

interface Options {
  /** How much demo data: `small` by default, with some records of every area. */
  demo?: Demo;
  console?: ConsoleOptions;
  /** Origins of consoles that stand elsewhere. */
  origins?: readonly string[];
  timeLimits?: TimeLimits;
  docs?: boolean;
  /** PEM of the keys that passwords are encrypted for; the development key by default. */
  privateKey?: string;
  /** In memory by default. */
  uploads?: UploadStore;
  log?: Log;
  running?: Running;
  trustProxy?: Trusts;
}

const onEmbedded: [string, Open] = ['embedded', openTestEmbedded];
const onPostgres: [string, Open][] = postgresUrl ? [['postgresql', openTestPostgres(postgresUrl)]] : [];

type Tests = (server: () => TestApp) => void;

/** Runs the tests on the embedded database only, because PostgreSQL does the same. */
export function onDatabase(options: Options, tests: Tests): void {
  describe('on embedded', () => withApp(options, openTestEmbedded, tests));
}

/**
 * Runs the tests on the embedded database and, when TEST_DATABASE_URL is set, on PostgreSQL; for everything where the
 * two may differ, such as simultaneous transactions, which the embedded one does not have.
 */
export function onEveryDatabase(options: Options, tests: Tests): void {
  describe.each([onEmbedded, ...onPostgres])('on %s', (_, open) => withApp(options, open, tests));
}

function withApp(options: Options, open: Open, tests: Tests): void {
  let server: TestApp;
  const closing: Closing = [];
  beforeAll(async () => {
    server = await openApp(open, options, closing);
  }, START_TIMEOUT_MS);
  afterAll(() => closeAll(closing));
  tests(() => server);
}

type Closing = (() => Promise<void>)[];

/** Opens a back end, and puts what is to be closed into `closing` as it goes: it may fail half-way. */
export async function openApp(open: Open, { demo = 'small', ...options }: Options, closing: Closing): Promise<TestApp> {
  const { database, drop } = await open(demo);
  closing.push(drop, database.close);
  const app = await buildApp({
    database,
    uploads: memoryStore(),
    privateKey: developmentKey,
    now: () => server.now,
    ...options,
  });
  closing.push(() => app.close());
  const server = new TestApp(app, database.db);
  return server;
}

/** What was opened last is closed first. */
export async function closeAll(closing: Closing): Promise<void> {
  for (const close of closing.reverse()) await close();
}
