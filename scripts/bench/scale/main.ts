// `npm run bench -- --scale`: fills a PostgreSQL with a million users and all that they did, and measures every list of
// the contract with each filter, sort and keyword, and searches, sums, counts and details. Prints what is slower than it
// should be and writes .cache/bench-scale.tsv.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { PAGE_SIZE_MAX, PAGE_SIZE_MAX_AFTER } from '../../../contract/paging';
import { userCalls } from '../../../contract/user/calls';
import { openPostgres } from '../../../server/db/connect';
import { DIST, LAUNCH } from '../console';
import { exportAllUsers } from '../exports';
import { setStage } from '../stage';
import { measureCost } from './cost';
import { measureExports } from './exports';
import { fill } from './fill';
import { measure, type Taken } from './measure';
import { measureMixed } from './mixed';
import { allQuestions } from './questions';
import { print, toLine } from './report';

const FILE = '.cache/bench-scale.tsv';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      scale: { type: 'boolean' },
      users: { type: 'string', default: '1000000' },
      /** Keeps the filled database for the next run, and uses it if it is there. */
      keep: { type: 'boolean' },
      /** How often each call is asked at most. */
      times: { type: 'string', default: '5' },
      /** Only calls whose path and words, as they are printed, contain this. */
      only: { type: 'string', default: '' },
      /** How many calls are answered in a second, beside a bare service. */
      cost: { type: 'boolean' },
      /** For so many minutes asks whatever there is to ask, and shows what the server has in memory. */
      mixed: { type: 'string' },
      /** Exports in a browser too, and what the console has in memory meanwhile. */
      console: { type: 'boolean' },
      /** Measures whole exports instead of single calls. */
      exports: { type: 'boolean' },
      /** Also as they were before there were cursors. */
      numbered: { type: 'boolean', default: false },
      /** How many rows an export asks for at a time. */
      rows: { type: 'string', default: `${PAGE_SIZE_MAX},1000,${PAGE_SIZE_MAX_AFTER}` },
    },
  });
  const url = process.env.TEST_DATABASE_URL ?? '';
  const database = openPostgres(url);
  const begun = Date.now();
  await database.prepare(async (db) => {
    const { rows } = (await db.execute('select from app_user limit 1')) as unknown as { rows: unknown[] };
    if (rows.length === 0) await fill(db, Number(values.users), console.log);
  });
  console.log(`ready after ${Math.round((Date.now() - begun) / 1000)} s`);
  const stage = await setStage(database, values.console ? DIST : undefined);
  try {
    if (values.console) {
      const browser = await chromium.launch(LAUNCH);
      const origin = await stage.app.listen({ port: 0, host: '127.0.0.1' });
      console.table({ CSV: await exportAllUsers(browser, origin, stage) });
      await browser.close();
      return;
    }
    if (values.exports) {
      const { only, numbered } = values;
      const pageSizes = values.rows.split(',').map(Number);
      const taken = await measureExports({ url, token: stage.token, only, numbered, pageSizes });
      console.table(taken.map(({ seconds, ...one }) => ({ ...one, ...seconds })));
      return;
    }
    const { ask } = stage;
    if (values.cost) {
      console.table(await measureCost(ask, url));
      return;
    }
    const questions = (await allQuestions(ask, new Date().toISOString())).filter(({ path, what }) =>
      `${path} ${what}`.includes(values.only),
    );
    if (values.mixed) {
      const { list } = (await ask(userCalls.pageList, { pageSize: PAGE_SIZE_MAX })) as { list: { id: string }[] };
      const ids = list.map(({ id }) => id);
      return await measureMixed({ url, token: stage.token, minutes: Number(values.mixed), questions, ids });
    }
    console.log(`${questions.length} calls`);
    mkdirSync('.cache', { recursive: true });
    const times: Taken[] = [];
    for (const question of questions) times.push(await measure(ask, question, Number(values.times)));
    print(times);
    writeFileSync(
      FILE,
      `${['call', 'what', 'median ms', 'p95 ms', 'goal ms', 'failed'].join('\t')}\n${times.map(toLine).join('\n')}\n`,
    );
    console.log(`All of them: ${FILE}`);
  } finally {
    await stage.close();
  }
}

main().catch((error: Error) => {
  console.error(error);
  process.exitCode = 1;
});
