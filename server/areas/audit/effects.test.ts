import { eq } from 'drizzle-orm';
import type { AuditItem } from '../../../contract/audit';
import { auditCalls } from '../../../contract/audit/calls';
import { codes } from '../../../contract/codes';
import { peopleCalls } from '../../../contract/people/calls';
import { userCalls } from '../../../contract/user/calls';
import { HOUR_MS } from '../../lib/time';
import { onDatabase } from '../../testing';
import { sceneTemplate } from '../sceneTemplate/table';
import { testAudits } from './testAudits';

const PICTURE = '/fish/demo/avatar-pond-1.svg';
const OTHER = '/fish/demo/avatar-pond-2.svg';
const THIRD = '/fish/demo/avatar-pond-3.svg';

onDatabase({}, (server) => {
  const stage = testAudits(server);
  const { submit, approve, reject, correct, makeUser, makeRoom } = stage;

  beforeAll(() => stage.clear());
  beforeEach(() => server().signIn());

  describe('a room', () => {
    const submitted = async (row: Parameters<typeof makeRoom>[0] = {}) => submit('room', (await makeRoom(row)).id);
    const roomOf = ({ target }: AuditItem) => stage.roomNow(target.id);

    test.each([
      ['scheduled', 1, 2],
      ['live', -1, 2],
      ['ended', -2, -1],
    ] as const)('that is approved is %s by its time', async (status, starts, ends) => {
      const item = await submitted({ startsAt: stage.inHours(starts), endsAt: stage.inHours(ends) });
      await approve(item);
      expect(await roomOf(item)).toMatchObject({ status, auditState: 'approved', version: 2 });
      expect((await stage.logOf(item.target.id))[0]).toMatchObject({
        action: 'approve',
        targetType: 'people',
        before: { status: 'draft', auditState: 'pending' },
        after: { status, auditState: 'approved' },
      });
    });

    test('that is rejected is closed, with the reason in words', async () => {
      const item = await submitted();
      await reject(item, { reasonCode: 'money', reason: 'No promises' });
      const closedReason = 'Promise of stones or money: No promises';
      expect(await roomOf(item)).toMatchObject({ status: 'closed', auditState: 'rejected', closedReason });
      expect((await stage.logOf(item.target.id))[0]).toMatchObject({
        action: 'reject',
        after: { status: 'closed', auditState: 'rejected', closedReason },
        reason: closedReason,
      });
    });

    test('that is closed by a decision leaves nothing in the queue, and its cover is off it', async () => {
      const { id, cover } = await makeRoom();
      const [item, other] = [await submit('room', id), await submit('cover', id, { image: OTHER })];
      await reject(item, { reasonCode: 'money' });
      const reason = 'Promise of stones or money';
      expect(await stage.itemNow(other.id)).toMatchObject({ state: 'rejected', reasonCode: null, reason });
      expect(await stage.roomNow(id)).toMatchObject({ status: 'closed', cover });
      await correct(await stage.itemNow(item.id));
      expect(await stage.roomNow(id)).toMatchObject({ status: 'scheduled', cover });
      // And the other way round: an approval that is corrected.
      const again = await submit('cover', id, { image: THIRD });
      await correct(await stage.itemNow(item.id));
      expect(await stage.itemNow(again.id)).toMatchObject({ state: 'rejected', reason: 'Insult or hate' });
      expect(await stage.roomNow(id)).toMatchObject({ status: 'closed', cover });
    });

    test('is told in the language of who rejects it', async () => {
      const item = await submitted();
      const rejection = {
        id: item.id,
        version: 1,
        decision: 'rejected',
        reasonCode: 'money',
        reason: '不可以',
      } as const;
      await server().ask(auditCalls.review, rejection, { headers: { 'accept-language': 'zh-CN' } });
      expect(await roomOf(item)).toMatchObject({ closedReason: '许诺幸运石或金钱：不可以' });
    });

    test('that is live and looked at again stays live, or is closed and empty', async () => {
      const live = {
        status: 'live',
        auditState: 'approved',
        startsAt: stage.inHours(-1),
        online: 7,
        recommended: true,
      } as const;
      const kept = await submitted(live);
      expect(await roomOf(kept)).toMatchObject({ status: 'live', auditState: 'pending' });
      await approve(kept);
      expect(await roomOf(kept)).toMatchObject({
        status: 'live',
        auditState: 'approved',
        online: 7,
        recommended: true,
      });
      const gone = await submitted(live);
      await reject(gone);
      expect(await roomOf(gone)).toMatchObject({ status: 'closed', online: 0, recommended: false });
    });

    test('that is closed meanwhile is rejected by that, for the reason of closing', async () => {
      const item = await submitted();
      const { id } = item.target;
      await server().ask(peopleCalls.changeStatus, { id, status: 'closed', reason: 'Owner asked' });
      expect(await stage.itemNow(item.id)).toMatchObject({ state: 'rejected', reason: 'Owner asked' });
      const late = { id: item.id, version: item.version, decision: 'approved' } as const;
      expect(await server().call(auditCalls.review, late)).toMatchObject({ code: codes.conflict });
      expect(await roomOf(item)).toMatchObject({
        status: 'closed',
        closedReason: 'Owner asked',
        auditState: 'rejected',
      });
    });

    test.each([
      ['scheduled', 0],
      ['live', 25],
      ['ended', 27],
    ] as const)('opens again as %s when its rejection is corrected', async (status, hours) => {
      const item = await submitted();
      const done = await reject(item, { reasonCode: 'money', reason: 'No promises' });
      server().advance(hours * HOUR_MS);
      await server().signIn();
      const turned = await correct(done);
      expect(turned).toMatchObject({ state: 'approved', reasonCode: null, reason: null, version: 3 });
      expect(await roomOf(item)).toMatchObject({ status, auditState: 'approved', closedReason: null });
      expect((await stage.logOf(item.target.id))[0]).toMatchObject({
        action: 'correct',
        before: { status: 'closed', auditState: 'rejected' },
        after: { status, auditState: 'approved', closedReason: null },
        reason: 'A mistake',
      });
    });

    test('of somebody who was banned since does not open, nor open again', async () => {
      const change = (id: string, status: 'banned' | 'normal') =>
        server().ask(userCalls.changeStatus, {
          id,
          status,
          ...(status === 'banned' && { days: null }),
          reason: 'Spam',
        });
      const item = await submitted();
      const { hostId } = await roomOf(item);
      const banned = { code: codes.ruleForbids, message: 'This user is banned and can’t open a room' };
      const { id, version } = item;
      await change(hostId, 'banned');
      expect(await server().call(auditCalls.review, { id, version, decision: 'approved' })).toMatchObject(banned);
      expect(await roomOf(item)).toMatchObject({ status: 'draft', auditState: 'pending' });
      const done = await reject(item);
      const again = { id, version: done.version, decision: 'approved', why: 'A mistake' } as const;
      expect(await server().call(auditCalls.correct, again)).toMatchObject(banned);
      await change(hostId, 'normal');
      await correct(done);
      expect(await roomOf(item)).toMatchObject({ status: 'scheduled', auditState: 'approved' });
    });

    test('stays closed when its blessed land was withdrawn since', async () => {
      const done = await reject(await submitted());
      const { sceneTemplateId } = await roomOf(done);
      const withdraw = (status: 'online' | 'offline') =>
        server().db.update(sceneTemplate).set({ status }).where(eq(sceneTemplate.id, sceneTemplateId));
      await withdraw('offline');
      const { id, version } = done;
      const refused = await server().call(auditCalls.correct, { id, version, decision: 'approved', why: 'A mistake' });
      expect(refused).toMatchObject({ code: codes.ruleForbids, message: expect.stringContaining('not online') });
      expect(await roomOf(done)).toMatchObject({ status: 'closed', auditState: 'rejected' });
      await withdraw('online');
      await correct(done);
      expect(await roomOf(done)).toMatchObject({ status: 'scheduled', auditState: 'approved' });
    });

    test('is closed when its approval is corrected; one that has ended stays so', async () => {
      const item = await submitted();
      await correct(await approve(item));
      expect(await roomOf(item)).toMatchObject({
        status: 'closed',
        auditState: 'rejected',
        closedReason: 'Insult or hate',
      });
      const over = await submitted({ startsAt: stage.inHours(-2), endsAt: stage.inHours(-1) });
      await correct(await approve(over));
      expect(await roomOf(over)).toMatchObject({ status: 'ended', auditState: 'rejected', closedReason: null });
    });

    test('that was submitted again is not touched by a correction of what was before', async () => {
      const item = await submitted();
      const done = await approve(item);
      server().advance(1000);
      const newer = await submit('room', item.target.id, { text: 'Newer' });
      await correct(done);
      expect(await roomOf(item)).toMatchObject({ status: 'scheduled', auditState: 'pending' });
      await approve(newer);
      expect(await roomOf(item)).toMatchObject({ status: 'scheduled', auditState: 'approved' });
    });
  });

  describe('a cover', () => {
    test('that is rejected is off the room, and the one before it is back', async () => {
      const { id, cover } = await makeRoom({ status: 'live', auditState: 'approved' });
      const item = await submit('cover', id, { image: OTHER });
      await reject(item);
      expect(await stage.roomNow(id)).toMatchObject({ cover, status: 'live', auditState: 'approved' });
      expect((await stage.logOf(id))[0]).toMatchObject({
        action: 'reject',
        before: { cover: OTHER },
        after: { cover },
      });
      expect((await server().ask(peopleCalls.detail, { id })).cover).toBe(cover);
    });

    test('without one before it leaves none', async () => {
      const { id } = await makeRoom({ cover: PICTURE });
      await reject(await submit('cover', id));
      expect(await stage.roomNow(id)).toMatchObject({ cover: null });
    });
  });

  describe.each(['cover', 'avatar'] as const)('a picture as %s', (kind) => {
    const owner = async (picture: string | null) =>
      kind === 'cover' ? (await makeRoom({ cover: picture })).id : (await makeUser({ avatar: picture })).id;
    const shown = async (id: string) =>
      kind === 'cover' ? (await stage.roomNow(id)).cover : (await stage.userNow(id)).avatar;

    test('an approval changes nothing, its correction brings back what was there', async () => {
      const id = await owner(PICTURE);
      const done = await approve(await submit(kind, id, { image: OTHER }));
      expect(await shown(id)).toBe(OTHER);
      await correct(done);
      expect(await shown(id)).toBe(PICTURE);
    });

    test('a correction puts a rejected one in again', async () => {
      const id = await owner(PICTURE);
      const done = await reject(await submit(kind, id, { image: OTHER }));
      expect(await shown(id)).toBe(PICTURE);
      await correct(done);
      expect(await shown(id)).toBe(OTHER);
    });

    test('unless something newer took its place', async () => {
      const id = await owner(null);
      const done = await reject(await submit(kind, id, { image: PICTURE }));
      server().advance(1000);
      const newer = await submit(kind, id, { image: OTHER });
      await correct(done);
      expect(await shown(id)).toBe(OTHER);
      await reject(newer);
      expect(await shown(id)).toBe(null);
    });

    test('only what is still shown is taken away', async () => {
      const id = await owner(PICTURE);
      const done = await approve(await submit(kind, id, { image: OTHER }));
      server().advance(1000);
      await approve(await submit(kind, id, { image: THIRD }));
      await correct(done);
      expect(await shown(id)).toBe(THIRD);
    });

    test('what was rejected itself is not brought back', async () => {
      const id = await owner(null);
      const first = await approve(await submit(kind, id, { image: PICTURE }));
      server().advance(1000);
      const second = await submit(kind, id, { image: OTHER });
      await correct(first);
      await reject(second);
      expect(await shown(id)).toBe(null);
    });
  });
});
