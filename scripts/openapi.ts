import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildApp } from '../server/app';
import { memoryStore } from '../server/areas/upload/store';
import { developmentKey } from '../server/auth/developmentKey';
import { openEmbedded } from '../server/db/connect';

const FILE = join(__dirname, '..', 'docs', 'openapi.json');

/** Writes the contract as OpenAPI 3.1; the back end serves the same document at `/fish/openapi.json`. */
async function write(): Promise<void> {
  const database = await openEmbedded();
  const app = await buildApp({
    database,
    uploads: memoryStore(),
    privateKey: developmentKey,
    now: () => new Date(),
    logger: false,
  });
  await app.ready();
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(app.swagger(), null, 2)}\n`);
  await app.close();
  await database.close();
}

write().catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
});
