import { desc, eq, sql } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import { searchCalls } from '../../../contract/search.calls';
import { userCalls } from '../../../contract/user/calls';
import { onDatabase } from '../../testing';
import { order, orderItem } from '../order/table';
import { room } from '../room/table';
import { sceneTemplate } from '../sceneTemplate/table';
import { sysUser } from '../sysUser/table';
import { user } from '../user/table';

onDatabase({ demo: 'medium' }, (server) => {
  const search = (keyword: string) => server().ask(searchCalls.records, { keyword });
  const titles = async (keyword: string, type?: string) =>
    (await search(keyword)).filter((hit) => !type || hit.type === type).map(({ title }) => title);
  const people = async () => server().db.select().from(user).orderBy(user.number);
  const rename = (id: string, change: Partial<typeof user.$inferInsert>) =>
    server().db.update(user).set(change).where(eq(user.id, id));

  beforeEach(() => server().signIn());

  test('a number names one user, and comes before those that only begin with it', async () => {
    const [first, second] = await people();
    await rename(second?.id ?? '', { nickname: `the double of ${first?.number}` });
    const hits = await search(String(first?.number));
    expect(hits[0]).toMatchObject({ type: 'user', id: first?.id, title: first?.nickname });
    expect(hits[0]?.subtitle).toMatch(new RegExp(`^${first?.number}`));
    expect(hits.map(({ id }) => id)).toContain(second?.id);
    expect(await titles(String(first?.number).slice(0, 4), 'user')).toHaveLength(8);
  });

  test('an id names any record', async () => {
    const { db } = server();
    const [someone] = await people();
    const [admin] = await db.select().from(sysUser);
    const [scene] = await db.select().from(sceneTemplate);
    const [activity] = await db.select().from(room).where(eq(room.kind, 'activity'));
    const [own] = await db.select().from(room).where(eq(room.kind, 'people'));
    const records = { user: someone, sysUser: admin, sceneTemplate: scene, room: activity, people: own };
    for (const [type, record] of Object.entries(records)) {
      expect(await search(record?.id ?? '')).toMatchObject([{ type, id: record?.id, status: record?.status }]);
    }
  });

  test('a number names one room of either kind, a part of the title finds them by kind', async () => {
    const { db } = server();
    const [own] = await db.select().from(room).where(eq(room.kind, 'people'));
    await db
      .update(room)
      .set({ title: 'Heron 800001' })
      .where(eq(room.id, own?.id ?? ''));
    const [hit] = await search(String(own?.number));
    expect(hit).toMatchObject({ type: 'people', id: own?.id, subtitle: String(own?.number), exact: true });
    expect(await titles('heron', 'people')).toEqual(['Heron 800001']);
    expect(await titles('heron', 'room')).toEqual([]);
    expect((await search('800001'))[0]?.exact).toBe(true);
  });

  test('the number of a purchase finds its order, and the answer names it', async () => {
    const { db } = server();
    const [line] = await db.select().from(orderItem).orderBy(desc(orderItem.at), orderItem.id);
    const [of] = await db
      .select()
      .from(order)
      .where(eq(order.id, line?.orderId ?? ''));
    const [hit] = await search(String(line?.number));
    expect(hit).toMatchObject({ type: 'order', id: of?.id, title: String(of?.number), exact: true });
    expect(hit?.subtitle).toMatch(new RegExp(`^${line?.number} · .`));
    const [whole] = await search(String(of?.number));
    expect(whole).toMatchObject({ id: of?.id });
    expect(whole?.subtitle).not.toContain(String(line?.number));
  });

  test('exact comes first, then what begins with it, then what contains it; whatever the case', async () => {
    const [a, b, c] = await people();
    await rename(a?.id ?? '', { nickname: 'the otter', lastActiveAt: '2026-03-01T00:00:00.000Z' });
    await rename(b?.id ?? '', { nickname: 'Otters', lastActiveAt: '2026-02-01T00:00:00.000Z' });
    await rename(c?.id ?? '', { nickname: 'OTTER', lastActiveAt: null });
    expect(await titles('otter', 'user')).toEqual(['OTTER', 'Otters', 'the otter']);
  });

  test('what is named exactly comes first across types', async () => {
    const [someone] = await people();
    await rename(someone?.id ?? '', { nickname: 'not the admin' });
    const hits = await search('ADMIN');
    expect(hits[0]).toMatchObject({ type: 'sysUser', subtitle: 'admin' });
    expect(hits.map(({ title }) => title)).toContain('not the admin');
  });

  test('a phone finds its owner, whole or by four digits, and is masked in the answer', async () => {
    const [, , , , someone] = await people();
    await rename(someone?.id ?? '', { phone: '+447700900123' });
    expect(await search('+44 7700-900123')).toMatchObject([{ id: someone?.id }]);
    expect((await search('900123')).map(({ id }) => id)).toContain(someone?.id);
    expect(JSON.stringify(await search('+447700900123'))).not.toContain('7700900');
  });

  test.each(["'; drop table app_user; --", '%', '_', '\\', '100%_\\', '👨‍👩‍👧‍👦', '9'.repeat(19), '９９９'])(
    '%s is a text like any other',
    async (keyword) => {
      const [, , , , , someone] = await people();
      await rename(someone?.id ?? '', { nickname: `~${keyword}~` });
      const hits = (await search(keyword)).filter(({ type }) => type === 'user');
      expect(hits.map(({ id }) => id)).toContain(someone?.id);
      expect(hits.filter(({ title }) => !title.includes(keyword))).toEqual([]);
    },
  );

  test.each(['李', '七七', 'ß', 'Ǆ', 'zq'])('%s is found inside a name, however short it is', async (part) => {
    const [someone] = await people();
    await rename(someone?.id ?? '', { nickname: `x${part.toLowerCase()}y` });
    expect((await search(part)).map(({ id }) => id)).toContain(someone?.id);
    const { list } = await server().ask(userCalls.pageList, { keyword: part });
    expect(list.map(({ id }) => id)).toContain(someone?.id);
  });

  test('the best of a type are found among many that match', async () => {
    const all = await people();
    await server()
      .db.update(user)
      .set({ nickname: sql`'Otter ' || ${user.number}` });
    const last = all.toSorted((a, b) => ((a.lastActiveAt ?? '') < (b.lastActiveAt ?? '') ? -1 : 1))[0];
    await rename(last?.id ?? '', { nickname: 'OTTER' });
    const [first, second] = (await search('otter')).filter(({ type }) => type === 'user');
    expect(first).toMatchObject({ id: last?.id, exact: true });
    expect(second?.exact).toBe(false);
  });

  test('eight of a type at most', async () => {
    await server().db.update(sceneTemplate).set({ name: 'Same name' });
    expect(await titles('same', 'sceneTemplate')).toHaveLength(8);
  });

  test.each(['', '   ', 'x'.repeat(101)])('%j is refused', async (keyword) => {
    expect(await server().call(searchCalls.records, { keyword })).toMatchObject({ code: codes.validationFailed });
  });
});
