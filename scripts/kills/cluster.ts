import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { somePort } from '../../tests/browser/server';
import { leaves } from './leftovers';

const INSTALLED = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root. */
const ACCOUNT = 'nobody';

const run = promisify(execFile);

/** A PostgreSQL server of its own, in a temporary folder and on a port of its own. */
export interface Cluster {
  url: string;
  start(): Promise<void>;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
  remove(): Promise<void>;
}

/** The folder with the programs of the newest PostgreSQL; undefined if none is installed. */
export function programs(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(INSTALLED, version, 'bin')), ...onPath()];
  return folders.find((bin) => existsSync(join(bin, 'initdb')) || existsSync(join(bin, 'initdb.exe')));
}

/** Where other systems than Debian have them. */
function onPath(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()];
  } catch {
    return [];
  }
}

export async function makeCluster(bin: string): Promise<Cluster> {
  return running(bin, (execute, data) => execute('initdb', ['-D', data, '-U', 'fish', '-A', 'trust', '-E', 'UTF8']));
}

/** A streaming replica of a cluster that runs. */
export async function makeReplica(bin: string, primary: Cluster): Promise<Cluster> {
  return running(bin, (execute, data) =>
    execute('pg_basebackup', ['-D', data, '-d', primary.url, '-R', '-X', 'stream', '-c', 'fast']),
  );
}

type Execute = (program: string, args: string[]) => Promise<unknown>;

async function running(bin: string, make: (execute: Execute, data: string) => Promise<unknown>): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'fish-cluster-'));
  const account = process.getuid?.() === 0 ? accountOf(ACCOUNT) : undefined;
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const port = somePort();
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const execute: Execute = (program, args) => run(join(bin, program), args, { ...account, cwd: folder });
  const control = async (...args: string[]) =>
    void (await execute('pg_ctl', ['-D', data, '-w', '-t', '120', '-l', join(folder, 'log'), ...args]));
  await make(execute, data);
  const remove = leaves(async () => {
    // It may be stopped already.
    await control('-m', 'immediate', 'stop').catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  });
  const start = () => control('-o', settings, 'start');
  await start();
  return {
    url: `postgres://fish@127.0.0.1:${port}/postgres`,
    start,
    stop: (mode) => control('-m', mode, 'stop'),
    remove,
  };
}

function accountOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
