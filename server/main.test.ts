import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encrypt } from './testing';

const ROOT = join(__dirname, '..');
const PASSWORD = 'first-password';

// Each test starts processes with a database of their own.
jest.setTimeout(60_000);

/** A started back end, as an operator sees it. */
interface Started {
  process: ChildProcess;
  /** All it printed so far, on both outputs. */
  output(): string;
  /** Resolves with the address once it is printed, or with undefined when it ended before. */
  address: Promise<string | undefined>;
  ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

function start(env: Record<string, string>): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
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

async function call(address: string, path: string, body: object, token = '') {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', atoken: token },
    body: JSON.stringify(body),
  });
  return response.json();
}

const signIn = async (address: string, password = PASSWORD): Promise<string> =>
  (await call(address, '/fish/admin/login/account', { account: 'admin', password: encrypt(password) })).data.atoken;

describe('npm run serve', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fish-data-'));
  });
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  test('prints a one-time password on the first start only, keeps the data, and ends cleanly', async () => {
    const first = start({ FISH_DATA: folder });
    const address = await first.address;
    const [, password = ''] = /with the password (\S+) and change it/.exec(first.output()) ?? [];
    expect(first.output()).toContain('development key');
    expect(await signIn(address ?? '', password)).toBeTruthy();
    first.process.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = start({ FISH_DATA: folder });
    expect(await signIn((await second.address) ?? '', password)).toBeTruthy();
    expect(second.output()).not.toContain('password ');
    second.process.kill('SIGINT');
    expect(await second.ended).toBe(0);
  });

  test('a second one on the same folder is refused with a sentence that names the first', async () => {
    const first = start({ FISH_DATA: folder, FISH_ADMIN_PASSWORD: PASSWORD });
    const address = await first.address;
    const second = start({ FISH_DATA: folder });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`in use by process ${first.process.pid}, which serves ${address}`);
    expect(second.output().trim().split('\n')).toHaveLength(1);
  });

  test('the lock of a process that is gone is taken over, also when its pid was given to another', async () => {
    const left = { pid: process.pid, began: '1', address: 'http://127.0.0.1:8000' };
    writeFileSync(join(folder, 'lock.json'), JSON.stringify(left));
    const started = start({ FISH_DATA: folder, FISH_ADMIN_PASSWORD: PASSWORD });
    expect(await started.address).toBeDefined();
    expect(JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8')).pid).toBe(started.process.pid);
  });

  test('SIGKILL during writes loses no acknowledged one', async () => {
    const first = start({ FISH_DATA: folder, FISH_ADMIN_PASSWORD: PASSWORD });
    const address = (await first.address) ?? '';
    const token = await signIn(address);
    const scene = { name: 'Lake', theme: 'lake', cover: '/fish/demo/cover-lake-1.svg', capacity: 8, unlockLevel: 1 };

    const acknowledged: string[] = [];
    const write = async () => {
      for (;;) {
        const { data } = await call(address, '/fish/admin/sceneTemplate/modify', scene, token);
        acknowledged.push(data.id);
        if (acknowledged.length === 60) first.process.kill('SIGKILL');
      }
    };
    await Promise.allSettled(Array.from({ length: 4 }, write));
    await first.ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);

    const second = start({ FISH_DATA: folder });
    const again = (await second.address) ?? '';
    const list = await fetch(`${again}/fish/admin/sceneTemplate/list?pageSize=200`, {
      headers: { atoken: await signIn(again) },
    });
    const kept = new Set((await list.json()).data.list.map(({ id }: { id: string }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });

  test('a port that is in use is said in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const started = start({ FISH_DATA: 'memory', FISH_ADMIN_PASSWORD: PASSWORD, PORT: String(port) });
    expect(await started.ended).toBe(1);
    expect(started.output().trim()).toBe(
      `Port ${port} is in use by another program: stop it, or set PORT to another one.`,
    );
    other.close();
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a number'],
    [{ FISH_PRIVATE_KEY_FILE: '/nowhere/key.pem' }, 'can’t be read'],
    [{ FISH_PRIVATE_KEY_FILE: join(ROOT, 'package.json') }, 'not an RSA private key'],
    [{ FISH_API: 'api.example.com' }, 'FISH_API must be a full address'],
  ])('%j is refused in one line', async (env, sentence) => {
    const started = start({ FISH_DATA: 'memory', ...env });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(sentence);
    expect(started.output().trim().split('\n')).toHaveLength(1);
  });
});
