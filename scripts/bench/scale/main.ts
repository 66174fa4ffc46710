// `npm run bench -- --scale`: fills a PostgreSQL with a million users and all that they did, and measures every list of
// the contract with each filter, sort and keyword, and searches, sums, counts and details. Prints what is slower than it
// should be and writes .cache/bench-scale.tsv.
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { PAGE_SIZE_MAX, PAGE_SIZE_MAX_AFTER } from '../../../contract/paging';
import { userCalls } from '../../../contract/user/calls';
import { openPostgres } from '../../../server/db/postgres';
import { DIST, LAUNCH } from '../console';
import { exportAllUsers } from '../exports';
import { type Ask, type Stage, setStage } from '../stage';
import { measureCost } from './cost';
import { measureExports } from './exports';
import { fill } from './fill';
import { measure, type Taken } from './measure';
import { measureMixed } from './mixed';
import { measurePartitions } from './partitions';
import { allQuestions, type Question } from './questions';
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
      /** Reads logs and ledgers from tables in parts by month too. */
      partitions: { type: 'boolean' },
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
  let filled = false;
  await database.prepare(async (db) => {
    const { rows } = (await db.execute('select from app_user limit 1')) as unknown as { rows: unknown[] };
    filled = rows.length === 0;
    if (filled) await fill(db, Number(values.users), console.log);
  });
  // As autovacuum would in time. While it was being prepared, no row could be marked as seen by all.
  if (filled) await database.unlimited((db) => db.execute('vacuum analyze'));
  console.log(`ready after ${Math.round((Date.now() - begun) / 1000)} s`);
  if (values.partitions) {
    await measurePartitions(database, values.only);
    await database.close();
    return;
  }
  const stage = await setStage(database, values.console ? DIST : undefined);
  try {
    await measured(stage, url, values);
  } finally {
    await stage.close();
  }
}

interface Values {
  times: string;
  only: string;
  rows: string;
  numbered: boolean;
  console?: boolean;
  exports?: boolean;
  cost?: boolean;
  mixed?: string;
}

async function measured(stage: Stage, url: string, values: Values): Promise<void> {
  const { ask, token } = stage;
  const { only, numbered } = values;
  if (values.console) return await inBrowser(stage);
  if (values.cost) return console.table(await measureCost(ask, url));
  if (values.exports) {
    const pageSizes = values.rows.split(',').map(Number);
    const taken = await measureExports({ url, token, only, numbered, pageSizes });
    return console.table(taken.map(({ seconds, ...one }) => ({ ...one, ...seconds })));
  }
  const all = await allQuestions(ask, new Date().toISOString());
  const questions = all.filter(({ path, what }) => `${path} ${what}`.includes(only));
  if (values.mixed) {
    const { list } = (await ask(userCalls.pageList, { pageSize: PAGE_SIZE_MAX })) as { list: { id: string }[] };
    const ids = list.map(({ id }) => id);
    return await measureMixed({ url, token, minutes: Number(values.mixed), questions, ids });
  }
  await eachCall(ask, questions, Number(values.times));
}

async function inBrowser(stage: Stage): Promise<void> {
  const browser = await chromium.launch(LAUNCH);
  try {
    const origin = await stage.app.listen({ port: 0, host: '127.0.0.1' });
    console.table({ CSV: await exportAllUsers(browser, origin, stage) });
  } finally {
    await browser.close();
  }
}

async function eachCall(ask: Ask, questions: readonly Question[], atMost: number): Promise<void> {
  console.log(`${questions.length} calls`);
  const times: Taken[] = [];
  for (const question of questions) times.push(await measure(ask, question, atMost));
  print(times);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(
    FILE,
    `${['call', 'what', 'median ms', 'p95 ms', 'goal ms', 'failed'].join('\t')}\n${times.map(toLine).join('\n')}\n`,
  );
  console.log(`All of them: ${FILE}`);
}

main().catch((error: Error) => {
  console.error(error);
  process.exitCode = 1;
});
