// `npm run kills`: kills the built server under write load, fills its disk, restarts its database and replaces three
// servers behind nginx in turn, and checks that every acknowledged write is there once. `npm run kills -- --rounds 2` for
// a short one. A whole run without a mistake writes its table to docs/kills.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { killAll } from '../../server/testProcess';
import { requireNginx } from '../nginx.mjs';
import { restarts } from './database';
import { fullDisk } from './disk';
import { kills } from './kills';
import { removeAll } from './leftovers';
import { ROUNDS, readOptions, WRITES } from './options';
import { randomOf } from './random';
import { embeddedStore, postgresStore, type Store } from './stores';
import { type Row, tableOf, withRun } from './table';
import { together } from './together';

const DOCUMENT = 'docs/kills.md';
/** Rows of a run that leaves nothing out: both databases, a disk nearly and quite full, restarts, servers together. */
const ALL_ROWS = 6;
/** How often each of the servers together is replaced. */
const TURNS = 3;

const say = (line: string) => console.log(line);

async function main(): Promise<number> {
  const { rounds, writes, seed, only } = readOptions(process.argv.slice(2));
  if (!existsSync('dist-server/main.js')) throw new Error('There is no build yet: npm run build makes one.');
  process.env.FISH_TEST_SERVER = resolve('dist-server');
  const begun = Date.now();
  const random = randomOf(seed);
  say(`The seed is ${seed}: --seed ${seed} kills at the same moments.`);
  const rows: Row[] = [];
  const url = process.env.TEST_DATABASE_URL;
  const on = async (name: string, own: number, open: (users: number) => Promise<Store>) => {
    const store = await open(2000);
    try {
      rows.push(await kills({ name, store, rounds: own, writes, random, say }));
    } finally {
      killAll();
      await store.remove();
    }
  };
  if (only.includes('kills')) {
    await on('kills, embedded', url ? Math.ceil(rounds / 2) : rounds, embeddedStore);
    if (url) await on('kills, PostgreSQL', Math.floor(rounds / 2), (users) => postgresStore(users, url));
    else say('Without TEST_DATABASE_URL the kills on PostgreSQL are left out.');
  }
  if (only.includes('disk')) rows.push(...(await fullDisk({ random, say })));
  if (only.includes('database')) rows.push(...(await restarts({ restarts: Math.min(rounds, 10), random, say })));
  if (only.includes('together')) {
    process.env.NGINX_PATH = await requireNginx();
    rows.push(...(await together({ turns: Math.min(rounds, TURNS), random, say })));
  }
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  say(`\n${tableOf(rows)}\n\nSeed ${seed}, ${seconds} s.`);
  const mistakes = rows.flatMap((row) => row.mistakes.map((mistake) => `${row.name}: ${mistake}`));
  for (const mistake of mistakes) console.error(`✗ ${mistake}`);
  if (!mistakes.length && rows.length === ALL_ROWS && rounds >= ROUNDS && writes >= WRITES) {
    const run = `\`npm run kills -- --rounds ${rounds} --writes ${writes} --seed ${seed}\`, ${seconds} s:\n\n${tableOf(rows)}`;
    writeFileSync(DOCUMENT, withRun(readFileSync(DOCUMENT, 'utf8'), run));
  }
  return mistakes.length ? 1 : 0;
}

for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.once(name, () => {
    killAll();
    void removeAll().finally(() => process.exit(1));
  });
}

void main()
  .catch((error: Error) => {
    console.error(error);
    return 1;
  })
  .then(async (code) => {
    killAll();
    await removeAll();
    process.exit(code);
  });
