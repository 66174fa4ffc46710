import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Path } from '../contract';
import { shareCalls } from '../contract/share/calls';
import { userCalls } from '../contract/user/calls';
import { wordCalls } from '../contract/word/calls';
import type { Database } from './db/database';
import { LIMITS } from './db/limits';
import { rowsOf } from './db/rows';
import { HOUR_MS } from './lib/time';
import { type Open, openTestEmbedded, openTestPostgres, postgresUrl } from './testDatabase';
import { closeAll, openApp, type TestApp } from './testing';

/** Nothing ends by itself while the test looks on. */
const limits = {
  ...LIMITS,
  reports: { ...LIMITS.reports, connectMs: HOUR_MS, statementMs: HOUR_MS, lockMs: HOUR_MS },
};

// Only on PostgreSQL: the embedded database does one query after the other, in the same process.
for (const url of postgresUrl ? [postgresUrl] : []) {
  describe('reports that many ask for at once and nobody waits for', () => {
    const closing: (() => Promise<void>)[] = [];
    let server: TestApp;
    let token: string;
    let beside: Client;

    beforeAll(async () => {
      server = await openApp(openTestPostgres(url, limits), {}, closing);
      token = await server.signIn();
      await server.app.listen({ host: '127.0.0.1', port: 0 });
      const rows = await rowsOf<{ name: string }>(server.db, sql`select current_database() as name`);
      beside = new Client({ connectionString: Object.assign(new URL(url), { pathname: rows[0]?.name }).href });
      await beside.connect();
      closing.push(() => beside.end());
    });
    afterAll(() => closeAll(closing));

    const ask = (path: Path, signal?: AbortSignal) => {
      const { port } = server.app.server.address() as AddressInfo;
      return fetch(`http://127.0.0.1:${port}${path.split(' ')[1]}`, { headers: { atoken: token }, signal });
    };
    const waiting = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const untilWaiting = async (queries: number) => {
      while ((await rowsOf(server.db, waiting)).length !== queries);
    };

    test('keep no other call waiting, and are stopped', async () => {
      // As long as this goes on, the report does not come to an end.
      await beside.query('begin; lock table share in access exclusive mode');
      const caller = new AbortController();
      const reports = Array.from({ length: 12 }, () => ask(shareCalls.pageList, caller.signal).catch(() => 'left'));
      await untilWaiting(limits.reports.connections);
      expect((await ask(userCalls.pageList)).status).toBe(200);

      caller.abort();
      expect(new Set(await Promise.all(reports))).toEqual(new Set(['left']));
      await untilWaiting(0);
      await beside.query('rollback');
      expect((await ask(shareCalls.pageList)).status).toBe(200);
    });
  });
}

describe('which connections a call has', () => {
  const closing: (() => Promise<void>)[] = [];
  let asked: boolean[] = [];
  let server: TestApp;

  beforeAll(async () => {
    const recording: Open = async (demo) => {
      const { database, drop } = await openTestEmbedded(demo);
      const reader: Database['reader'] = (signal, isReport) => {
        asked.push(isReport);
        return database.reader(signal, isReport);
      };
      return { database: { ...database, reader }, drop };
    };
    server = await openApp(recording, {}, closing);
    await server.signIn();
  });
  afterAll(() => closeAll(closing));

  test.each<[string, boolean[], () => Promise<unknown>]>([
    ['a list reads', [false], () => server.ask(userCalls.pageList, {})],
    ['a sum is a report', [true], () => server.ask(shareCalls.suspects, {})],
    ['a count by POST is one, too', [true], () => server.ask(userCalls.countByStatus, { ids: ['1'] })],
    ['what a POST only asks is read', [false], () => server.ask(wordCalls.check, { text: 'A text' })],
    ['a write has a transaction', [], () => server.call(userCalls.addNote, { id: '1', text: 'A note' })],
  ])('%s', async (_, expected, call) => {
    asked = [];
    await call();
    expect(asked).toEqual(expected);
  });
});
