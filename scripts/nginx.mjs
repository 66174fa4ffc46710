import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';

export const WITHOUT_NGINX =
  'No nginx was found (Debian: apt-get install nginx-light): deploy/nginx.conf is not proved by this run.';

/** The path of an nginx, installed if that is possible here; undefined where there is none, as on Windows. */
export async function requireNginx() {
  return findNginx() || (await installNginx());
}

function findNginx() {
  const folders = [...(process.env.PATH || '').split(delimiter), '/usr/sbin'];
  const candidates = [process.env.NGINX_PATH, ...folders.map((folder) => join(folder, 'nginx'))];
  return candidates.find((path) => path && existsSync(path) && spawnSync(path, ['-v']).status === 0);
}

async function installNginx() {
  await aptInstall(['nginx-light']);
  // Not every release of Debian has it.
  if (findNginx()) await aptInstall(['libnginx-mod-http-brotli-static']);
  return findNginx();
}
