import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { orderCalls } from '../contract/order/calls';
import { shareCalls } from '../contract/share/calls';
import { areas } from './areas';
import type { Area } from './areas/area';
import { order } from './areas/order/table';
import { share, shareClick } from './areas/share/table';
import { stonePackage } from './areas/shelf/table';
import { user } from './areas/user/table';
import { openEmbedded } from './db/embedded';
import { makeDataFolder } from './testDatabase';
import { call, killAll, signIn, start } from './testProcess';
import { PASSWORD } from './testTemplate';

const ROUNDS = 3;
/** So many sales and clicks are acknowledged in a round before the server is killed. */
const WRITES = 12;

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fish-kept-'));
  await makeDataFolder(folder, 'small');
});
afterAll(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

async function look<Seen>(work: (db: Awaited<ReturnType<typeof openEmbedded>>['db']) => Promise<Seen>): Promise<Seen> {
  const database = await openEmbedded(join(folder, 'database'));
  const seen = await work(database.db);
  await database.close();
  return seen;
}

test('a server that is killed while it sells and is clicked on leaves numbers that are those of the rows', async () => {
  const { itemId, userId, shareId } = await look(async (db) => {
    await db.execute(sql`update app_user set status = 'normal', status_until = null`);
    await db.execute(sql`update stone_package set limit_per_user = null`);
    const [item] = await db.select().from(stonePackage).where(sql`${stonePackage.section} is not null`).limit(1);
    const [buyer] = await db.select().from(user).limit(1);
    const [shared] = await db.select().from(share).limit(1);
    return { itemId: item?.id ?? '', userId: buyer?.id ?? '', shareId: shared?.id ?? '' };
  });
  const rowsIn = () => look(async (db) => (await db.$count(shareClick)) + (await db.$count(order)));
  const before = await rowsIn();
  let done = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = start({ FISH_DATA: folder });
    const address = (await server.address) ?? '';
    const token = await signIn(address, PASSWORD);
    let killed = false;
    const write = async (one: () => Promise<unknown>) => {
      while (!killed) {
        await one().then(
          () => {
            done += 1;
          },
          () => {},
        );
      }
    };
    const buy = async () => {
      const items = [{ id: itemId, count: 1 }];
      const wanted = { userId, items, channel: 'alipay', platform: 'ios', requestId: randomUUID() } as const;
      const { data } = await call(address, orderCalls.place, wanted, token);
      await call(address, orderCalls.pay, { id: data.id, channelNumber: randomUUID() }, token);
      await call(address, orderCalls.refund, { id: data.id, amount: data.amount, reason: 'By mistake' }, token);
    };
    const click = () =>
      call(address, shareCalls.click, { shareId, requestId: randomUUID(), ip: '192.0.2.9', device: 'one' }, token);
    const writers = [buy, buy, click, click].map(write);
    while (done < WRITES * (round + 1)) await setTimeout(20);
    server.process.kill('SIGKILL');
    killed = true;
    await Promise.all([...writers, server.ended]);
    await look(async (db) => {
      for (const kept of Object.values<Area>(areas).flatMap((area) => area.kept ?? [])) {
        expect(await kept.compare(db, 5)).toMatchObject({ differ: 0, first: [] });
      }
    });
  }
  expect(await rowsIn()).toBeGreaterThanOrEqual(before + done);
}, 120_000);
