import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Input, Output, Path } from '../contract';
import { loginCalls } from '../contract/login/calls';
import { type Answer, encrypt } from './testing';

const ROOT = join(__dirname, '..');

/** A back end in a process of its own. */
export interface Started {
  process: ChildProcess;
  /** Everything printed so far, on both outputs. */
  output(): string;
  /** Resolves with the address once it is printed, or with undefined if the process ends before. */
  address: Promise<string | undefined>;
  ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Starts the back end as `npm run serve` does, on any free port, from the build of tests/jest/serverSetup.ts. */
export function start(env: Record<string, string>, build = process.env.FISH_TEST_SERVER ?? ''): Started {
  const main = join(build, 'main.js');
  const child = spawn(process.execPath, ['--enable-source-maps', main], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', FISH_LOG: 'warn', ...env },
  });
  running.add(child);
  let printed = '';
  const ended = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => {
      running.delete(child);
      resolve(code);
    });
  });
  const address = new Promise<string | undefined>((resolve) => {
    const listen = (chunk: Buffer) => {
      printed += chunk;
      const [, found] = /Fish Admin: (http:\S+)/.exec(printed) ?? [];
      if (found) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    void ended.then(() => resolve(undefined));
  });
  return { process: child, output: () => printed, address, ended };
}

export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

export async function call<P extends Path>(
  address: string,
  path: P,
  input: Input<P>,
  token = '',
): Promise<Answer<Output<P>>> {
  const [method, url = ''] = path.split(' ');
  const headers = { 'content-type': 'application/json', atoken: token };
  const response =
    method === 'GET'
      ? await fetch(`${address}${url}?${new URLSearchParams(input as Record<string, string>)}`, { headers })
      : await fetch(address + url, { method, headers, body: JSON.stringify(input) });
  return response.json();
}

/** Signs an admin in, by default the first, and returns the token. */
export async function signIn(address: string, password: string, account = 'admin'): Promise<string> {
  const { data } = await call(address, loginCalls.account, { account, password: encrypt(password) });
  return data.atoken;
}
