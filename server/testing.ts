import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { security } from '../config/security';
import type { Input, Output, Path } from '../contract';
import { codes } from '../contract/codes';
import { paths } from '../contract/paths';
import { buildApp } from './app';
import { memoryStore } from './areas/upload/store';
import { developmentKey } from './auth/developmentKey';
import { openSession } from './auth/session';
import type { Db } from './db/connect';
import { sysUser } from './db/tables';
import type { ConsoleOptions } from './http/console';
import { type Open, openTestEmbedded, openTestPostgres, postgresUrl } from './testDatabase';
import { type Demo, PASSWORD, START } from './testTemplate';

export { PASSWORD, START };

/** A database takes a second to start, more on a busy machine. */
const START_TIMEOUT_MS = 120_000;

export interface Answer<Data> {
  code: number;
  message: string;
  data: Data;
}

interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
  /** Address the call comes from. */
  ip?: string;
}

/** The back end under test, on a database of its own, with a clock that stands still until it is moved. */
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

  /** Makes a call of the contract, as the signed-in admin unless told otherwise. */
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
    return response.json();
  }

  /** The data of a call that has to succeed. */
  async ask<P extends Path>(path: P, input: Input<P>, options?: CallOptions): Promise<Output<P>> {
    const answer = await this.call(path, input, options);
    expect(answer).toMatchObject({ code: codes.success });
    return answer.data;
  }

  logIn(account: string, password: string, options?: CallOptions) {
    return this.call(paths.login.account, { account, password: encrypt(password) }, options);
  }

  /** Opens a session, by default of the demo data's first admin, and makes the next calls in it. */
  async signIn(account = 'admin'): Promise<string> {
    const [admin] = await this.db.select({ id: sysUser.id }).from(sysUser).where(eq(sysUser.account, account));
    this.token = await openSession(this.db, admin?.id ?? '', this.now.toISOString());
    return this.token;
  }
}

/** A password as the console sends it. */
export function encrypt(text: string): string {
  const key = createPublicKey({ key: Buffer.from(security.publicKey, 'base64'), format: 'der', type: 'spki' });
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString('base64');
}

interface Options {
  /** How much demo data the database begins with: some of everything unless `large`. */
  demo?: Demo;
  console?: ConsoleOptions;
}

const onEmbedded: [string, Open] = ['embedded', openTestEmbedded];
const onPostgres: [string, Open][] = postgresUrl ? [['postgresql', openTestPostgres(postgresUrl)]] : [];

type Tests = (server: () => TestApp) => void;

/** Runs the tests on the embedded database: rules that any PostgreSQL keeps alike. */
export function onDatabase(options: Options, tests: Tests): void {
  describe('on embedded', () => withApp(options, openTestEmbedded, tests));
}

/**
 * Runs the tests on the embedded database and, when TEST_DATABASE_URL is set, on PostgreSQL: what the two may do
 * otherwise, such as transactions side by side, which the embedded one does not have.
 */
export function onEveryDatabase(options: Options, tests: Tests): void {
  describe.each([onEmbedded, ...onPostgres])('on %s', (_, open) => withApp(options, open, tests));
}

/** Gives the tests a back end on a new copy of the demo database. */
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
export async function openApp(open: Open, { demo = 'small', console }: Options, closing: Closing): Promise<TestApp> {
  const { database, drop } = await open(demo);
  closing.push(drop, database.close);
  const app = await buildApp({
    database,
    uploads: memoryStore(),
    privateKey: developmentKey,
    now: () => server.now,
    logger: false,
    console,
  });
  closing.push(() => app.close());
  const server = new TestApp(app, database.db);
  return server;
}

/** What was opened last is closed first. */
export async function closeAll(closing: Closing): Promise<void> {
  for (const close of closing.reverse()) await close();
}
