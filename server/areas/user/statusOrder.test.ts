import { eq } from 'drizzle-orm';
import type { User } from '../../../contract/user';
import { userCalls } from '../../../contract/user/calls';
import { DAY_MS, shift } from '../../lib/time';
import { onEveryDatabase, START } from '../../testing';
import { user } from './table';

const PAGE_SIZE = 7;

onEveryDatabase({ demo: 'medium' }, (server) => {
  test('users by status: who is banned, muted and normal now, whatever was set before', async () => {
    await server().signIn();
    const { list: banned } = await server().ask(userCalls.pageList, { status: 'banned', pageSize: 2 });
    expect(banned).toHaveLength(2);
    const over = { statusUntil: shift(START.toISOString(), -DAY_MS) };
    await server()
      .db.update(user)
      .set(over)
      .where(eq(user.id, banned[0]?.id ?? ''));

    const key = ({ status, id }: User) => `${status} ${id}`;
    const { list: all } = await server().ask(userCalls.pageList, { pageSize: 200 });
    const sorted = all.map(key).sort();
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set(['banned', 'muted', 'normal']));
    for (const order of ['ascend', 'descend'] as const) {
      const shown: string[] = [];
      for (let current = 1; shown.length < all.length; current += 1) {
        const query = { sort: 'status', order, current, pageSize: PAGE_SIZE } as const;
        const { list } = await server().ask(userCalls.pageList, query);
        expect(list.length).toBeGreaterThan(0);
        shown.push(...list.map(key));
      }
      expect(shown).toEqual(order === 'ascend' ? sorted : sorted.toReversed());
    }
  });
});
