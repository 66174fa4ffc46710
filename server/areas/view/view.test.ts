import { eq } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { codes } from '../../../contract/codes';
import { homeCalls } from '../../../contract/home/calls';
import { sysUserCalls } from '../../../contract/sysUser/calls';
import { viewCalls } from '../../../contract/view.calls';
import { VIEWS_MAX } from '../../../contract/view.enums';
import { onEveryDatabase } from '../../testing';
import { operation } from '../operation/table';
import { savedView } from './table';

type Form = Input<typeof viewCalls.saveOrUpdate>;

onEveryDatabase({}, (server) => {
  const form = (change: Partial<Form> = {}): Form => ({
    list: 'user',
    name: 'Muted',
    query: 'status=muted',
    ...change,
  });
  const save = (change?: Partial<Form>) => server().ask(viewCalls.saveOrUpdate, form(change));
  const trySave = (change?: Partial<Form>) => server().call(viewCalls.saveOrUpdate, form(change));
  const read = (list = 'user') => server().ask(viewCalls.list, { list });
  const refused = (path: string) => ({ code: codes.validationFailed, data: { fields: [{ path }] } });
  const layout = { columns: [{ key: 'number', shown: true, pin: 'left' as const }], density: 'compact' as const };

  beforeEach(async () => {
    await server().db.delete(savedView);
    await server().signIn();
  });

  test('a view is kept, changed and removed, and each step is logged', async () => {
    const made = await save();
    expect(made).toMatchObject({ list: 'user', name: 'Muted', query: 'status=muted', isDefault: false, version: 1 });
    const renamed = await save({ ...made, name: 'Quiet' });
    expect(await read()).toMatchObject({ views: [{ id: made.id, name: 'Quiet', version: 2 }] });
    expect((await read('sysUser')).views).toEqual([]);
    await server().ask(viewCalls.remove, { id: renamed.id });
    expect((await read()).views).toEqual([]);
    const logged = await server()
      .db.select()
      .from(operation)
      .where(eq(operation.targetId, made.id))
      .orderBy(operation.id);
    expect(logged.map(({ action }) => action)).toEqual(['saveView', 'changeView', 'removeView']);
    expect(logged[1]).toMatchObject({ targetType: 'view', before: { name: 'Muted' }, after: { name: 'Quiet' } });
  });

  test('nobody reads, changes or removes another’s, and all may use the same names', async () => {
    const mine = await save({ isDefault: true });
    await server().ask(viewCalls.saveLayout, { list: 'user', layout });
    const [other] = (await server().ask(sysUserCalls.pageList, { status: 'enabled' })).list.filter(
      ({ account }) => account !== 'admin',
    );
    await server().signIn(other?.account);
    expect(await read()).toEqual({ views: [], layout: null });
    expect(await trySave({ ...mine, name: 'Taken over' })).toMatchObject({ code: codes.notFound });
    expect(await server().call(viewCalls.remove, { id: mine.id })).toMatchObject({ code: codes.notFound });
    expect(await save({ isDefault: true })).toMatchObject({ name: 'Muted', isDefault: true });
    await server().ask(viewCalls.saveLayout, { list: 'user', layout: null });
    await server().signIn();
    expect(await read()).toEqual({ views: [mine], layout });
  });

  test('one view of a list is the default at the most; the one that was has changed too', async () => {
    const first = await save({ isDefault: true });
    const second = await save({ name: 'Banned', isDefault: true });
    await save({ list: 'sysUser', isDefault: true });
    const { views } = await read();
    expect(views).toMatchObject([
      { id: first.id, isDefault: false, version: 2 },
      { id: second.id, isDefault: true, version: 1 },
    ]);
    const logged = await server()
      .db.select()
      .from(operation)
      .where(eq(operation.targetId, first.id))
      .orderBy(operation.id);
    expect(logged).toMatchObject([
      { action: 'saveView' },
      { action: 'changeView', before: { isDefault: true }, after: { isDefault: false } },
    ]);
    await save({ ...second, isDefault: false });
    expect((await read()).views.some(({ isDefault }) => isDefault)).toBe(false);
  });

  test('the database itself refuses a second default', async () => {
    const { id } = await save({ isDefault: true });
    const other = await save({ name: 'Banned' });
    await expect(
      server().db.update(savedView).set({ isDefault: true }).where(eq(savedView.id, other.id)),
    ).rejects.toThrow();
    expect((await read()).views).toMatchObject([{ id, isDefault: true }, { isDefault: false }]);
  });

  test('many saved at once keep one default and no name twice', async () => {
    const names = ['A', 'a', 'B', 'b', 'C', 'c', 'D', 'd'];
    const answers = await Promise.all(names.map((name) => trySave({ name, isDefault: true })));
    expect(answers.filter(({ code }) => code === codes.success)).toHaveLength(4);
    const { views } = await read();
    expect(views).toHaveLength(4);
    expect(views.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test('a name is unique on its list, whatever the case of its letters; renaming to the same is none of it', async () => {
    const made = await save({ name: 'VIP 用户' });
    expect(await trySave({ name: ' vip 用户 ' })).toMatchObject(refused('name'));
    expect(await save({ name: 'VIP 用户', list: 'sysUser' })).toMatchObject({ list: 'sysUser' });
    expect(await save({ ...made, name: 'Vip 用户' })).toMatchObject({ name: 'Vip 用户', version: 2 });
    const other = await save({ name: 'Other' });
    expect(await trySave({ ...other, name: 'VIP 用户' })).toMatchObject(refused('name'));
  });

  test('a change to a view that has moved on is refused with what it is now', async () => {
    const made = await save();
    const now = await save({ ...made, query: 'status=banned' });
    expect(await trySave({ ...made, name: 'Late' })).toMatchObject({ code: codes.conflict, data: now });
    expect(await trySave({ ...made, version: undefined })).toMatchObject(refused('version'));
    expect(await trySave({ ...now, list: 'sysUser' })).toMatchObject({ code: codes.notFound });
  });

  test(`a list has ${VIEWS_MAX} views of an admin at the most`, async () => {
    for (let count = 1; count <= VIEWS_MAX; count += 1) await save({ name: `View ${count}` });
    expect(await trySave({ name: 'One more' })).toMatchObject({
      code: codes.ruleForbids,
      message: 'A list can have 30 views of yours: delete one first',
    });
    expect(await save({ list: 'sysUser' })).toMatchObject({ list: 'sysUser' });
  });

  test.each([
    ['a blank name', { name: ' ' }, 'name'],
    ['a name longer than its tab', { name: 'x'.repeat(31) }, 'name'],
    ['a view of nothing', { query: '' }, 'query'],
    ['an endless query', { query: 'x'.repeat(2001) }, 'query'],
    ['a list of no such name', { list: '../user' }, 'list'],
  ])('%s is refused', async (_, change, path) => {
    expect(await trySave(change)).toMatchObject(refused(path));
  });

  test('columns are kept, replaced and forgotten', async () => {
    const save = (kept: Input<typeof viewCalls.saveLayout>['layout']) =>
      server().ask(viewCalls.saveLayout, { list: 'rooms', layout: kept });
    await save(layout);
    await save({ ...layout, density: 'regular' });
    expect((await read('rooms')).layout).toEqual({ ...layout, density: 'regular' });
    await save(null);
    expect((await read('rooms')).layout).toBeNull();
  });

  test('columns that can’t be are refused', async () => {
    const tryLayout = (columns: (typeof layout)['columns']) =>
      server().call(viewCalls.saveLayout, { list: 'user', layout: { ...layout, columns } });
    const [column] = layout.columns as [(typeof layout)['columns'][0]];
    expect(await tryLayout([column, column])).toMatchObject(refused('layout.columns'));
    const many = Array.from({ length: 61 }, (_, index) => ({ ...column, key: `c${index}` }));
    expect(await tryLayout(many)).toMatchObject(refused('layout.columns'));
  });

  test('how somebody arranged a list is no news of the day', async () => {
    await save();
    const { latest } = await server().ask(homeCalls.summary, { zone: 'UTC' });
    expect(latest.map(({ targetType }) => targetType)).not.toContain('view');
  });
});
