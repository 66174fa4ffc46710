import { setTimeout } from 'node:timers/promises';
import { eq, inArray } from 'drizzle-orm';
import fastify from 'fastify';
import { pushCalls } from '../contract/push/calls';
import { room } from './areas/room/table';
import { loginThrottle } from './areas/sysUser/table';
import { wish } from './areas/wish/table';
import { openJob } from './delivery/job';
import { everyone, someGateway } from './delivery/testSending';
import { keepTime } from './keepTime';
import { onDatabase } from './testing';

onDatabase({}, (server) => {
  const running = inArray(room.status, ['scheduled', 'live']);
  const isOpen = eq(wish.state, 'open');
  const left = async () => [await server().db.$count(room, running), await server().db.$count(wish, isOpen)];

  test('what was missed while nothing ran is done before the app goes on: rooms end, wishes expire', async () => {
    const { db } = server();
    await db.update(room).set({ startsAt: '2020-01-01T00:00:00Z', endsAt: '2020-01-02T00:00:00Z' }).where(running);
    await db.update(wish).set({ expiresAt: '2020-01-02T00:00:00Z' }).where(isOpen);
    expect(Math.min(...(await left()))).toBeGreaterThan(0);
    const app = fastify();
    await keepTime(app, db);
    expect(await left()).toEqual([0, 0]);
    await app.close();
  });

  test('counts of wrong sign-ins that have run out are deleted', async () => {
    const { db } = server();
    const at = '2020-01-01T00:00:00Z';
    await db.insert(loginThrottle).values({ account: 'nobody', ip: '10.0.0.1', tries: 1, firstAt: at, lastAt: at });
    const app = fastify();
    await keepTime(app, db);
    await app.close();
    expect(await db.$count(loginThrottle)).toBe(0);
  });

  test('a room that fails is told, and keeps no other and no wish from its step', async () => {
    const { db } = server();
    await db.update(room).set({ status: 'live' }).where(eq(room.status, 'ended'));
    expect((await left())[0]).toBeGreaterThan(1);
    await db.update(wish).set({ state: 'open', refunded: 0, endedAt: null }).where(eq(wish.state, 'expired'));
    const app = fastify();
    const told = jest.spyOn(app.log, 'error');
    const failing = Object.create(db) as typeof db;
    // A room is the first to open a transaction.
    jest.spyOn(failing, 'transaction').mockRejectedValueOnce(new Error('no such room'));
    await keepTime(app, failing);
    expect(told).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith(
      { err: expect.objectContaining({ message: 'no such room' }), clock: 'room' },
      expect.any(String),
    );
    expect(await left()).toEqual([1, 0]);
    await app.close();
  });

  test('a stop waits for the batch that a gateway has in hand, and hands over no other', async () => {
    const { db } = server();
    await server().signIn();
    const text = { title: 'Tonight', body: 'Come', image: null };
    const opens = { opens: 'app', roomId: null, url: null } as const;
    const draft = { ...text, ...opens, audience: everyone, scheduledAt: null, expiresAt: null };
    for (const _ of [1, 2]) {
      const { id } = await server().ask(pushCalls.saveOrUpdate, draft);
      await openJob(db, { kind: 'push', targetId: id, dueAt: '2020-01-01T00:00:00Z', expiresAt: null });
    }
    const pushGateway = someGateway(async () => {
      await setTimeout(300);
      return { state: 'sent' };
    }, 1);
    const app = fastify();
    await keepTime(app, db, { pushGateway });
    while (pushGateway.handed.length === 0) await setTimeout(10);
    await app.close();
    expect(pushGateway.handed).toHaveLength(1);
  });

  test('what was missed and takes long is gone on with while the app answers', async () => {
    const { db } = server();
    await db.update(room).set({ status: 'live' }).where(eq(room.status, 'ended'));
    const slow = Object.create(db) as typeof db;
    let end = () => {};
    jest.spyOn(slow, 'transaction').mockReturnValueOnce(
      new Promise<never>((resolve) => {
        end = resolve as () => void;
      }),
    );
    const app = fastify();
    await keepTime(app, slow, { patienceMs: 0 });
    await app.ready();
    end();
    await app.close();
  });
});
