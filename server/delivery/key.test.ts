import { sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows';
import { shift } from '../lib/time';
import { onEveryDatabase, START } from '../testing';
import type { Parcel } from './gateway';
import { openJob } from './job';
import { delivery, deliveryJob } from './table';
import { someGateway, someSending, work } from './testSending';

onEveryDatabase({}, (server) => {
  const db = () => server().db;

  async function send(at: string): Promise<Parcel[]> {
    const gateway = someGateway(() => ({ state: 'sent' }));
    await openJob(db(), { kind: 'push', targetId: '1', dueAt: at, expiresAt: null });
    await work(db(), { kind: 'push', sending: someSending(), gateway }, () => at);
    return gateway.handed;
  }

  test('a copy whose id was given before, as after a restore, has another key', async () => {
    const [last] = await rowsOf<{ id: string }>(db(), sql`select last_value::text as id from record_id`);
    const first = await send(START.toISOString());
    await db().delete(delivery);
    await db().delete(deliveryJob);
    await db().execute(sql`select setval('record_id', ${last?.id}::bigint)`);
    const second = await send(shift(START.toISOString(), 1));

    const ids = (parcels: Parcel[]) => parcels.map(({ deliveryId }) => deliveryId).sort();
    expect(ids(second)).toEqual(ids(first));
    expect(new Set([...first, ...second].map(({ key }) => key)).size).toBe(2 * first.length);
  });
});
