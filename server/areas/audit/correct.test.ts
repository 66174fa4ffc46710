import type { AuditItem } from '../../../contract/audit';
import { auditCalls } from '../../../contract/audit/calls';
import { codes } from '../../../contract/codes';
import { onEveryDatabase } from '../../testing';
import { testAudits } from './testAudits';

onEveryDatabase({}, (server) => {
  const stage = testAudits(server);
  const { submit, approve, correct, makeUser } = stage;
  const input = ({ id, version }: AuditItem, decision: 'approved' | 'rejected') =>
    ({ id, version, decision, reasonCode: 'spam', why: 'A mistake' }) as const;
  const decided = async () => approve(await submit('nickname', (await makeUser()).id));

  beforeAll(() => stage.clear());
  beforeEach(() => server().signIn());

  test('makes the item the corrector’s, and says why in its log', async () => {
    const done = await decided();
    await server().signIn('lin_wei');
    server().advance(1000);
    const turned = await correct(done);
    expect(turned).toMatchObject({
      state: 'rejected',
      reviewer: { nickname: '林薇' },
      reasonCode: 'insult',
      version: 3,
    });
    expect(turned.decidedAt).toBe(server().now.toISOString());
    expect((await stage.logOf(done.id))[0]).toMatchObject({
      ...{ action: 'correct', targetType: 'audit', adminName: '林薇', reason: 'A mistake' },
      before: { state: 'approved' },
      after: { state: 'rejected', reasonCode: 'insult' },
    });
  });

  test('to the same decision is refused, and of an item that waits', async () => {
    const done = await decided();
    expect((await server().call(auditCalls.correct, input(done, 'approved'))).code).toBe(codes.ruleForbids);
    const waiting = await submit('nickname', done.target.id);
    expect((await server().call(auditCalls.correct, input(waiting, 'rejected'))).code).toBe(codes.ruleForbids);
  });

  test('of what was corrected meanwhile is a conflict', async () => {
    const done = await decided();
    const turned = await correct(done);
    const late = await server().call(auditCalls.correct, input(done, 'rejected'));
    expect(late).toMatchObject({ code: codes.conflict, data: turned });
  });

  test('needs a reason for the log, and for the submitter when it rejects', async () => {
    const { reasonCode, ...noReason } = input(await decided(), 'rejected');
    const answer = await server().call(auditCalls.correct, noReason);
    expect(answer).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path: 'reasonCode' }] } });
    const { why, ...noWhy } = { ...noReason, reasonCode };
    expect(await server().call(auditCalls.correct, noWhy as never)).toMatchObject({
      data: { fields: [{ path: 'why' }] },
    });
  });

  test('two at once: one of them', async () => {
    const done = await decided();
    const answers = await Promise.all([1, 2, 3].map(() => server().call(auditCalls.correct, input(done, 'rejected'))));
    expect(answers.map(({ code }) => code).sort((a, b) => b - a)).toEqual([
      codes.conflict,
      codes.conflict,
      codes.success,
    ]);
  });
});
