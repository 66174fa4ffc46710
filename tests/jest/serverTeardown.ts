import { rmSync } from 'node:fs';
import { dropDatabases } from './testRun';

/** Drops what the run made, also what suites that failed left on the server with PostgreSQL. */
export default async function serverTeardown(): Promise<void> {
  const { FISH_TEST_RUN: run, FISH_TEST_DATABASES: folder } = process.env;
  if (run) await dropDatabases((name) => name.startsWith(run));
  if (folder) rmSync(folder, { recursive: true, force: true });
}
