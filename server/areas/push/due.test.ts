import { pushCalls } from '../../../contract/push/calls';
import { roomCalls } from '../../../contract/room/calls';
import { delivery, deliveryJob } from '../../delivery/table';
import { HOUR_MS, shift } from '../../lib/time';
import { onEveryDatabase, START } from '../../testing';
import { testRooms } from '../room/testRooms';
import { pushSending } from './sending';
import { push } from './table';

const now = START.toISOString();

onEveryDatabase({}, (server) => {
  const activity = testRooms(server, 'activity');
  beforeEach(() => server().signIn());

  test('are sorted by when they went out or are due, and last are those without such a time', async () => {
    for (const table of [delivery, deliveryJob, push]) await server().db.delete(table);
    const create = (title: string, scheduledAt: string | null = null) =>
      server().ask(pushCalls.saveOrUpdate, {
        ...{ title, body: 'Come', image: null, opens: 'app', roomId: null, url: null },
        ...{ audience: { kind: 'all', days: null, numbers: null }, scheduledAt, expiresAt: null },
      });
    const send = ({ id, version }: { id: string; version: number }) => server().ask(pushCalls.send, { id, version });
    const ahead = async (title: string, hours: number) => {
      const draft = await create(title, shift(now, hours * HOUR_MS));
      await send(draft);
      return draft.id;
    };
    await ahead('Next', 1);
    await server().ask(pushCalls.cancel, { id: await ahead('Cancelled', 2), reason: 'Wrong date' });
    await ahead('Last', 3);
    await create('No time');
    const out = await create('Out');
    await send(out);
    await pushSending.begin(server().db, out.id, now);

    /** Read page by page, from where the one before ended. */
    const titles = async (order: 'ascend' | 'descend', after?: string): Promise<string[]> => {
      const query = { sort: 'due', order, pageSize: 2, ...(after && { after }) } as const;
      const { list, next } = await server().ask(pushCalls.pageList, query);
      return [...list.map(({ title }) => title), ...(next ? await titles(order, next) : [])];
    };
    expect(await titles('ascend')).toEqual(['Out', 'Next', 'Last', 'Cancelled', 'No time']);
    expect(await titles('descend')).toEqual(['Last', 'Next', 'Out', 'No time', 'Cancelled']);
  });

  test('one goes to nobody where the room that it opens was closed since it was scheduled', async () => {
    const { db } = server();
    const room = await activity.make('scheduled');
    const scheduledAt = shift(now, HOUR_MS);
    const { id, version } = await server().ask(pushCalls.saveOrUpdate, {
      ...{ title: 'Tonight', body: 'Come', image: null, opens: 'room', roomId: room.id, url: null },
      ...{ audience: { kind: 'all', days: null, numbers: null }, scheduledAt, expiresAt: null },
    });
    await server().ask(pushCalls.send, { id, version });
    await server().ask(roomCalls.changeStatus, { id: room.id, status: 'closed', reason: 'Rained out' });
    expect(await pushSending.begin(db, id, scheduledAt)).toBeNull();
    await pushSending.finish(db, id, { recipients: 0, sent: 0, failed: 0, skipped: 0, opened: 0 }, scheduledAt);
    expect(await server().ask(pushCalls.detail, { id })).toMatchObject({ status: 'failed' });
  });
});
