// `npm run bench`: what pages and exports cost in Chromium, and what lists cost the back end, with 100 000 users.
// Prints medians and writes .cache/bench.json. USERS=5000 for a quick look.
import { mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { openEmbedded, openPostgres } from '../../server/db/connect';
import { measureBackEnd } from './backEnd';
import { measureExports } from './exports';
import { measureLoads } from './loads';
import { type Stage, setStage } from './stage';

const USERS = Number(process.env.USERS ?? 100_000);
const LAUNCH = { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] };

const show = (title: string, table: object) => {
  console.log(`\n${title}`);
  console.table(
    JSON.parse(JSON.stringify(table, (_, value) => (typeof value === 'number' ? Number(value.toFixed(1)) : value))),
  );
};

async function inBrowser(stage: Stage) {
  const origin = await stage.app.listen({ port: 0, host: '127.0.0.1' });
  const browser = await chromium.launch(LAUNCH);
  const loads = await measureLoads(browser, origin, stage);
  show('Cold cache, 10 Mbit/s, 40 ms, processor 4 times slower', loads);
  const exported = await measureExports(browser, origin, stage);
  show(`Export of ${USERS} users`, exported);
  await browser.close();
  return { loads, exported };
}

async function onPostgres(): Promise<object | undefined> {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) return undefined;
  const stage = await setStage(openPostgres(url), USERS);
  const taken = await measureBackEnd(stage, USERS);
  await stage.close();
  return taken;
}

async function main() {
  const stage = await setStage(await openEmbedded(), USERS);
  const embedded = await measureBackEnd(stage, USERS);
  const postgresql = await onPostgres();
  show(`List of ${USERS} users, milliseconds`, postgresql ? { embedded, postgresql } : { embedded });
  const browser = await inBrowser(stage);
  await stage.close();
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bench.json', JSON.stringify({ users: USERS, embedded, postgresql, ...browser }, null, 2));
}

void main();
