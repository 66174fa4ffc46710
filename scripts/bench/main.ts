// `npm run bench`: measures exports in Chromium, and lists on the back end, with 100 000 users. Prints
// medians and writes .cache/bench.json. USERS=5000 makes it quick.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import type { Database } from '../../server/db/database';
import { openEmbedded } from '../../server/db/embedded';
import { openPostgres } from '../../server/db/postgres';
import { measureBackEnd } from './backEnd';
import { DIST, LAUNCH } from './console';
import { measureDelivery } from './deliveries';
import { measureExports } from './exports';
import { fill } from './fill';
import { type Stage, setStage } from './stage';
import { measureWords } from './words';

const USERS = Number(process.env.USERS ?? 100_000);

const show = (title: string, table: object) => {
  console.log(`\n${title}`);
  console.table(
    JSON.parse(JSON.stringify(table, (_, value) => (typeof value === 'number' ? Number(value.toFixed(1)) : value))),
  );
};

async function filled(database: Database): Promise<Database> {
  await database.prepare((db) => fill(db, USERS));
  return database;
}

async function inBrowser(stage: Stage) {
  const origin = await stage.app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch(LAUNCH);
  const exported = await measureExports(browser, origin, stage);
  show(`Export of ${USERS} users`, exported);
  await browser.close();
  return { exported };
}

const onDatabase = async (stage: Stage) => ({
  lists: await measureBackEnd(stage, USERS),
  delivery: await measureDelivery(stage),
});

async function onPostgres() {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return undefined;
  const stage = await setStage(await filled(openPostgres(url)), DIST);
  const taken = await onDatabase(stage);
  await stage.close();
  return taken;
}

async function main() {
  const words = await measureWords();
  show('Sensitive words, milliseconds', words);
  const stage = await setStage(await filled(await openEmbedded()), DIST);
  const embedded = await onDatabase(stage);
  const postgresql = await onPostgres();
  show(`List of ${USERS} users, milliseconds`, { embedded: embedded.lists, postgresql: postgresql?.lists });
  show('A message to all of them', { embedded: embedded.delivery, postgresql: postgresql?.delivery });
  const browser = await inBrowser(stage);
  await stage.close();
  mkdirSync('.cache', { recursive: true });
  writeFileSync(
    '.cache/bench.json',
    JSON.stringify({ users: USERS, words, embedded, postgresql, ...browser }, null, 2),
  );
}

void main();
