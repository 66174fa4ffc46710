import { sql } from 'drizzle-orm';
import type { ShareChannel } from '../../../contract/share/enums';
import type { TestApp } from '../../testing';
import { user } from '../user/table';
import { share, shareClick, shareSignUp } from './table';

interface Made {
  userId: string;
  sharedAt: string;
  channel?: ShareChannel;
  clicks?: number;
}

export async function clearShares({ db }: TestApp): Promise<void> {
  await db.delete(shareClick);
  await db.delete(shareSignUp);
  await db.delete(share);
}

/** Inserts shares with their clicks and returns the ids. */
export async function keepShares({ db }: TestApp, made: Made[]): Promise<string[]> {
  const rows = await db
    .insert(share)
    .values(made.map(({ clicks: _, channel = 'wechat', ...row }) => ({ of: 'app' as const, channel, ...row })))
    .returning({ id: share.id });
  const clicks = rows.flatMap(({ id }, index) =>
    Array.from({ length: made[index]?.clicks ?? 0 }, () => ({
      ...{ shareId: id, ip: '192.0.2.9', device: 'someone', at: made[index]?.sharedAt ?? '' },
    })),
  );
  for (let start = 0; start < clicks.length; start += 1000) {
    await db.insert(shareClick).values(clicks.slice(start, start + 1000));
  }
  return rows.map(({ id }) => id);
}

export async function makeUsers({ db }: TestApp, count: number): Promise<string[]> {
  const [like] = await db.select().from(user).limit(1);
  const { id: _, ...row } = like as NonNullable<typeof like>;
  const [{ last } = { last: 0 }] = await db
    .select({ last: sql<number>`max(${user.number})`.mapWith(Number) })
    .from(user);
  const rows = await db
    .insert(user)
    .values(Array.from({ length: count }, (_, index) => ({ ...row, number: last + 1 + index })))
    .returning({ id: user.id });
  return rows.map(({ id }) => id);
}
