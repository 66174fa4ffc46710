import { eq } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { auditCalls } from '../../../contract/audit/calls';
import { codes } from '../../../contract/codes';
import { peopleCalls } from '../../../contract/people/calls';
import { wordCalls } from '../../../contract/word/calls';
import { MINUTE_MS } from '../../lib/time';
import { onEveryDatabase } from '../../testing';
import { roomReport } from '../room/table';
import { sysUser } from '../sysUser/table';
import { sanction } from '../user/table';
import { testAudits } from './testAudits';

const PICTURE = '/fish/demo/avatar-pond-1.svg';
const OTHER = '/fish/demo/avatar-pond-2.svg';

onEveryDatabase({}, (server) => {
  const stage = testAudits(server);
  const { submit, makeUser, makeRoom, makeWish } = stage;
  const refused = (input: Input<typeof auditCalls.submit>) => server().call(auditCalls.submit, input);
  const decideAll = async () => {
    const { list } = await server().ask(auditCalls.pageList, { state: 'pending', pageSize: 200 });
    for (const item of list) await stage.approve(item);
  };

  beforeAll(() => stage.clear());
  beforeEach(() => server().signIn());

  test('every kind enters with the content of its record', async () => {
    const { id: userId, nickname } = await makeUser({ avatar: PICTURE });
    const {
      id: roomId,
      title,
      cover,
    } = await makeRoom({ hostId: userId, description: 'Come in', auditState: 'approved' });
    const { id: wishId, number } = await makeWish({ userId });
    const waiting = { state: 'pending', priority: 'normal', previous: null, hits: [], version: 1, violations: 0 };
    const submitter = { id: userId, nickname, level: 3 };
    const people = { type: 'people', id: roomId, name: title };
    const appUser = { type: 'user', id: userId, name: nickname };
    expect(await submit('room', roomId)).toMatchObject({
      ...waiting,
      submitter,
      target: people,
      title,
      text: 'Come in',
      image: cover,
      stones: null,
    });
    expect(await submit('cover', roomId)).toMatchObject({
      ...waiting,
      submitter,
      target: people,
      title: null,
      text: null,
      image: cover,
    });
    expect(await submit('avatar', userId)).toMatchObject({
      ...waiting,
      submitter,
      target: appUser,
      title: null,
      image: PICTURE,
    });
    expect(await submit('nickname', userId)).toMatchObject({
      ...waiting,
      submitter,
      target: appUser,
      title: nickname,
      image: null,
    });
    expect(await submit('wish', wishId)).toMatchObject({
      ...waiting,
      ...{ submitter, title: null, text: 'A quiet spring', stones: 20 },
      target: { type: 'wish', id: wishId, name: String(number) },
    });
    expect(await stage.roomNow(roomId)).toMatchObject({ auditState: 'pending', status: 'draft' });
  });

  test('new content is on the record at once, and the item knows what was there', async () => {
    const { id: userId, nickname } = await makeUser({ avatar: PICTURE });
    const { id: roomId, title, cover } = await makeRoom({ hostId: userId });
    const { id: wishId } = await makeWish({ userId });
    expect(await submit('avatar', userId, { image: OTHER })).toMatchObject({ image: OTHER, previous: PICTURE });
    expect(await submit('nickname', userId, { text: 'Newt' })).toMatchObject({ title: 'Newt', previous: nickname });
    expect(await submit('cover', roomId, { image: OTHER })).toMatchObject({ image: OTHER, previous: cover });
    expect(await submit('room', roomId, { text: 'A newer title' })).toMatchObject({
      title: 'A newer title',
      image: OTHER,
      previous: null,
    });
    expect(await submit('wish', wishId, { text: 'Snow' })).toMatchObject({ text: 'Snow', previous: null });
    expect(await stage.userNow(userId)).toMatchObject({ avatar: OTHER, nickname: 'Newt', version: 3 });
    expect(await stage.roomNow(roomId)).toMatchObject({ cover: OTHER, title: 'A newer title', version: 3 });
    expect(await stage.wishNow(wishId)).toMatchObject({ text: 'Snow', version: 2 });
    expect(await stage.logOf(roomId)).toMatchObject([
      { action: 'submit', targetType: 'people', before: { title }, after: { title: 'A newer title' } },
      { action: 'submit', targetType: 'people', before: { cover }, after: { cover: OTHER } },
    ]);
  });

  test('what waits is replaced: newer version, no claim, and what was there before the first of them', async () => {
    const { id, nickname } = await makeUser();
    const first = await submit('nickname', id, { text: 'One' });
    await server().ask(auditCalls.claim, { ids: [first.id] });
    server().advance(MINUTE_MS);
    const second = await submit('nickname', id, { text: 'Two' });
    expect(second).toMatchObject({ id: first.id, version: 2, title: 'Two', previous: nickname, claimedBy: null });
    expect(second.submittedAt > first.submittedAt).toBe(true);
    await stage.approve(second);
    const third = await submit('nickname', id, { text: 'Three' });
    expect(third.id).not.toBe(first.id);
    expect(third).toMatchObject({ version: 1, previous: 'Two' });
  });

  test('submissions at once leave one that waits', async () => {
    const { id } = await makeUser();
    const texts = Array.from({ length: 10 }, (_, index) => `Name ${index}`);
    const made = await Promise.all(texts.map((text) => submit('nickname', id, { text })));
    expect(new Set(made.map((item) => item.id)).size).toBe(1);
    expect(made.map(({ version }) => version).sort((a, b) => a - b)).toEqual(texts.map((_, index) => index + 1));
    const item = await stage.itemNow(made[0]?.id ?? '');
    expect(item.title).toBe((await stage.userNow(id)).nickname);
  });

  test('a submission and decisions at once: none is lost, none waits for ever', async () => {
    const { id } = await makeUser();
    for (let round = 0; round < 5; round += 1) {
      const item = await submit('nickname', id, { text: `Round ${round}` });
      const [decided, submitted] = await Promise.all([
        server().call(auditCalls.review, {
          id: item.id,
          version: item.version,
          decision: 'rejected',
          reasonCode: 'spam',
        }),
        submit('nickname', id, { text: `Again ${round}` }),
      ]);
      expect([codes.success, codes.conflict]).toContain(decided.code);
      expect(submitted).toMatchObject({ state: 'pending', title: `Again ${round}` });
      expect(submitted.id === item.id).toBe(decided.code === codes.conflict);
      expect(await stage.userNow(id)).toMatchObject({ nickname: `Again ${round}` });
      await stage.approve(submitted);
    }
  });

  test('words are found in titles and texts, as they are written there', async () => {
    await server().ask(wordCalls.saveOrUpdate, { word: '测试词xq', action: 'audit' });
    const { id } = await makeRoom({ title: '👍 测试词ＸＱ', description: 'no 测试词Xq here' });
    const item = await submit('room', id);
    expect(item.priority).toBe('high');
    expect(item.hits.map(({ field, start, end }) => item[field]?.slice(start, end))).toEqual([
      '测试词ＸＱ',
      '测试词Xq',
    ]);
    expect(item.hits.map(({ word }) => word)).toEqual(['测试词xq', '测试词xq']);
    await decideAll();
  });

  describe('priority is high', () => {
    test('of a room that was reported, and of its cover', async () => {
      const { id, hostId } = await makeRoom();
      expect(await submit('room', id)).toMatchObject({ priority: 'normal', reports: 0 });
      const at = server().now.toISOString();
      await server().db.insert(roomReport).values({ roomId: id, userId: hostId, kind: 'spam', text: '', at });
      expect(await submit('room', id)).toMatchObject({ priority: 'high', reports: 1 });
      expect(await submit('cover', id)).toMatchObject({ priority: 'high', reports: 1 });
    });

    test('of somebody who was rejected before', async () => {
      const { id } = await makeUser({ avatar: PICTURE });
      await stage.reject(await submit('nickname', id));
      expect(await submit('avatar', id)).toMatchObject({ priority: 'high', violations: 1 });
    });

    test('not of somebody whose room was only closed', async () => {
      const { id, hostId } = await makeRoom();
      await submit('room', id);
      await server().ask(peopleCalls.changeStatus, { id, status: 'closed', reason: 'Owner asked' });
      expect(await submit('nickname', hostId)).toMatchObject({ priority: 'normal', violations: 0 });
    });

    test('of somebody who was muted or banned before, not of somebody who was restored', async () => {
      const [admin] = await server().db.select().from(sysUser).where(eq(sysUser.account, 'admin'));
      const sanctioned = async (status: 'muted' | 'normal') => {
        const { id } = await makeUser();
        const from = stage.inHours(-5);
        await server()
          .db.insert(sanction)
          .values({ userId: id, status, reason: 'x', from, sysUserId: admin?.id ?? '' });
        return submit('nickname', id);
      };
      expect(await sanctioned('muted')).toMatchObject({ priority: 'high', violations: 1 });
      expect(await sanctioned('normal')).toMatchObject({ priority: 'normal', violations: 0 });
    });
  });

  test.each(['room', 'cover', 'avatar', 'nickname', 'wish'] as const)('%s: a record that isn’t there', async (kind) => {
    const answer = { code: codes.validationFailed, data: { fields: [{ path: 'targetId' }] } };
    expect(await refused({ kind, targetId: '42' })).toMatchObject(answer);
    const { id } = kind === 'wish' ? await makeRoom() : await makeWish();
    expect(await refused({ kind, targetId: id })).toMatchObject(answer);
  });

  test('an activity room has no audit', async () => {
    const { id } = await makeRoom({ kind: 'activity', auditState: null });
    for (const kind of ['room', 'cover'] as const) {
      expect(await refused({ kind, targetId: id })).toMatchObject({ data: { fields: [{ path: 'targetId' }] } });
    }
  });

  test.each([
    ['nickname', { text: 'x'.repeat(31) }, 'content.text'],
    ['wish', { text: 'x'.repeat(201) }, 'content.text'],
    ['nickname', { image: PICTURE }, 'content.image'],
    ['nickname', {}, 'content.text'],
    ['avatar', { text: 'x' }, 'content.text'],
    ['avatar', {}, 'content.image'],
    ['avatar', { image: 'https://elsewhere.example/x.png' }, 'content.image'],
  ] as const)('%s with %j: %s is wrong', async (kind, content, path) => {
    const { id, version } = await makeUser();
    const answer = await refused({ kind, targetId: id, content });
    expect(answer).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path }] } });
    expect(await stage.userNow(id)).toMatchObject({ version });
  });

  test.each(['ended', 'closed'] as const)('a room that is %s is not submitted', async (status) => {
    const { id } = await makeRoom({ status });
    for (const kind of ['room', 'cover'] as const) {
      expect((await refused({ kind, targetId: id })).code).toBe(codes.ruleForbids);
    }
  });

  test('a room whose end has just passed is not submitted', async () => {
    const { id } = await makeRoom({ status: 'live', startsAt: stage.inHours(-2), endsAt: stage.inHours(-1) });
    expect((await refused({ kind: 'room', targetId: id })).code).toBe(codes.ruleForbids);
  });

  test('where there is no picture, none can be looked at', async () => {
    const { id } = await makeUser();
    expect((await refused({ kind: 'avatar', targetId: id })).code).toBe(codes.ruleForbids);
    const { id: roomId } = await makeRoom({ cover: null });
    expect((await refused({ kind: 'cover', targetId: roomId })).code).toBe(codes.ruleForbids);
  });

  test.each(['fulfilled', 'expired', 'removed'] as const)('a wish that is %s is not submitted', async (state) => {
    const { id } = await makeWish({ state });
    expect((await refused({ kind: 'wish', targetId: id })).code).toBe(codes.ruleForbids);
  });
});
