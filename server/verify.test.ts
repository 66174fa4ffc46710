import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { scripts } from '../package.json';
import { sealOperations } from './areas/operation';
import { room } from './areas/room/table';
import { share, shareSignUp } from './areas/share/table';
import { itemSold } from './areas/shelf/table';
import { loginLog } from './areas/sysUser/table';
import { openEmbedded } from './db/embedded';
import { fillIfEmpty } from './firstStart';
import { makeDataFolder } from './testDatabase';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fish-data-'));
  await makeDataFolder(folder);
  await change(async (db) => {
    await fillIfEmpty(db, { demo: false }, new Date());
    const rows = sql`select id, 'update', 'user', '192.0.2.1', now() from sys_user, generate_series(1, 3)`;
    await db.execute(sql`insert into operation (sys_user_id, action, target_type, ip, at) ${rows}`);
    await sealOperations(db);
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function change(work: (db: Awaited<ReturnType<typeof openEmbedded>>['db']) => Promise<unknown>): Promise<void> {
  const database = await openEmbedded(join(folder, 'database'));
  await work(database.db);
  await database.close();
}

/** Runs what `npm run verify` runs, from the build of tests/jest/serverSetup.ts. */
function verify(data: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const main = join(process.env.FISH_TEST_SERVER ?? '', 'verify.js');
  const child = spawn(process.execPath, [main, ...args], { env: { PATH: process.env.PATH, FISH_DATA: data } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}

test('npm run verify says that the log is whole, then which operation was changed', async () => {
  expect(scripts.verify).toBe('node --enable-source-maps dist-server/verify.js');
  const whole = await verify(folder);
  expect(whole).toEqual({
    code: 0,
    output: expect.stringMatching(
      /^Operation log: 3 operations sealed, 0 to be sealed\.\nHead: 3:[0-9a-f]{64}\nIt is whole\.\n/,
    ),
  });
  const [, head = ''] = /Head: (\S+)/.exec(whole.output) ?? [];

  await change(async (db) => {
    await db.execute(sql`alter table operation disable trigger user`);
    await db.execute(sql`update operation set reason = 'another'
      where id = (select operation_id from operation_seal where seq = 2)`);
  });
  const broken = await verify(folder, '--head', head);
  expect(broken.code).toBe(1);
  expect(broken.output).toMatch(
    /It is not whole, 1 faults?:\n {2}operation \d+ \(seal 2\) was changed after it was sealed\n/,
  );
});

test('it says which kept numbers are not those of the rows, and --count puts them right', async () => {
  const data = join(folder, 'shop');
  await makeDataFolder(data, 'small');
  const right = await verify(data);
  expect(right.code).toBe(0);
  expect(right.output).toMatch(/^What was sold of each item: [1-9]\d+ compared, as the rows say\.$/m);
  expect(right.output).toMatch(/^Reports of rooms: [1-9]\d* compared, as the rows say\.$/m);
  expect(right.output).toMatch(/^Clicks and sign-ups of shares: [1-9]\d* compared, as the rows say\.$/m);
  expect(right.output).toMatch(/^Suspicious sign-ups, .*: [1-9]\d* compared, as the rows say\.$/m);
  expect(right.output).toMatch(/^Sign-ins in bursts: [1-9]\d* compared, as the rows say\.$/m);

  const shop = await openEmbedded(join(data, 'database'));
  const [item] = await shop.db.select().from(itemSold).orderBy(desc(itemSold.pieces)).limit(1);
  const { itemId = '', currency = '', pieces = 0, amount = 0 } = item ?? {};
  await shop.db
    .update(itemSold)
    .set({ pieces: pieces + 1 })
    .where(and(eq(itemSold.itemId, itemId), eq(itemSold.currency, currency as 'CNY')));
  const [shared] = await shop.db.select().from(share).where(gt(share.clicks, 0)).limit(1);
  await shop.db
    .update(share)
    .set({ clicks: 0 })
    .where(eq(share.id, shared?.id ?? ''));
  const [reported] = await shop.db.select().from(room).where(gt(room.reports, 0)).limit(1);
  await shop.db
    .update(room)
    .set({ reports: 0 })
    .where(eq(room.id, reported?.id ?? ''));
  const [signUp] = await shop.db
    .update(shareSignUp)
    .set({ byIp: sql`not by_ip` })
    .where(sql`id = (select max(id) from share_sign_up)`)
    .returning();
  const [signIn] = await shop.db
    .update(loginLog)
    .set({ inBurst: sql`not in_burst` })
    .where(sql`id = (select max(id) from login_log where in_burst)`)
    .returning();
  await shop.close();

  const wrong = await verify(data);
  expect(wrong.code).toBe(1);
  expect(wrong.output).toContain(
    `compared, 1 of their numbers are wrong:\n  item ${itemId} in ${currency}: ${pieces + 1} sold for ${amount} kept, ${pieces} sold for ${amount} by the rows\n`,
  );
  expect(wrong.output).toContain(
    `\n  share ${shared?.id}: 0 clicks and ${shared?.signUps} sign-ups kept, ${shared?.clicks} clicks and ${shared?.signUps} sign-ups by the rows\n`,
  );
  expect(wrong.output).toContain(
    `\n  room ${reported?.id}: 0 reports kept, ${reported?.reports} reports by the rows\n`,
  );
  expect(wrong.output).toMatch(
    new RegExp(`\\n {2}sign-up ${signUp?.id}: .*, suspicious by address kept, .* by the rows\\n`),
  );
  expect(wrong.output).toContain(`\n  sign-in ${signIn?.id}: in no burst kept, in a burst by the rows\n`);
  const mended = await verify(data, '--count');
  expect(mended).toEqual({ code: 0, output: expect.stringMatching(/counted anew, as the rows say\.\n$/) });
  expect((await verify(data)).output).toBe(right.output);
});

test('where it can’t look it says so, and ends otherwise', async () => {
  const empty = join(folder, 'nothing-here');
  expect(await verify(empty)).toEqual({ code: 2, output: expect.stringContaining(`There is no database in ${empty}`) });
  expect(await verify(folder, '--head', '12')).toEqual({ code: 2, output: expect.stringContaining('--head takes') });
});
