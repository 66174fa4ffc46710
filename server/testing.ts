import { constants, createPublicKey, publicEncrypt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { security } from '../config/security';
import type { Input, Output, Path } from '../contract';
import { codes } from '../contract/codes';
import { paths } from '../contract/paths';
import { buildApp } from './app';
import { memoryStore } from './areas/upload/store';
import { developmentKey } from './auth/developmentKey';
import { openSession } from './auth/session';
import { type Database, type Db, embedded, openPostgres } from './db/connect';
import { seedDemo } from './db/demo';
import { sysUser } from './db/tables';
import type { ConsoleOptions } from './http/console';

export const PASSWORD = 'fishadmin';
/** A database takes a second to start, more on a busy machine. */
const START_TIMEOUT_MS = 120_000;
export const START = new Date('2026-03-10T10:20:30.456Z');

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
  users?: number;
  admins?: number;
  console?: ConsoleOptions;
}

interface TestDatabase {
  database: Database;
  drop(): Promise<void>;
}

/** A server with PostgreSQL to test on; not everyone has one. */
export const postgresUrl = process.env.TEST_DATABASE_URL;

/** An embedded database with all tables, in memory, that nothing was written to yet (tests/jest/serverSetup.ts). */
export async function openEmpty(): Promise<Database> {
  const files = await readFile(process.env.FISH_TEST_EMPTY_DATABASE ?? '');
  return embedded(await PGlite.create({ loadDataDir: new Blob([files]) }));
}

async function openTestEmbedded(): Promise<TestDatabase> {
  return { database: await openEmpty(), drop: async () => {} };
}

async function openTestPostgres(url: string): Promise<TestDatabase> {
  const { href, drop } = await createTestPostgres(url);
  return { database: openPostgres(href), drop };
}

/** A new database on the server that TEST_DATABASE_URL names. */
export async function createTestPostgres(url: string): Promise<{ href: string; drop(): Promise<void> }> {
  const name = `fish_test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = name;
  return { href: own.href, drop: () => administer(url, `drop database ${name} with (force)`) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const kinds = {
  embedded: openTestEmbedded,
  ...(postgresUrl && { postgresql: () => openTestPostgres(postgresUrl) }),
};

/**
 * Runs the tests on the embedded database and, when TEST_DATABASE_URL is set, on PostgreSQL: each time on a new
 * database with a little demo data.
 */
export function onEveryDatabase(options: Options, tests: (server: () => TestApp) => void): void {
  describe.each(Object.entries(kinds))('on %s', (_, open) => {
    let server: TestApp;
    const closing: (() => Promise<void>)[] = [];

    beforeAll(async () => {
      const { database, drop } = await open();
      closing.push(drop, database.close);
      const { users = 30, admins = 6 } = options;
      await database.prepare((db) => seedDemo(db, { users, admins, now: START, password: PASSWORD }));
      const app = await buildApp({
        database,
        uploads: memoryStore(),
        privateKey: developmentKey,
        now: () => server.now,
        logger: false,
        console: options.console,
      });
      closing.push(() => app.close());
      server = new TestApp(app, database.db);
    }, START_TIMEOUT_MS);

    // Also after a start that failed half-way: what was opened last is closed first.
    afterAll(async () => {
      for (const close of closing.reverse()) await close();
    });

    tests(() => server);
  });
}
