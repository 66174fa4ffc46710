import type { Input } from '../../../contract';
import type { AuditItem } from '../../../contract/audit';
import { auditCalls } from '../../../contract/audit/calls';
import { codes } from '../../../contract/codes';
import { peopleCalls } from '../../../contract/people/calls';
import { userCalls } from '../../../contract/user/calls';
import { wishCalls } from '../../../contract/wish/calls';
import { wordCalls } from '../../../contract/word/calls';
import { HOUR_MS } from '../../lib/time';
import { onDatabase } from '../../testing';
import { testAudits } from './testAudits';

type ListQuery = Input<typeof auditCalls.pageList>;

onDatabase({ demo: 'medium' }, (server) => {
  const stage = testAudits(server);
  const list = (query: ListQuery = {}) => server().ask(auditCalls.pageList, query);
  const everyPage = async (query: ListQuery = {}, current = 1): Promise<AuditItem[]> => {
    const { list: rows, total, pageSize } = await list({ ...query, current, pageSize: 100 });
    return current * pageSize < total ? [...rows, ...(await everyPage(query, current + 1))] : rows;
  };
  const all = async (query: ListQuery = {}) => {
    const { list: rows, total } = await list({ pageSize: 200, ...query });
    expect(total).toBe(rows.length);
    return rows;
  };
  const count = (body: Input<typeof auditCalls.countByState>) => server().ask(auditCalls.countByState, body);
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const found = async (query: ListQuery) => idsOf(await all(query));
  const some = (matches: (item: AuditItem) => boolean): AuditItem => {
    const one = everything.find(matches);
    if (!one) throw new Error('the demo data has no such item');
    return one;
  };
  let everything: AuditItem[] = [];

  beforeEach(() => server().signIn());
  beforeAll(async () => {
    await server().signIn();
    everything = await everyPage();
  });

  describe('pageList', () => {
    test('the oldest submission comes first, and pages hold every item once', async () => {
      expect(new Set(idsOf(everything)).size).toBe(everything.length);
      const times = everything.map(({ submittedAt }) => submittedAt);
      expect(times).toEqual(times.toSorted());
    });

    test('sorted by decision, those that wait come last either way', async () => {
      for (const order of ['ascend', 'descend'] as const) {
        const { list: rows } = await list({
          pageSize: 200,
          sort: 'decidedAt',
          order,
          submittedFrom: stage.inHours(-200),
        });
        const times = rows.map(({ decidedAt }) => decidedAt);
        const decided = times.filter((at) => at !== null).toSorted();
        expect(times.filter((at) => at !== null)).toEqual(order === 'ascend' ? decided : decided.reverse());
        expect(times.slice(decided.length).every((at) => at === null)).toBe(true);
      }
    });

    test.each<[string, ListQuery, (item: AuditItem) => boolean]>([
      ['kind', { kind: 'avatar,cover' }, ({ kind }) => kind === 'avatar' || kind === 'cover'],
      ['state', { state: 'pending,rejected' }, ({ state }) => state !== 'approved'],
      ['priority', { priority: 'high' }, ({ priority }) => priority === 'high'],
      ['words hit', { words: 'hit' }, ({ hits }) => hits.length > 0],
      [
        'words and state',
        { words: 'none', state: 'rejected' },
        (item) => item.state === 'rejected' && !item.hits.length,
      ],
    ])('filters by %s', async (_, query, matches) => {
      const ids = idsOf(await everyPage(query));
      expect(ids.length).toBeGreaterThan(0);
      expect(ids).toEqual(idsOf(everything.filter(matches)));
    });

    test('filters by reviewer and submitter', async () => {
      const { reviewer, submitter } = some((item) => item.reviewer !== null);
      const theirs = everything.filter((item) => item.reviewer?.id === reviewer?.id);
      expect(await found({ reviewerId: reviewer?.id, submitterId: submitter.id })).toEqual(
        idsOf(theirs.filter((item) => item.submitter.id === submitter.id)),
      );
      expect((await list({ reviewerId: reviewer?.id })).total).toBe(theirs.length);
    });

    test('ranges include both their ends', async () => {
      const { id, submittedAt, decidedAt } = some((item) => item.decidedAt !== null);
      expect(await found({ submittedFrom: submittedAt, submittedTo: submittedAt })).toContain(id);
      const decided = { decidedFrom: decidedAt ?? '', decidedTo: decidedAt ?? '' };
      const rows = await all(decided);
      expect(idsOf(rows)).toContain(id);
      expect(rows.every((item) => item.decidedAt === decidedAt)).toBe(true);
      expect(await found({ decidedFrom: stage.inHours(1) })).toEqual([]);
    });

    test('a keyword is part of a title, a text, a nickname, the room of a cover, or begins a number', async () => {
      const { id: userId, number } = await stage.makeUser({ nickname: 'Zanzibar%_q' });
      const room = await stage.makeRoom({ hostId: userId, title: 'Quokka room', description: 'With wombats' });
      const ids = {
        nickname: (await stage.submit('nickname', userId)).id,
        room: (await stage.submit('room', room.id)).id,
        cover: (await stage.submit('cover', room.id)).id,
        wish: (await stage.submit('wish', (await stage.makeWish({ userId, text: 'See a numbat' })).id)).id,
      };
      const expected: [string, string[]][] = [
        ['zanzibar%_', [ids.nickname, ids.room, ids.cover, ids.wish]],
        [String(number), [ids.nickname, ids.room, ids.cover, ids.wish]],
        ['QUOKKA', [ids.room, ids.cover]],
        ['wombat', [ids.room]],
        ['numbat', [ids.wish]],
        ['%_%_%', []],
      ];
      for (const [keyword, hits] of expected) {
        expect((await found({ keyword })).toSorted()).toEqual(hits.toSorted());
      }
      for (const item of await all({ keyword: 'zanzibar' })) await stage.approve(item);
    });
  });

  test('violations of a row are those from before its decision', async () => {
    const { id } = await stage.makeUser();
    const first = await stage.submit('nickname', id, { text: 'One' });
    await stage.reject(first);
    server().advance(1000);
    const second = await stage.submit('nickname', id, { text: 'Two' });
    expect(second.violations).toBe(1);
    await stage.reject(second);
    server().advance(1000);
    const third = await stage.submit('nickname', id, { text: 'Three' });
    const rows = await all({ submitterId: id });
    expect(rows.map(({ violations }) => violations)).toEqual([0, 1, 2]);
    expect((await stage.approve(third)).violations).toBe(2);
  });

  describe('summary', () => {
    test('counts what waits, by kind, and since when', async () => {
      const waiting = await all({ state: 'pending' });
      const ofKind = (kind: string) => waiting.filter((item) => item.kind === kind).length;
      const since = stage.inHours(-24);
      const summary = await server().ask(auditCalls.summary, { since });
      expect(summary).toEqual({
        waiting: waiting.length,
        high: waiting.filter(({ priority }) => priority === 'high').length,
        kinds: {
          room: ofKind('room'),
          cover: ofKind('cover'),
          avatar: ofKind('avatar'),
          nickname: ofKind('nickname'),
          wish: ofKind('wish'),
        },
        oldestAt: waiting[0]?.submittedAt,
        decided: (await list({ decidedFrom: since })).total,
        decidedByMe: (await all({ decidedFrom: since })).filter(({ reviewer }) => reviewer?.nickname === 'Admin')
          .length,
      });
    });
  });

  describe('countByState', () => {
    test('counts a filter, and less what was taken out of it', async () => {
      const rows = await all({ kind: 'avatar' });
      const inState = (state: string) => rows.filter((item) => item.state === state).length;
      const [first] = rows;
      const free = rows.filter(
        ({ state, claimedBy }) => state === 'pending' && !(claimedBy && claimedBy.nickname !== 'Admin'),
      );
      const submitters = new Set(free.map(({ submitter }) => submitter.id)).size;
      expect(submitters).toBeGreaterThan(0);
      const filter = { kind: ['avatar' as const] };
      expect(await count({ filter })).toEqual({
        ...{ total: rows.length, submitters, held: expect.any(Number) },
        ...{ pending: inState('pending'), approved: inState('approved'), rejected: inState('rejected') },
      });
      expect((await count({ filter, except: [first?.id ?? ''] })).total).toBe(rows.length - 1);
    });

    test('says how many of some are held by somebody else', async () => {
      const { id } = await stage.makeUser();
      const items = [
        await stage.submit('nickname', id),
        await stage.submit('wish', (await stage.makeWish({ userId: id })).id),
      ];
      const ids = idsOf(items);
      await server().ask(auditCalls.claim, { ids: ids.slice(0, 1) });
      expect(await count({ ids })).toMatchObject({ total: 2, pending: 2, held: 0, submitters: 1 });
      await server().signIn('lin_wei');
      expect(await count({ ids })).toMatchObject({ held: 1, submitters: 1 });
      await server().signIn('admin');
      await server().ask(auditCalls.claim, { ids });
      await server().signIn('lin_wei');
      expect(await count({ ids })).toMatchObject({ held: 2, submitters: 0 });
      server().advance(HOUR_MS);
      await server().signIn('lin_wei');
      expect(await count({ ids })).toMatchObject({ held: 0 });
    });
  });

  describe('violations', () => {
    const of = (userId: string, query = {}) => server().ask(auditCalls.violations, { userId, ...query });

    test('rejections, mutes and bans, newest first, by page', async () => {
      const { id } = await stage.makeUser();
      const rejected = await stage.reject(await stage.submit('nickname', id), { reasonCode: 'contact', reason: 'No' });
      server().advance(1000);
      for (const status of ['muted', 'banned', 'normal'] as const) {
        server().advance(1000);
        await server().ask(userCalls.changeStatus, { id, status, days: 3, reason: 'Spam' });
      }
      const none = { kind: null, reasonCode: null, reason: 'Spam', by: { nickname: 'Admin' } };
      const until = expect.stringMatching(/Z$/);
      const expected = [
        { ...none, type: 'banned', until },
        { ...none, type: 'muted', until },
        {
          ...{ id: rejected.id, type: 'rejection', kind: 'nickname', reasonCode: 'contact', reason: 'No', until: null },
          ...{ by: rejected.reviewer, at: rejected.decidedAt },
        },
      ];
      expect(await of(id)).toMatchObject({ total: 3, list: expected });
      expect(await of(id, { pageSize: 1, current: 3 })).toMatchObject({ total: 3, list: expected.slice(2) });
      expect(await of(id, { sort: 'at', order: 'ascend' })).toMatchObject({ list: expected.toReversed() });
      expect((await stage.submit('nickname', id)).violations).toBe(3);
    });

    test('are not what only left the queue with its room or its refunded wish', async () => {
      const { id: userId } = await stage.makeUser();
      const { id: roomId } = await stage.makeRoom({ hostId: userId });
      await stage.reject(await stage.submit('room', roomId));
      const counted = async () => ({
        listed: (await of(userId)).total,
        figures: (await server().ask(userCalls.figures, { id: userId })).rejections,
        item: (await stage.submit('nickname', userId)).violations,
      });
      const one = { listed: 1, figures: 1, item: 1 };
      expect(await counted()).toEqual(one);
      const closed = await stage.makeRoom({ hostId: userId });
      await stage.submit('room', closed.id);
      await stage.submit('cover', closed.id);
      await server().ask(peopleCalls.changeStatus, { id: closed.id, status: 'closed', reason: 'Owner asked' });
      const remove = async (stones: 'refund' | 'keep') => {
        const { id } = await stage.makeWish({ userId });
        const { id: itemId } = await stage.submit('wish', id);
        await server().ask(wishCalls.remove, { id, stones, reason: 'Cleared' });
        return stage.itemNow(itemId);
      };
      expect(await remove('refund')).toMatchObject({ state: 'rejected', reasonCode: null, reason: 'Cleared' });
      expect(await counted()).toEqual(one);
      expect(await remove('keep')).toMatchObject({ state: 'rejected', reasonCode: 'other', reason: 'Cleared' });
      expect(await counted()).toEqual({ listed: 2, figures: 2, item: 2 });
    });

    test('of nobody', async () => {
      expect((await server().call(auditCalls.violations, { userId: '42' })).code).toBe(codes.notFound);
    });
  });

  describe('similar', () => {
    const of = (id: string) => server().ask(auditCalls.similar, { id });
    const wishOf = async (text: string) => stage.submit('wish', (await stage.makeWish({ text })).id);

    test('the same text whatever its case, or a word in common; decided, of the same kind', async () => {
      await server().ask(wordCalls.saveOrUpdate, { word: 'bandicoot', action: 'audit' });
      const same = await stage.approve(await wishOf('A QUIET BANDICOOT'));
      server().advance(1000);
      const word = await stage.reject(await wishOf('my bandicoot!'));
      await wishOf('a quiet bandicoot');
      await stage.approve(await wishOf('nothing of the sort'));
      const { id } = await stage.makeUser();
      await stage.approve(await stage.submit('nickname', id, { text: 'a quiet bandicoot' }));
      const item = await wishOf('a quiet Bandicoot');
      expect(await of(item.id)).toMatchObject({ total: 2, list: [{ id: word.id }, { id: same.id }] });
      expect(idsOf((await of(same.id)).list)).toEqual([word.id]);
    });

    test('the same picture', async () => {
      const image = '/fish/demo/avatar-pond-424242.svg';
      const avatarOf = async () => stage.submit('avatar', (await stage.makeUser()).id, { image });
      const [first, second] = [await stage.approve(await avatarOf()), await avatarOf()];
      expect(await of(second.id)).toMatchObject({ total: 1, list: [{ id: first.id, state: 'approved' }] });
    });

    test('nothing is like nothing', async () => {
      const item = await stage.submit('nickname', (await stage.makeUser()).id, { text: 'Unlike any other' });
      expect(await of(item.id)).toMatchObject({ total: 0, list: [] });
    });
  });

  test('detail of one that isn’t there', async () => {
    expect((await server().call(auditCalls.detail, { id: '42' })).code).toBe(codes.notFound);
  });
});
