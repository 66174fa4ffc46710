import { eq } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { codes } from '../../../contract/codes';
import { wordCalls } from '../../../contract/word/calls';
import { IMPORT_CELL_MAX } from '../../../contract/word/enums';
import { onDatabase } from '../../testing';
import { operation } from '../operation/table';
import { sensitiveWord } from './table';

type Rows = Input<typeof wordCalls.importRows>['rows'];

onDatabase({}, (server) => {
  beforeEach(async () => {
    await server().signIn();
    await server().db.delete(sensitiveWord);
  });

  const rowsOf = (rows: readonly (string | Partial<Rows[number]>)[]): Rows =>
    rows.map((row, index) => ({ row: index + 2, word: '', ...(typeof row === 'string' ? { word: row } : row) }));
  const bring = (
    rows: readonly (string | Partial<Rows[number]>)[],
    { dryRun = false, update = false, locale = 'en-US' } = {},
  ) =>
    server().ask(
      wordCalls.importRows,
      { rows: rowsOf(rows), dryRun, update },
      { headers: { 'accept-language': locale } },
    );
  const all = async () =>
    (await server().ask(wordCalls.pageList, { sort: 'word', order: 'ascend', pageSize: 200 })).list;
  const outcomesOf = ({ rows }: Awaited<ReturnType<typeof bring>>) => rows.map(({ outcome }) => outcome);

  test('a dry run says what would be done and does nothing', async () => {
    const { data } = await server().call(wordCalls.saveOrUpdate, { word: 'WX', action: 'block' });
    const report = await bring(['wx', 'telegram', 'Telegram', { word: 'a', action: 'burn' }], { dryRun: true });
    expect(report).toMatchObject({
      applied: false,
      rows: [
        { row: 2, word: 'wx', outcome: 'keep', id: data.id, repeats: null },
        { row: 3, word: 'telegram', outcome: 'create', id: null },
        { row: 4, word: 'Telegram', outcome: 'repeat', repeats: 3 },
        { row: 5, word: 'a', outcome: 'wrong', errors: [{ column: 'action' }] },
      ],
    });
    expect((await all()).map(({ word }) => word)).toEqual(['WX']);
  });

  test('with a row that is wrong nothing is done; mended, all of it', async () => {
    const rows = ['alpha', { word: 'beta', tags: ['nothing'] }, 'gamma'];
    const refused = await bring(rows);
    expect(refused).toMatchObject({ applied: false, rows: [{}, { outcome: 'wrong' }, {}] });
    expect(await all()).toEqual([]);
    const done = await bring(['alpha', { word: 'beta', tags: ['fraud'], action: 'mask', replacement: '…' }, 'gamma']);
    expect(done.applied).toBe(true);
    expect(await all()).toMatchObject([
      { word: 'alpha', action: 'audit', status: 'on', tags: [] },
      { word: 'beta', action: 'mask', replacement: '…', tags: ['fraud'] },
      { word: 'gamma' },
    ]);
    const [first] = await all();
    const logged = await server()
      .db.select()
      .from(operation)
      .where(eq(operation.targetId, first?.id ?? ''));
    expect(logged).toMatchObject([
      { action: 'import', targetName: 'alpha', after: { word: 'alpha', action: 'audit' } },
    ]);
    expect((await server().ask(wordCalls.check, { text: 'GAMMA' })).outcome).toBe('audit');
  });

  test('words that exist stay as they are, or are changed in what the file says', async () => {
    const save = (word: string) =>
      server().ask(wordCalls.saveOrUpdate, { word, action: 'mask', replacement: '[…]', tags: ['contact'] });
    const { id } = await save('wx');
    await save('vx');
    const rows = [{ word: 'WX', action: 'block' }, { word: 'vx', tags: [] }, 'qq'];
    expect(outcomesOf(await bring(rows))).toEqual(['keep', 'keep', 'create']);
    expect((await all()).map(({ word }) => word)).toEqual(['qq', 'vx', 'wx']);
    expect(outcomesOf(await bring(rows, { update: true }))).toEqual(['update', 'update', 'keep']);
    expect(await all()).toMatchObject([
      { id, word: 'WX', tags: ['contact'], action: 'block', replacement: null, version: 2 },
      { word: 'qq', version: 1 },
      { word: 'vx', tags: [], action: 'mask', replacement: '[…]', version: 2 },
    ]);
    expect(outcomesOf(await bring(rows, { update: true }))).toEqual(['keep', 'keep', 'keep']);
  });

  test('what the list answers can be brought in again and changes nothing', async () => {
    await bring(['a*b', { word: '"x", y', tags: ['insult', 'fraud'], action: 'mask', replacement: '=1' }, '加WX']);
    const before = await all();
    const rows = before.map(({ word, tags, action, replacement, status }) => ({
      ...{ word, tags, action, replacement: replacement ?? '', status },
    }));
    expect(new Set(outcomesOf(await bring(rows, { update: true })))).toEqual(new Set(['keep']));
    expect(await all()).toEqual(before);
    await server().db.delete(sensitiveWord);
    await bring(rows);
    const again = (await all()).map(({ id: _, createdAt: __, updatedAt: ___, ...rest }) => rest);
    expect(again).toEqual(before.map(({ id: _, createdAt: __, updatedAt: ___, ...rest }) => rest));
  });

  test.each([
    [{ word: ' ' }, 'word', 'This is required', '此项必填'],
    [{ word: 'x*' }, 'word', 'A * stands between two parts of a word', '* 的前后都要有文字，且不能连续使用'],
    [{ word: 'x'.repeat(101) }, 'word', 'At most 100 characters', '最多 100 个字符'],
    [
      { word: 'x', action: '?' },
      'action',
      'Choose one of: Block, Send to audit, Mask',
      '请从以下值中选择：拦截、送审、替换',
    ],
    [{ word: 'x', status: '?' }, 'status', 'Choose one of: On, Off', '请从以下值中选择：启用、停用'],
  ])('%j: what is wrong is said by column, in the words of the file', async (row, column, english, chinese) => {
    const wrong = (message: string) => ({ rows: [{ outcome: 'wrong', errors: [{ column, message }] }] });
    expect(await bring([row], { dryRun: true })).toMatchObject(wrong(english));
    expect(await bring([row], { dryRun: true, locale: 'zh-CN' })).toMatchObject(wrong(chinese));
  });

  test('a word that is too long for one is named by its row, and not looked into', async () => {
    const looks = jest.spyOn(Intl.Segmenter.prototype, 'segment');
    const { rows } = await bring(['fine', '🐟'.repeat(IMPORT_CELL_MAX / 2)], { dryRun: true });
    expect(rows).toMatchObject([
      { row: 2, outcome: 'create' },
      { row: 3, outcome: 'wrong', errors: [{ column: 'word', message: 'At most 100 characters' }] },
    ]);
    expect(looks).not.toHaveBeenCalled();
    looks.mockRestore();
  });

  test('a column is wrong once, however many of its tags are', async () => {
    const tags = Array.from({ length: IMPORT_CELL_MAX }, (_, index) => `tag ${index}`);
    const { rows } = await bring([{ word: 'x', tags, status: '?' }], { dryRun: true });
    expect(rows[0]?.errors.map(({ column }) => column)).toEqual(['tags', 'status']);
  });

  test.each([
    ['word', { word: '🐟'.repeat(200_000) }],
    ['tags.0', { tags: ['x'.repeat(IMPORT_CELL_MAX + 1)] }],
    ['tags', { tags: Array.from({ length: IMPORT_CELL_MAX + 1 }, () => 'fraud') }],
    ['action', { action: 'x'.repeat(IMPORT_CELL_MAX + 1) }],
    ['replacement', { replacement: 'x'.repeat(IMPORT_CELL_MAX + 1) }],
    ['status', { status: 'x'.repeat(IMPORT_CELL_MAX + 1) }],
  ])('a cell that is longer than any is refused: %s', async (path, row) => {
    const answer = await server().call(wordCalls.importRows, { rows: rowsOf([{ word: 'x', ...row }]), dryRun: true });
    expect(answer).toMatchObject({ code: codes.validationFailed, data: { fields: [{ path: `rows.0.${path}` }] } });
  });

  test('words over one another are named, in the file and outside', async () => {
    const { id } = await server().ask(wordCalls.saveOrUpdate, { word: 'wx', action: 'block' });
    const { rows } = await bring(['加wx', '加*x', 'x', 'other'], { dryRun: true });
    const within = (word: string, of: string | null = null) => ({ relation: 'within', word, id: of });
    const contains = (word: string, of: string | null = null) => ({ relation: 'contains', word, id: of });
    const sorted = rows.map(({ overlaps }) => [...overlaps].sort((a, b) => (a.word < b.word ? -1 : 1)));
    expect(sorted).toEqual([
      [contains('wx', id), contains('x'), contains('加*x')],
      [contains('x'), within('加wx')],
      [within('wx', id), within('加*x'), within('加wx')],
      [],
    ]);
    expect(rows.map(({ overlapCount }) => overlapCount)).toEqual([3, 2, 3, 0]);
  });

  test('ten thousand rows are one import', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => `number${index.toString(36)}word`);
    const begun = process.cpuUsage();
    expect((await bring(rows)).applied).toBe(true);
    expect(process.cpuUsage(begun).user).toBeLessThan(60_000_000);
    expect(await server().db.$count(sensitiveWord)).toBe(10_000);
  });
});
