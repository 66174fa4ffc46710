import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { contract } from '../../contract';

declare global {
  /** The process with the back ends of the console's tests; kept for the teardown. */
  var backEnds: ChildProcess | undefined;
}

/** Starts the process that opens a back end for each test file (tests/backEnds). */
export default async function globalSetup(): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '../backEnds/main.ts')], {
    // The process ends with its stdin, so that it never outlives jest, however jest ends.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  globalThis.backEnds = child;
  const [address] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('tests/backEnds did not start'))),
  ]);
  process.env.FISH_TEST_BACK_ENDS = String(address);
  process.env.FISH_TEST_CALLS = Object.keys(contract).join('\n');
}
