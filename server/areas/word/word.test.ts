import { eq } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { codes } from '../../../contract/codes';
import type { Word } from '../../../contract/word';
import { wordCalls } from '../../../contract/word/calls';
import { onEveryDatabase } from '../../testing';
import { operation } from '../operation/table';
import { sensitiveWord } from './table';

onEveryDatabase({}, (server) => {
  beforeEach(async () => {
    await server().signIn();
    await server().db.delete(sensitiveWord);
  });

  const save = (word: string, more: Partial<Input<typeof wordCalls.saveOrUpdate>> = {}) =>
    server().call(wordCalls.saveOrUpdate, { word, action: 'audit', ...more });
  const made = async (word: string, more: Partial<Input<typeof wordCalls.saveOrUpdate>> = {}) =>
    (await save(word, more)).data;
  const list = (query: Input<typeof wordCalls.pageList> = {}) => server().ask(wordCalls.pageList, query);
  const wordsOf = async (query: Input<typeof wordCalls.pageList> = {}) =>
    (await list({ sort: 'word', order: 'ascend', ...query })).list.map(({ word }) => word);
  const log = (id: string) => server().db.select().from(operation).where(eq(operation.targetId, id));
  const check = (text: string) => server().ask(wordCalls.check, { text });

  test('is written, edited, turned off and on, and removed for a reason', async () => {
    const word = await made('  红包  ', { action: 'mask', replacement: '礼物', tags: ['advert', 'advert'] });
    expect(word).toMatchObject({ word: '红包', tags: ['advert'], action: 'mask', replacement: '礼物', hits: 0 });
    expect(word).toMatchObject({ status: 'on', version: 1 });
    const { id } = word;
    expect((await save('红包*群', { id, version: 1, tags: ['advert'] })).data).toMatchObject({
      ...{ word: '红包*群', action: 'audit', replacement: null, version: 2 },
    });
    expect((await server().call(wordCalls.changeStatus, { id, status: 'on' })).code).toBe(codes.ruleForbids);
    const off = await server().ask(wordCalls.changeStatus, { id, status: 'off' });
    expect(off).toMatchObject({ status: 'off', version: 3 });
    expect((await check('红包群')).outcome).toBe('pass');
    await server().ask(wordCalls.changeStatus, { id, status: 'on' });
    expect((await check('红包群')).outcome).toBe('audit');
    expect(await server().call(wordCalls.remove, { id, reason: '' })).toMatchObject({ code: codes.validationFailed });
    await server().ask(wordCalls.remove, { id, reason: 'A mistake' });
    expect((await check('红包群')).outcome).toBe('pass');
    expect((await server().call(wordCalls.detail, { id })).code).toBe(codes.notFound);
    expect(await log(id)).toMatchObject([
      { action: 'create', targetType: 'word', targetName: '红包', after: { word: '红包', tags: ['advert'] } },
      { action: 'update', before: { word: '红包', action: 'mask', replacement: '礼物' }, after: { word: '红包*群' } },
      { action: 'disable', before: { status: 'on' }, after: { status: 'off' } },
      { action: 'enable' },
      { action: 'remove', reason: 'A mistake', before: { word: '红包*群' } },
    ]);
    expect((await log(id))[1]?.before).not.toHaveProperty('tags');
  });

  test.each([
    ['word', ' ', {}, 'This is required'],
    ['word', 'x'.repeat(101), {}, 'At most 100 characters'],
    ['word', '\u200b\u00ad', {}, 'Nothing of this word can be seen'],
    ['word', 'a\nb', {}, 'A word stands on one line'],
    ['word', '*', {}, 'Nothing of this word can be seen'],
    ['word', '*a', {}, 'A * stands between two parts of a word'],
    ['word', 'a＊', {}, 'A * stands between two parts of a word'],
    ['word', 'a**b', {}, 'A * stands between two parts of a word'],
    ['replacement', 'a', { action: 'block', replacement: 'b' }, 'Only a word that is masked has a replacement'],
    ['replacement', 'a', { action: 'mask', replacement: 'x'.repeat(21) }, 'At most 20 characters'],
  ] as const)('its %s is checked: %j', async (path, word, more, message) => {
    expect(await save(word, more)).toMatchObject({
      code: codes.validationFailed,
      data: { fields: [{ path, message }] },
    });
  });

  test('is unique by what is compared', async () => {
    const first = await made('WX群');
    const other = await made('加WX群');
    for (const same of ['wx群', 'ｗｘ群', 'W\u200bX群']) {
      const taken = { code: codes.validationFailed, data: { fields: [{ path: 'word' }] } };
      expect(await save(same)).toMatchObject(taken);
      expect(await save(same, { id: other.id, version: 1 })).toMatchObject(taken);
    }
    expect((await save('wx群', { id: first.id, version: 1 })).data).toMatchObject({ word: 'wx群', version: 2 });
  });

  test('of several saved at once one is kept, and an edit of what was changed meanwhile is a conflict', async () => {
    const answers = await Promise.all(['Kraken', 'kraken', 'ＫＲＡＫＥＮ'].map((word) => save(word)));
    const [saved, ...more] = answers.filter(({ code }) => code === codes.success);
    expect(more).toEqual([]);
    const { id = '' } = saved?.data ?? {};
    const edits = await Promise.all(['One', 'Two', 'Three'].map((word) => save(word, { id, version: 1 })));
    expect(edits.filter(({ code }) => code === codes.success)).toHaveLength(1);
    const now = await server().ask(wordCalls.detail, { id });
    expect(edits.filter(({ code }) => code === codes.conflict).map(({ data }) => data)).toEqual([now, now]);
  });

  test('the list filters, sorts and counts', async () => {
    await made('alpha', { tags: ['contact', 'advert'] });
    await made('beta', { tags: ['fraud'], action: 'block' });
    await made('al_pha', { action: 'mask', tags: ['insult'], status: 'off' });
    await server().db.update(sensitiveWord).set({ hits: 7 }).where(eq(sensitiveWord.word, 'beta'));
    expect(await wordsOf()).toEqual(['al_pha', 'alpha', 'beta']);
    expect(await wordsOf({ keyword: 'l_p' })).toEqual(['al_pha']);
    expect(await wordsOf({ tags: ['advert', 'fraud'] })).toEqual(['alpha', 'beta']);
    expect(await wordsOf({ action: ['block', 'mask'], status: ['on'] })).toEqual(['beta']);
    expect(await wordsOf({ sort: 'hits', order: 'descend', pageSize: 1 })).toEqual(['beta']);
    const all = { total: 3, on: 2, off: 1, block: 1, audit: 1, mask: 1, hits: 7 };
    expect(await server().ask(wordCalls.countByStatus, { filter: {} })).toEqual(all);
    const none = { total: 0, on: 0, off: 0, block: 0, audit: 0, mask: 0, hits: 0 };
    expect(await server().ask(wordCalls.countByStatus, { filter: { keyword: 'nothing' } })).toEqual(none);
  });

  test('a text is tried: outcome, every hit with its rule, and what would be kept', async () => {
    const mask = await made('WX', { action: 'mask' });
    const named = await made('stones', { action: 'mask', replacement: 'gems' });
    expect(await check('Ｗx for 5 stones')).toEqual({
      outcome: 'mask',
      result: '** for 5 gems',
      hits: [
        { start: 0, end: 2, id: mask.id, word: 'WX', action: 'mask', replacement: null },
        { start: 9, end: 15, id: named.id, word: 'stones', action: 'mask', replacement: 'gems' },
      ],
    });
    await made('call me');
    expect(await check('WX: Call me')).toMatchObject({ outcome: 'audit', result: '**: Call me' });
    const block: Word = await made('free*stones', { action: 'block' });
    expect(await check('wx free stones')).toMatchObject({
      outcome: 'block',
      result: null,
      hits: [{ word: 'WX' }, { id: block.id, start: 3, end: 14 }],
    });
    expect(await check('')).toEqual({ outcome: 'pass', result: '', hits: [] });
    expect((await list({ sort: 'hits' })).list.map(({ hits }) => hits)).toEqual([0, 0, 0, 0]);
  });
});
