import { eq } from 'drizzle-orm';
import type { Input } from '../../../contract';
import { auditCalls } from '../../../contract/audit/calls';
import { codes } from '../../../contract/codes';
import { peopleCalls } from '../../../contract/people/calls';
import { wishCalls } from '../../../contract/wish/calls';
import { wordCalls } from '../../../contract/word/calls';
import { onEveryDatabase } from '../../testing';
import { auditItem } from '../audit/table';
import { testAudits } from '../audit/testAudits';
import { room } from '../room/table';
import { wish } from '../wish/table';
import { sensitiveWord } from './table';

onEveryDatabase({}, (server) => {
  const stage = testAudits(server);
  const word = (text: string, action: 'block' | 'audit' | 'mask', replacement?: string) =>
    server().ask(wordCalls.saveOrUpdate, { word: text, action, replacement });
  const hitsOf = async ({ id }: { id: string }) => (await server().ask(wordCalls.detail, { id })).hits;
  const wishOf = async (text: string, more: Partial<Input<typeof wishCalls.make>> = {}) => {
    const { id: userId } = await stage.makeUser({ stones: 100 });
    return server().call(wishCalls.make, { userId, text, stones: 10, requestId: crypto.randomUUID(), ...more });
  };
  const refused = { code: codes.ruleForbids, message: 'This text has something in it that is not allowed here' };

  beforeEach(async () => {
    await server().signIn();
    await server().db.delete(sensitiveWord);
    await stage.clear();
  });

  test('a wish that is blocked is not made, its stones stay, and the word’s hits count all the same', async () => {
    const blocking = await word('dodo', 'block');
    const masking = await word('emu', 'mask');
    const { id: userId } = await stage.makeUser({ stones: 100 });
    expect(await wishOf('A DODO, a dodo and an emu', { userId })).toMatchObject({ ...refused, data: null });
    expect(await server().db.$count(wish, eq(wish.userId, userId))).toBe(0);
    expect(await stage.userNow(userId)).toMatchObject({ stones: 100 });
    expect(await server().db.$count(auditItem)).toBe(0);
    expect([await hitsOf(blocking), await hitsOf(masking)]).toEqual([2, 0]);
  });

  test('a wish is kept without its masked words, and what is for the audit is marked where it stands now', async () => {
    const masking = await word('emu', 'mask', 'a bird');
    const auditing = await word('whatsapp', 'audit');
    const { data: made } = await wishOf('An Emu: see WhatsApp, emu');
    expect(made.text).toBe('An a bird: see WhatsApp, a bird');
    const [item] = (await server().ask(auditCalls.pageList, { kind: ['wish'] })).list;
    expect(item).toMatchObject({
      priority: 'high',
      text: made.text,
      hits: [{ field: 'text', start: 15, end: 23, word: 'whatsapp' }],
    });
    expect([await hitsOf(masking), await hitsOf(auditing)]).toEqual([2, 1]);
  });

  test('the same request again counts nothing again', async () => {
    const auditing = await word('emu', 'audit');
    const { id: userId } = await stage.makeUser({ stones: 100 });
    const request = { userId, requestId: crypto.randomUUID() };
    const first = await wishOf('emu', request);
    expect((await wishOf('emu', request)).data.id).toBe(first.data.id);
    expect(await hitsOf(auditing)).toBe(1);
  });

  test('a room is opened without masked words in title and description, or not at all', async () => {
    await word('emu', 'mask');
    await word('dodo', 'block');
    const like = await stage.makeRoom();
    const open = (title: string, description: string) =>
      server().call(peopleCalls.open, {
        ...{ title, description, ownerId: like.hostId, sceneId: like.sceneTemplateId },
        ...{ cover: like.cover, category: like.category, capacity: 20 },
        ...{ startsAt: stage.inHours(1), endsAt: stage.inHours(2), requestId: crypto.randomUUID() },
      });
    expect((await open('Emu hour', 'All about EMUs')).data).toMatchObject({
      ...{ title: '*** hour', description: 'All about ***s' },
    });
    const before = await server().db.$count(room);
    expect(await open('Birds', 'and the dodo')).toMatchObject(refused);
    expect(await server().db.$count(room)).toBe(before);
  });

  test('a nickname is masked within its length, and one that is blocked leaves the old one', async () => {
    await word('emu', 'mask', 'a very long bird');
    await word('dodo', 'block');
    const { id, nickname } = await stage.makeUser();
    const submit = (text: string) =>
      server().call(auditCalls.submit, { kind: 'nickname', targetId: id, content: { text } });
    expect(await submit('Dodo 7')).toMatchObject(refused);
    expect(await stage.userNow(id)).toMatchObject({ nickname });
    expect((await submit('emu 7')).data).toMatchObject({ title: 'a very long bird 7', hits: [], priority: 'normal' });
    expect((await submit('emu emu emu')).data).toMatchObject({ title: '*** *** ***' });
    expect(await stage.userNow(id)).toMatchObject({ nickname: '*** *** ***' });
  });

  test('what is there already is submitted as it is, with all its words marked, and counts nothing', async () => {
    const { id } = await stage.makeUser({ nickname: 'Dodo and emu' });
    const words = [await word('dodo', 'block'), await word('emu', 'mask')];
    expect(await stage.submit('nickname', id)).toMatchObject({
      title: 'Dodo and emu',
      priority: 'high',
      hits: [{ word: 'dodo' }, { word: 'emu' }],
    });
    expect(await Promise.all(words.map(hitsOf))).toEqual([0, 0]);
  });

  test('many at once with the same words in another order: all are made, every hit is counted', async () => {
    const one = await word('emu', 'audit');
    const two = await word('kiwi', 'mask');
    const texts = Array.from({ length: 12 }, (_, index) => (index % 2 ? 'emu kiwi' : 'kiwi emu'));
    const answers = await Promise.all(texts.map((text) => wishOf(text)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([codes.success]));
    expect([await hitsOf(one), await hitsOf(two)]).toEqual([12, 12]);
  });

  test('hits leave the version alone', async () => {
    const { id, version } = await word('emu', 'audit');
    await wishOf('emu');
    const edit = { id, version, word: 'emus', action: 'audit' } as const;
    expect(await server().ask(wordCalls.saveOrUpdate, edit)).toMatchObject({ hits: 1, version: version + 1 });
  });
});
