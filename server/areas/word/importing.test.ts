import { asc, eq, sql } from 'drizzle-orm';
import { codes } from '../../../contract/codes';
import { wordCalls } from '../../../contract/word/calls';
import type { Db } from '../../db/database';
import { meet } from '../../db/testHolding';
import { openTestPostgres, postgresUrl } from '../../testDatabase';
import { closeAll, onEveryDatabase, openApp, type TestApp } from '../../testing';
import { countHits, takingIn } from './screen';
import { sensitiveWord } from './table';

const bring = (server: TestApp, words: readonly string[]) =>
  server.call(wordCalls.importRows, {
    rows: words.map((word, index) => ({ row: index + 2, word, action: 'block' })),
    ...{ update: true, dryRun: false },
  });

/** Three words that are for the audit, the oldest first. */
async function makeWords(server: TestApp): Promise<{ id: string; word: string }[]> {
  await server.signIn();
  await server.db.delete(sensitiveWord);
  const times = { createdAt: server.now.toISOString(), updatedAt: server.now.toISOString() };
  for (const word of ['kiwi', 'emu', 'dodo'])
    await server.db
      .insert(sensitiveWord)
      .values({ word, folded: word, tags: ['insult'], action: 'audit', status: 'on', ...times });
  return server.db.select().from(sensitiveWord).orderBy(asc(sensitiveWord.id));
}

onEveryDatabase({}, (server) => {
  test('words of a file are changed by one statement, in what it says, and keep their hits', async () => {
    await makeWords(server());
    await server().db.update(sensitiveWord).set({ hits: 7 });
    expect((await bring(server(), ['dodo', 'Emu', 'kiwi'])).data).toMatchObject({ applied: true });
    const found = await server()
      .db.select({
        ...{ word: sensitiveWord.word, action: sensitiveWord.action, tags: sensitiveWord.tags },
        ...{ replacement: sensitiveWord.replacement, hits: sensitiveWord.hits, version: sensitiveWord.version },
        statement: sql`cmin::text`,
      })
      .from(sensitiveWord)
      .orderBy(asc(sensitiveWord.id));
    const same = { action: 'block', tags: ['insult'], replacement: null, hits: 7, version: 2 };
    expect(found).toMatchObject(['kiwi', 'Emu', 'dodo'].map((word) => ({ word, ...same })));
    expect(new Set(found.map(({ statement }) => statement)).size).toBe(1);
  });
});

// Only on PostgreSQL: the embedded database runs one transaction after the other, so that no lock is ever waited for.
for (const url of postgresUrl ? [postgresUrl] : []) {
  describe('words that are imported while texts with them are submitted', () => {
    const closing: (() => Promise<void>)[] = [];
    let server: TestApp;
    let kiwi: string;
    let emu: string;
    beforeAll(async () => {
      server = await openApp(openTestPostgres(url), {}, closing);
    });
    beforeEach(async () => {
      [kiwi = '', emu = ''] = (await makeWords(server)).map(({ id }) => id);
    });
    afterAll(() => closeAll(closing));

    const hit = (id: string) =>
      [{ start: 0, end: 1, rule: { id, word: '', action: 'audit', replacement: null } }] as const;
    const free = (tx: Db, id: string) =>
      tx.select().from(sensitiveWord).where(eq(sensitiveWord.id, id)).for('update', { noWait: true });

    test('are held in the order of their ids, whatever that of the file', async () => {
      const { waited, outcome } = await meet(
        server.db,
        (tx) => countHits(tx, hit(kiwi)),
        () => bring(server, ['dodo', 'emu', 'kiwi']),
        // The import waits for the first word, and has none of the others.
        (tx) => free(tx, emu),
      );
      expect(waited).toBe(true);
      expect(outcome).toMatchObject({ code: codes.success, data: { applied: true } });
    });

    test('a text that a deadlock ended is taken in all the same', async () => {
      let holding = 0;
      const bothHold = async () => {
        holding += 1;
        while (holding < 2) await new Promise((resolve) => setTimeout(resolve, 10));
      };
      const take = (first: string, last: string) =>
        takingIn(server.db, async (tx) => {
          await countHits(tx, hit(first));
          await bothHold();
          await countHits(tx, hit(last));
        });
      await Promise.all([take(kiwi, emu), take(emu, kiwi)]);
      expect(await server.db.select().from(sensitiveWord).orderBy(asc(sensitiveWord.id))).toMatchObject([
        { hits: 2 },
        { hits: 2 },
        { hits: 0 },
      ]);
    });
  });
}
