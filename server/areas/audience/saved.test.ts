import { audienceCalls } from '../../../contract/audience/calls';
import { SAVED_AUDIENCES_MAX } from '../../../contract/audience/enums';
import { codes } from '../../../contract/codes';
import { operationCalls } from '../../../contract/operation.calls';
import { pushCalls } from '../../../contract/push/calls';
import { userCalls } from '../../../contract/user/calls';
import { onEveryDatabase } from '../../testing';
import { savedAudience } from './table';

onEveryDatabase({}, (server) => {
  const active = { kind: 'active', days: 7, numbers: null } as const;
  const save = (name: string, audience: object | undefined = active) =>
    server().call(audienceCalls.saveOrUpdate, { name, ...(audience && { audience: audience as typeof active }) });
  const saved = async (name: string, audience?: object) => {
    const answer = await save(name, audience);
    expect(answer).toMatchObject({ code: codes.success });
    return answer.data;
  };
  const listed = async () => (await server().ask(audienceCalls.list, undefined)).list;
  const detail = (id: string) => server().ask(audienceCalls.detail, { id });
  const logOf = async (targetId: string) => (await server().ask(operationCalls.pageList, { targetId })).list;
  const numbers = async (count: number) =>
    (await server().ask(userCalls.pageList, { pageSize: 100 })).list.slice(0, count).map(({ number }) => number);

  beforeEach(async () => {
    await server().signIn();
    await server().db.delete(savedAudience);
  });

  test('is saved under its trimmed name, with who saved it, and told in the order of names', async () => {
    await saved('  weekly  ');
    await saved('Beta', { kind: 'all', days: null, numbers: null });
    expect(await listed()).toMatchObject([
      { name: 'Beta', audience: { kind: 'all', days: null, listed: 0 } },
      { name: 'weekly', audience: { kind: 'active', days: 7 }, by: expect.any(String), version: 1 },
    ]);
  });

  test('a list keeps its numbers, each once; the list of all tells only how many', async () => {
    const [first = 0, second = 0] = await numbers(2);
    const { id } = await saved('Testers', { kind: 'list', days: null, numbers: [second, first, second] });
    expect((await detail(id)).audience).toEqual({ kind: 'list', days: null, numbers: [second, first], listed: 2 });
    expect((await listed())[0]?.audience).toEqual({ kind: 'list', days: null, listed: 2 });
  });

  test('is renamed and replaced at the version that was read, and the log tells it', async () => {
    const { id, version } = await saved('Old name');
    const renamed = await server().ask(audienceCalls.saveOrUpdate, { id, version, name: 'New name' });
    expect(renamed).toMatchObject({ name: 'New name', audience: { kind: 'active', days: 7 }, version: version + 1 });
    const stale = await server().call(audienceCalls.saveOrUpdate, { id, version, name: 'Mine' });
    expect(stale).toMatchObject({ code: codes.conflict, data: { name: 'New name' } });
    const audience = { kind: 'paid', days: null, numbers: null } as const;
    await server().ask(audienceCalls.saveOrUpdate, { id, version: version + 1, name: 'new NAME', audience });
    const [replaced, first, created] = await logOf(id);
    expect(replaced).toMatchObject({ action: 'update', after: { name: 'new NAME', audience: 'paid' } });
    expect(first).toMatchObject({ action: 'update', before: { name: 'Old name' }, after: { name: 'New name' } });
    expect(created).toMatchObject({ action: 'create', targetType: 'audience', targetName: 'Old name' });
  });

  test('what was written to it stays as it is when it changes or goes', async () => {
    const { id, version, audience } = await saved('Copied');
    const { kind, days } = audience;
    const form = { title: 'Hello', body: 'There', opens: 'app', image: null, roomId: null, url: null } as const;
    const times = { scheduledAt: null, expiresAt: null };
    const push = await server().ask(pushCalls.saveOrUpdate, {
      ...form,
      ...times,
      audience: { kind, days, numbers: null },
    });
    const other = { kind: 'registered', days: 1, numbers: null } as const;
    await server().ask(audienceCalls.saveOrUpdate, { id, version, name: 'Copied', audience: other });
    expect((await server().call(audienceCalls.remove, { id, reason: '' })).code).toBe(codes.validationFailed);
    await server().ask(audienceCalls.remove, { id, reason: 'Not used' });
    expect((await server().ask(pushCalls.detail, { id: push.id })).audience).toMatchObject({ kind: 'active', days: 7 });
    expect((await server().call(audienceCalls.detail, { id })).code).toBe(codes.notFound);
    expect((await server().call(audienceCalls.remove, { id, reason: 'Not used' })).code).toBe(codes.notFound);
    expect((await logOf(id))[0]).toMatchObject({ action: 'remove', reason: 'Not used', before: { name: 'Copied' } });
  });

  test('is refused without a name, with a long one or one that is taken, without an audience, with unknown numbers', async () => {
    await saved('Taken');
    const { id, version } = await saved('Another');
    const refused = { code: codes.validationFailed };
    expect(await save('   ')).toMatchObject(refused);
    expect(await save('x'.repeat(41))).toMatchObject(refused);
    expect(await save('TAKEN ')).toMatchObject({ ...refused, data: { fields: [{ path: 'name' }] } });
    expect(await server().call(audienceCalls.saveOrUpdate, { id, version, name: 'taken' })).toMatchObject(refused);
    const nobody = await server().call(audienceCalls.saveOrUpdate, { name: 'Nobody' });
    expect(nobody).toMatchObject({ ...refused, data: { fields: [{ path: 'audience' }] } });
    const unknown = { kind: 'list', days: null, numbers: [Number.MAX_SAFE_INTEGER] };
    expect(await save('Unknown', unknown)).toMatchObject({
      ...refused,
      data: { fields: [{ path: 'audience.numbers' }] },
    });
  });

  test('there are a hundred at most, also when several are saved at once; names stay unique', async () => {
    const now = server().now.toISOString();
    const [{ byId } = { byId: null }] = (await saved('One').then(listed)) ?? [];
    const many = Array.from({ length: SAVED_AUDIENCES_MAX - 3 }, (_, index) => ({
      ...{ name: `Filled ${index}`, audience: active, sysUserId: byId ?? '', createdAt: now, updatedAt: now },
    }));
    await server().db.insert(savedAudience).values(many);
    const same = await Promise.all(['Same', 'same', 'SAME'].map((name) => save(name)));
    expect(same.filter(({ code }) => code === codes.success)).toHaveLength(1);
    const last = await Promise.all(['Last', 'Beyond', 'Further'].map((name) => save(name)));
    expect(last.filter(({ code }) => code === codes.success)).toHaveLength(1);
    expect(last.filter(({ code }) => code === codes.ruleForbids)).toHaveLength(2);
  });
});
