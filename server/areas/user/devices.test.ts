import { eq, notInArray } from 'drizzle-orm';
import { userCalls } from '../../../contract/user/calls';
import { MINUTE_MS, shift } from '../../lib/time';
import { onDatabase, START } from '../../testing';
import { device, user } from './table';

const at = (minutes: number) => shift(START.toISOString(), minutes * MINUTE_MS);

onDatabase({}, (server) => {
  const seen = (userId: string, fingerprint: string, minutes: number) => ({
    ...{ userId, fingerprint, model: 'A phone', system: 'Android 15', firstSeenAt: at(-600), lastSeenAt: at(minutes) },
  });

  test('each device of a user has the latest others who were seen on it, in one query', async () => {
    await server().signIn();
    const { db } = server();
    await db.delete(device);
    const people = await db.select({ id: user.id }).from(user).orderBy(user.id).limit(24);
    const [id = '', ...others] = people.map((person) => person.id);
    await db
      .insert(device)
      .values([
        ...[seen(id, 'shared', -2), seen(id, 'crowded', -1), seen(id, 'alone', -3)],
        ...[seen(others[0] ?? '', 'shared', -20), seen(others[1] ?? '', 'shared', -10)],
        ...others.map((other, nth) => seen(other, 'crowded', -nth)),
        seen(others[2] ?? '', 'elsewhere', 0),
      ]);
    await db
      .update(user)
      .set({ status: 'normal' })
      .where(notInArray(user.id, [others[1] ?? '']));
    await db
      .update(user)
      .set({ status: 'banned', statusUntil: null, statusReason: 'Spam' })
      .where(eq(user.id, others[1] ?? ''));
    const devices = await server().ask(userCalls.devices, { id });
    expect(devices.map((one) => one.others.map((other) => other.id))).toEqual([
      others.slice(0, 20),
      [others[1], others[0]],
      [],
    ]);
    expect(devices[1]?.others[0]).toMatchObject({ id: others[1], status: 'banned' });
    expect(devices[1]?.others[1]).toMatchObject({ status: 'normal' });
  });
});
