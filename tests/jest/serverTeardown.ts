import { removeRun } from './testRun';

/** Removes the run's files, and its databases on PostgreSQL, including those of failed suites. */
export default async function serverTeardown(): Promise<void> {
  const { FISH_TEST_RUN: run } = process.env;
  if (run) await removeRun(run);
}
