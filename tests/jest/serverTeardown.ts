import { removeRun } from './testRun';

/** Removes what the run made, also what suites that failed left on the server with PostgreSQL. */
export default async function serverTeardown(): Promise<void> {
  const { FISH_TEST_RUN: run } = process.env;
  if (run) await removeRun(run);
}
