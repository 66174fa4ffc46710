import { existsSync } from 'node:fs';
import { run } from './lib.mjs';

/** Installs packages of Debian, where there are such and this process may. */
export async function aptInstall(packages) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const code = await run('apt-get', ['update', '-qq'], { env });
  if (!code) await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}
