import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../../buildServer';

export interface Server {
  address: string;
  /** What it has in memory now (`VmRSS`), or had at most (`VmHWM`), as Linux tells it. */
  megabytes(name: 'VmRSS' | 'VmHWM'): number;
  kill(): void;
}

/** The back end as it is served, in a process of its own on a filled database. */
export async function startServer(url: string): Promise<Server> {
  const build = mkdtempSync(join(process.cwd(), '.cache', 'bench-server-'));
  await buildServer(build);
  const env = {
    PATH: process.env.PATH,
    PORT: '0',
    FISH_LOG: 'error',
    DATABASE_URL: url,
    FISH_DATA: join(tmpdir(), 'fish-bench'),
  };
  const child = spawn(process.execPath, [join(build, 'main.js')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server did not start.')));
    child.stdout?.on('data', (chunk) => {
      const [, found] = /Fish Admin: (http:\S+)/.exec(String(chunk)) ?? [];
      if (found) resolve(found);
    });
  });
  return {
    address,
    megabytes(name) {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const [, kilobytes] = new RegExp(`${name}:\\s+(\\d+)`).exec(status) ?? [];
      return Number(kilobytes) / 1000;
    },
    kill() {
      // Not asked to end, because it would first work off what the filled wishes and rooms are due for.
      child.kill('SIGKILL');
      rmSync(build, { recursive: true, force: true });
    },
  };
}
