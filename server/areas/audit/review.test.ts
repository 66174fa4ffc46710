import { eq } from 'drizzle-orm';
import type { Input } from '../../../contract';
import type { AuditItem } from '../../../contract/audit';
import { auditCalls } from '../../../contract/audit/calls';
import { CLAIM_MINUTES } from '../../../contract/audit/enums';
import { codes } from '../../../contract/codes';
import { loginCalls } from '../../../contract/login/calls';
import { sysUserCalls } from '../../../contract/sysUser/calls';
import { MINUTE_MS } from '../../lib/time';
import { encrypt, onEveryDatabase } from '../../testing';
import { sysUser, sysUserSession } from '../sysUser/table';
import { testAudits } from './testAudits';

onEveryDatabase({}, (server) => {
  const stage = testAudits(server);
  let lin = '';
  let admin = '';
  const as = (token: string) => ({ token });
  const newItem = async (text = 'Newt') => stage.submit('nickname', (await stage.makeUser()).id, { text });
  const newItems = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, index) => newItem(`Name ${index}`)));
  const claim = (ids: string[], token = admin) => server().ask(auditCalls.claim, { ids }, as(token));
  const review = (input: Input<typeof auditCalls.review>, token = admin) =>
    server().call(auditCalls.review, input, as(token));
  const approved = ({ id, version }: AuditItem) => ({ id, version, decision: 'approved' }) as const;
  const rejected = ({ id, version }: AuditItem) => ({ id, version, decision: 'rejected' }) as const;

  beforeAll(() => stage.clear());
  beforeEach(async () => {
    lin = await server().signIn('lin_wei');
    admin = await server().signIn();
  });

  describe('claiming', () => {
    test('holds an item for ten minutes, renewed by its holder', async () => {
      const item = await newItem();
      const [held] = await claim([item.id]);
      const until = new Date(server().now.getTime() + CLAIM_MINUTES * MINUTE_MS).toISOString();
      expect(held).toEqual({ ...item, claimedBy: { id: held?.claimedBy?.id, nickname: 'Admin' }, claimedUntil: until });
      server().advance(9 * MINUTE_MS);
      expect(await claim([item.id], lin)).toEqual([held]);
      const [renewed] = await claim([item.id]);
      expect(renewed?.claimedUntil).toBe(new Date(server().now.getTime() + CLAIM_MINUTES * MINUTE_MS).toISOString());
    });

    test('that has run out is nobody’s, and free for the next', async () => {
      const item = await newItem();
      await claim([item.id]);
      server().advance(CLAIM_MINUTES * MINUTE_MS);
      expect(await stage.itemNow(item.id)).toEqual(item);
      expect(await claim([item.id], lin)).toMatchObject([{ claimedBy: { nickname: '林薇' } }]);
    });

    test('answers all that was asked for, in that order: others’ and decided ones as they are', async () => {
      const [mine, theirs, decided] = (await newItems(3)) as [AuditItem, AuditItem, AuditItem];
      await claim([theirs.id], lin);
      const done = await stage.approve(decided);
      const answer = await claim([decided.id, '42', mine.id, theirs.id, mine.id]);
      expect(answer).toMatchObject([done, { claimedBy: { nickname: 'Admin' } }, { claimedBy: { nickname: '林薇' } }]);
      expect(answer.map(({ id }) => id)).toEqual([decided.id, mine.id, theirs.id]);
    });

    test('by two at once gives each item to exactly one of them', async () => {
      const ids = (await newItems(30)).map(({ id }) => id);
      const both = await Promise.all([claim(ids, admin), claim(ids.toReversed(), lin), claim(ids.slice(10, 20), lin)]);
      const holders = new Map<string, Set<string>>();
      for (const { id, claimedBy } of both.flat()) {
        holders.set(id, (holders.get(id) ?? new Set()).add(claimedBy?.nickname ?? 'nobody'));
      }
      expect([...holders.values()].every((names) => names.size === 1 && !names.has('nobody'))).toBe(true);
      expect(holders.size).toBe(30);
    });

    test('ends when it is given up: one’s own and valid ones only', async () => {
      const [mine, theirs, old] = (await newItems(3)) as [AuditItem, AuditItem, AuditItem];
      await claim([old.id]);
      server().advance(CLAIM_MINUTES * MINUTE_MS);
      await claim([mine.id]);
      await claim([theirs.id], lin);
      const ids = [mine.id, theirs.id, old.id];
      expect(await server().ask(auditCalls.release, { ids })).toEqual({ released: 1 });
      expect(await server().ask(auditCalls.release, { ids })).toEqual({ released: 0 });
      expect(await stage.itemNow(mine.id)).toMatchObject({ claimedBy: null, claimedUntil: null });
      expect(await stage.itemNow(theirs.id)).toMatchObject({ claimedBy: { nickname: '林薇' } });
    });

    const reason = 'Left';
    const ends = {
      disabled: (id: string) => server().ask(sysUserCalls.changeStatus, { id, status: 'disabled', reason }),
      'signed out everywhere': (id: string) => server().ask(sysUserCalls.signOutEverywhere, { id, reason }),
      'given another password': (id: string) =>
        server().ask(sysUserCalls.resetPwd, { id, newPwd: encrypt('tall-heron-71'), reason }),
      'signed out': () => server().ask(loginCalls.signOut, undefined, as(lin)),
    };

    test.each(Object.entries(ends))('ends at once where its holder is %s, and only theirs', async (_, end) => {
      const [theirs, mine] = (await newItems(2)) as [AuditItem, AuditItem];
      await server().db.delete(sysUserSession);
      lin = await server().signIn('lin_wei');
      admin = await server().signIn();
      const [held] = await claim([theirs.id], lin);
      await claim([mine.id]);
      const id = held?.claimedBy?.id ?? '';
      await end(id);
      expect(await review(approved(theirs))).toMatchObject({ code: codes.success });
      expect(await stage.itemNow(mine.id)).toMatchObject({ claimedBy: { nickname: 'Admin' } });
      await server().db.update(sysUser).set({ status: 'enabled', mustChangePassword: false }).where(eq(sysUser.id, id));
    });

    test('stays while its holder is signed in elsewhere', async () => {
      const item = await newItem();
      await claim([item.id], lin);
      await server().ask(loginCalls.signOut, undefined, as(await server().signIn('lin_wei')));
      await server().signIn();
      expect(await stage.itemNow(item.id)).toMatchObject({ claimedBy: { nickname: '林薇' } });
    });
  });

  describe('deciding', () => {
    test('approves: who, when, and in the log', async () => {
      const item = await newItem();
      await claim([item.id]);
      expect(await stage.approve(item)).toEqual({
        ...item,
        state: 'approved',
        reviewer: { id: expect.any(String), nickname: 'Admin' },
        decidedAt: server().now.toISOString(),
        version: 2,
      });
      expect(await stage.logOf(item.id)).toMatchObject([
        { action: 'approve', targetType: 'audit', before: { state: 'pending' }, after: { state: 'approved' } },
        { action: 'submit', after: { nickname: 'Newt' } },
      ]);
    });

    test('rejects with a reason that the submitter reads', async () => {
      const item = await newItem();
      const done = await stage.reject(item, { reasonCode: 'contact', reason: 'No numbers, please' });
      expect(done).toMatchObject({ state: 'rejected', reasonCode: 'contact', reason: 'No numbers, please' });
      expect((await stage.logOf(item.id))[0]).toMatchObject({
        action: 'reject',
        after: { state: 'rejected', reasonCode: 'contact' },
        reason: 'Contact details or codes: No numbers, please',
      });
    });

    test.each([
      [{}, 'reasonCode'],
      [{ reason: 'just so' }, 'reasonCode'],
      [{ reasonCode: 'other' }, 'reason'],
      [{ reasonCode: 'other', reason: '   ' }, 'reason'],
      [{ reasonCode: 'other', reason: ' x ' }, 'reason'],
      [{ reasonCode: 'spam', reason: 'x'.repeat(501) }, 'reason'],
    ] as const)('a rejection with %j lacks %s', async (why, path) => {
      const item = await newItem();
      const answer = await review({ ...rejected(item), ...why });
      expect(answer).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path }] } });
      expect(await stage.itemNow(item.id)).toEqual(item);
    });

    test('an approval keeps no reason', async () => {
      const item = await newItem();
      const answer = await review({ ...approved(item), reasonCode: 'spam', reason: 'typed before' });
      expect(answer.data).toMatchObject({ state: 'approved', reasonCode: null, reason: null });
    });

    test('what somebody else holds is refused by their name, until the claim has run out', async () => {
      const item = await newItem();
      await claim([item.id], lin);
      const answer = await review(approved(item));
      expect(answer).toMatchObject({ code: codes.ruleForbids, message: expect.stringContaining('林薇') });
      expect(await stage.itemNow(item.id)).toMatchObject({ state: 'pending' });
      server().advance(CLAIM_MINUTES * MINUTE_MS);
      expect((await review(approved(item))).code).toBe(codes.success);
    });

    test('the second learns who decided, and changes nothing', async () => {
      const item = await newItem();
      const done = await stage.reject(item);
      const late = await review(approved(item), lin);
      expect(late).toMatchObject({ code: codes.conflict, data: done });
      expect(done.reviewer?.nickname).toBe('Admin');
      expect(await stage.itemNow(item.id)).toEqual(done);
    });

    test('what was submitted anew meanwhile is looked at anew', async () => {
      const item = await newItem();
      const newer = await stage.submit('nickname', item.target.id, { text: 'Newer' });
      expect(await review(approved(item))).toMatchObject({ code: codes.conflict, data: newer });
      expect(await stage.itemNow(item.id)).toMatchObject({ state: 'pending', title: 'Newer' });
    });

    test('one that isn’t there', async () => {
      expect((await review({ id: '42', version: 1, decision: 'approved' })).code).toBe(codes.notFound);
    });

    test('two who decide forty items at once: each is decided once, and the numbers add up', async () => {
      const items = await newItems(40);
      const since = server().now.toISOString();
      const before = await server().ask(auditCalls.summary, { since });
      const answers = await Promise.all(
        items.flatMap((item, index) => [
          review(approved(item), index % 2 ? admin : lin),
          review({ ...rejected(item), reasonCode: 'spam' }, index % 2 ? lin : admin),
        ]),
      );
      const won = answers.filter(({ code }) => code === codes.success).map(({ data }) => data);
      const lost = answers.filter(({ code }) => code === codes.conflict).map(({ data }) => data);
      expect([won.length, lost.length]).toEqual([40, 40]);
      const byId = (a: AuditItem, b: AuditItem) => (a.id < b.id ? -1 : 1);
      expect(lost.toSorted(byId)).toEqual(won.toSorted(byId));
      for (const item of won) {
        const decisions = (await stage.logOf(item.id)).filter(({ action }) => action !== 'submit');
        expect(decisions).toHaveLength(1);
        expect(decisions[0]?.adminName).toBe(item.reviewer?.nickname);
      }
      const [mine, theirs] = [
        await server().ask(auditCalls.summary, { since }),
        await server().ask(auditCalls.summary, { since }, as(lin)),
      ];
      expect(mine.waiting).toBe(before.waiting - 40);
      expect(mine.decided).toBe(before.decided + 40);
      expect(mine.decidedByMe + theirs.decidedByMe).toBe(mine.decided);
    });
  });
});
