import { pushCalls } from '../../../contract/push/calls';
import { delivery, deliveryJob } from '../../delivery/table';
import { HOUR_MS, shift } from '../../lib/time';
import { onEveryDatabase, START } from '../../testing';
import { pushSending } from './sending';
import { push } from './table';

const now = START.toISOString();

onEveryDatabase({}, (server) => {
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
});
