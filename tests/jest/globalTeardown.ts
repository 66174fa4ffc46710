import { once } from 'node:events';

export default async function globalTeardown(): Promise<void> {
  const child = globalThis.backEnds;
  if (!child || child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.stdin?.end();
  await exited;
}
