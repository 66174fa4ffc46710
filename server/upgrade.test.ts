import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { loginCalls } from '../contract/login/calls';
import { sceneTemplateCalls } from '../contract/sceneTemplate/calls';
import { sysUserCalls } from '../contract/sysUser/calls';
import { sysUser } from './areas/sysUser/table';
import { openPostgres } from './db/postgres';
import { createTestPostgres, postgresUrl } from './testDatabase';
import { encrypt } from './testing';
import { call, killAll, type Started, signIn, start } from './testProcess';
import { buildRelease, lastRelease, type Release } from './testRelease';

const PASSWORD = 'first-password';
const MIGRATIONS = join(__dirname, 'db/migrations');

/** What takes away something that the release before may still use. */
const TAKES_AWAY =
  /\bdrop\s+(table|column|type|view|sequence|schema)\b|\brename\b|\bset\s+not\s+null\b|\bset\s+data\s+type\b/i;
const SAID = /^\s*-- contract: unused since \d+\.\d+\.\d+$/m;

jest.setTimeout(600_000);

let folder: string;
let database: Awaited<ReturnType<typeof createTestPostgres>> | undefined;
const begin = async (url: string) => {
  folder = mkdtempSync(join(tmpdir(), 'fish-upgrade-'));
  database = await createTestPostgres(url);
};
const end = async () => {
  killAll();
  await database?.drop();
  database = undefined;
  rmSync(folder, { recursive: true, force: true });
};
const startOn = (server?: string): Started =>
  start({ DATABASE_URL: database?.href ?? '', FISH_DATA: folder, FISH_ADMIN_PASSWORD: PASSWORD }, server);

async function addressOf(started: Started): Promise<string> {
  const address = await started.address;
  if (!address) throw new Error(`It did not start:\n${started.output()}`);
  return address;
}

// The embedded database has one process at a time.
for (const url of postgresUrl ? [postgresUrl] : []) {
  describe('several servers that start at once on an empty PostgreSQL', () => {
    beforeAll(() => begin(url));
    afterAll(end);

    test('serve, and one of them has filled it', async () => {
      const servers = [startOn(), startOn(), startOn()];
      for (const address of await Promise.all(servers.map(addressOf))) {
        expect(await signIn(address, PASSWORD)).toBeTruthy();
      }
      expect(servers.filter((each) => each.output().includes('Sign in as admin'))).toHaveLength(1);
      const direct = openPostgres(database?.href ?? '');
      expect(await direct.db.$count(sysUser)).toBe(1);
      await direct.close();
    });

    test('take turns by a lock of a transaction: one of the session stays on a connection that a pooler shares', async () => {
      const direct = openPostgres(database?.href ?? '');
      let holders: unknown;
      await direct.prepare(async (db) => {
        const held = sql`select state from pg_locks join pg_stat_activity using (pid)
          where locktype = 'advisory' and datname = current_database()`;
        ({ rows: holders } = (await db.execute(held)) as unknown as { rows: unknown });
      });
      expect(holders).toEqual([{ state: 'idle in transaction' }]);
      await direct.close();
    });
  });

  const name = lastRelease();
  if (!name) test.todo('the release before, on the schema of this one: there is no history here');
  else {
    describe(`the release before (${name.slice(0, 10)}) on the schema of this one`, () => {
      let release: Release | undefined;
      let old: string;
      let token: string;

      beforeAll(async () => {
        release = buildRelease(name);
        await begin(url);
        old = await addressOf(startOn(join(release.folder, 'dist-server')));
        token = await signIn(old, PASSWORD);
      });
      afterAll(async () => {
        await end();
        release?.remove();
      });

      /** HTTP status and code of every call that only reads. */
      async function readAll(): Promise<Record<string, string>> {
        const answers: Record<string, string> = {};
        for (const [path, query] of readingCalls(release?.folder ?? '')) {
          const answer = await fetch(`${old}${path}?${query}`, { headers: { atoken: token } });
          answers[path] = `${answer.status} ${(await answer.json()).code}`;
        }
        return answers;
      }

      const scene = { theme: 'lake', cover: '/fish/demo/cover-lake-1.svg', capacity: 8, unlockLevel: 1 } as const;
      const makeScene = (at: string, called: string) =>
        call(at, sceneTemplateCalls.modify, { ...scene, name: called }, token);
      const scenesAt = async (at: string) =>
        (await call(at, sceneTemplateCalls.list, { pageSize: 100 }, token)).data.list.map(({ name }) => name);

      test('serves while two of this one start at once, and goes on as before', async () => {
        const before = await readAll();
        expect(Object.values(before).filter((answer) => /^5/.test(answer))).toEqual([]);

        let up = false;
        const starting = Promise.all([startOn(), startOn()].map(addressOf)).finally(() => {
          up = true;
        });
        const made: string[] = [];
        do {
          made.push(`Lake ${made.length}`);
          expect(await makeScene(old, made.at(-1) ?? '')).toMatchObject({ code: 200 });
          expect((await scenesAt(old)).length).toBe(Math.min(made.length, 100));
        } while (!up);
        const [one = '', other = ''] = await starting;

        expect(await readAll()).toEqual(before);
        const admin = { account: 'second', nickname: 'Second', password: encrypt('three blind mice') };
        expect(await call(old, sysUserCalls.saveOrUpdate, admin, token)).toMatchObject({ code: 200 });
        expect(await makeScene(one, 'Of the new one')).toMatchObject({ code: 200 });
        for (const at of [old, one, other]) {
          const signedIn = await call(at, loginCalls.account, { account: 'second', password: admin.password });
          expect(signedIn).toMatchObject({ code: 200 });
          expect(await scenesAt(at)).toEqual(expect.arrayContaining(['Of the new one', 'Lake 0']));
        }
      });

      test('finds everything it uses: a step that takes something away says since when it is unused', () => {
        const released = readdirSync(join(release?.folder ?? '', 'server/db/migrations'));
        const steps = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql') && !released.includes(file));
        const statements = steps.flatMap((file) =>
          readFileSync(join(MIGRATIONS, file), 'utf8').split('--> statement-breakpoint'),
        );
        expect(statements.filter((each) => TAKES_AWAY.test(each) && !SAID.test(each))).toEqual([]);
      });
    });
  }
}

interface Described {
  paths: Record<string, { get?: { parameters?: { name: string; required?: boolean }[] } }>;
}

/** Every call of a release that only reads, with something for each parameter that it must have. */
function readingCalls(sources: string): [string, URLSearchParams][] {
  const { paths } = JSON.parse(readFileSync(join(sources, 'docs/openapi.json'), 'utf8')) as Described;
  return Object.entries(paths).flatMap(([path, { get }]): [string, URLSearchParams][] => {
    if (!get) return [];
    const must = (get.parameters ?? []).filter(({ required }) => required);
    return [[path, new URLSearchParams(must.map((each) => [each.name, something(each.name)]))]];
  });
}

const SOMETHING: Record<string, string> = {
  at: '2026-03-10T10:20:30.456Z',
  since: '2026-03-10T10:20:30.456Z',
  from: '2026-03-01',
  to: '2026-03-10',
  zone: 'UTC',
  list: 'user',
  keyword: 'lake',
};
/** An id of nobody, where nothing else is asked for. */
const something = (name: string) => SOMETHING[name] ?? '9007199254740993';
