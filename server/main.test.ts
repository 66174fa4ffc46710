import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { LIVE_PATH, READY_PATH } from '../contract/health.enums';
import { sceneTemplateCalls } from '../contract/sceneTemplate/calls';
import { makeDataFolder } from './testDatabase';
import { call, killAll, signIn as signInAt, start } from './testProcess';

const ROOT = join(__dirname, '..');
const PASSWORD = 'first-password';

const signIn = (address: string, password = PASSWORD) => signInAt(address, password);

describe('npm run serve', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fish-data-'));
  });
  afterEach(() => {
    killAll();
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

  test('a connection on which nobody asked anything does not keep it from stopping', async () => {
    await makeDataFolder(folder);
    const started = start({ FISH_DATA: folder, FISH_ADMIN_PASSWORD: PASSWORD });
    const { port, hostname } = new URL((await started.address) ?? '');
    const opened = connect(Number(port), hostname).on('error', () => {});
    await once(opened, 'connect');
    started.process.kill('SIGTERM');
    expect(await started.ended).toBe(0);
  });

  test('told to stop, it says first that it is not ready, and answers until its time is over or it is told again', async () => {
    await makeDataFolder(folder);
    const started = start({ FISH_DATA: folder, FISH_ADMIN_PASSWORD: PASSWORD, FISH_DRAIN: '300', FISH_LOG: 'info' });
    const address = (await started.address) ?? '';
    const ready = async () => (await fetch(address + READY_PATH)).status;
    expect(await ready()).toBe(200);
    started.process.kill('SIGTERM');
    while ((await ready()) !== 503);
    expect((await fetch(address + LIVE_PATH)).status).toBe(200);
    expect(await signIn(address)).toBeTruthy();
    started.process.kill('SIGTERM');
    expect(await started.ended).toBe(0);
    const lines = started.output().match(/^\{.*\}$/gm) ?? [];
    const said = lines.map((line) => JSON.parse(line).msg);
    for (const step of ['starting', 'the database is up to date', 'ready', 'answered', 'stopping', 'stopped']) {
      expect(said).toContain(step);
    }
  });

  test('a second one on the same folder is refused with a sentence that names the first', async () => {
    await makeDataFolder(folder);
    const first = start({ FISH_DATA: folder, FISH_ADMIN_PASSWORD: PASSWORD });
    const address = await first.address;
    const second = start({ FISH_DATA: folder });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`in use by process ${first.process.pid}, which serves ${address}`);
    expect(second.output().trim().split('\n')).toHaveLength(1);
  });

  test('the lock of a process that is gone is taken over, also when its pid was given to another', async () => {
    await makeDataFolder(folder);
    const left = { pid: process.pid, began: '1', address: 'http://127.0.0.1:8000' };
    writeFileSync(join(folder, 'lock.json'), JSON.stringify(left));
    const started = start({ FISH_DATA: folder, FISH_ADMIN_PASSWORD: PASSWORD });
    expect(await started.address).toBeDefined();
    expect(JSON.parse(readFileSync(join(folder, 'lock.json'), 'utf8')).pid).toBe(started.process.pid);
  });

  test('says whose folder it was before it waits for a sign of another container', async () => {
    const left = { id: 'left', realm: 'another container', host: 'fish-1', pid: 1, began: '1', address: '' };
    writeFileSync(join(folder, 'lock.json'), JSON.stringify(left));
    const started = start({ FISH_DATA: folder, FISH_ADMIN_PASSWORD: PASSWORD });
    while (!started.output().includes('\n')) await setTimeout(20);
    const [first = ''] = started.output().split('\n');
    expect(JSON.parse(first)).toMatchObject({ level: 'warn', host: 'fish-1', upToSeconds: 15 });
    expect(first).toContain('another container or machine had the data folder');
  });

  test('SIGKILL during writes loses no acknowledged one', async () => {
    await makeDataFolder(folder);
    const first = start({ FISH_DATA: folder, FISH_ADMIN_PASSWORD: PASSWORD });
    const address = (await first.address) ?? '';
    const token = await signIn(address);
    const scene = {
      name: 'Lake',
      theme: 'lake' as const,
      cover: '/fish/demo/cover-lake-1.svg',
      capacity: 8,
      unlockLevel: 1,
    };

    const acknowledged: string[] = [];
    const write = async () => {
      for (;;) {
        const { data } = await call(address, sceneTemplateCalls.modify, scene, token);
        acknowledged.push(data.id);
        if (acknowledged.length === 60) first.process.kill('SIGKILL');
      }
    };
    await Promise.allSettled(Array.from({ length: 4 }, write));
    await first.ended;
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);

    const second = start({ FISH_DATA: folder });
    const again = (await second.address) ?? '';
    const { data } = await call(again, sceneTemplateCalls.list, { pageSize: 200 }, await signIn(again));
    const kept = new Set(data.list.map(({ id }) => id));
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  });

  /** A port that another program has. */
  const takenPort = async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    return { port: String((other.address() as AddressInfo).port), free: () => other.close() };
  };

  test('a port that is in use is said in one line', async () => {
    await makeDataFolder(folder);
    const { port, free } = await takenPort();
    const started = start({ FISH_DATA: folder, FISH_ADMIN_PASSWORD: PASSWORD, PORT: port });
    expect(await started.ended).toBe(1);
    expect(started.output().trim()).toBe(
      `Port ${port} is in use by another program: stop it, or set PORT to another one.`,
    );
    free();
  });

  test('a first start that fails once the database is filled has said the password', async () => {
    await makeDataFolder(folder);
    const { port, free } = await takenPort();
    const failed = start({ FISH_DATA: folder, PORT: port });
    expect(await failed.ended).toBe(1);
    expect(failed.output()).toContain(`Port ${port} is in use`);
    free();
    const [, password = ''] = /with the password (\S+) and change it/.exec(failed.output()) ?? [];
    const again = start({ FISH_DATA: folder });
    expect(await signIn((await again.address) ?? '', password)).toBeTruthy();
  });

  test.each([
    [{ PORT: 'eighty' }, 'PORT must be a number'],
    [{ FISH_PRIVATE_KEY_FILE: '/nowhere/key.pem' }, 'can’t be read'],
    [{ FISH_PRIVATE_KEY_FILE: join(ROOT, 'package.json') }, 'not an RSA private key'],
    [{ FISH_API: 'api.example.com' }, 'FISH_API must be a full address'],
    [{ FISH_CONFIG: '/nowhere/fish.config.json' }, 'FISH_CONFIG can’t be read'],
    [{ FISH_ORIGINS: 'console.example.com' }, 'FISH_ORIGINS must be origins'],
    [{ FISH_ORIGINS: 'https://a.example.com, https://b.example.com/' }, 'not "https://b.example.com/"'],
    [{ FISH_ORIGINS: '*' }, 'FISH_ORIGINS must be origins'],
    [{ DATABASE_URL: 'postgres://fish@127.0.0.1:1/fish' }, 'The database does not answer: connect'],
    [{ FISH_PUSH_WEBHOOK: 'http://push.example.com', FISH_PUSH_SECRET: 's' }, 'must be an https address'],
    [{ FISH_PUSH_WEBHOOK: 'https://push.example.com' }, 'needs FISH_PUSH_SECRET'],
    [
      { FISH_PUSH_WEBHOOK: 'https://a:b@push.example.com', FISH_PUSH_SECRET: 's' },
      'must not hold a name or a password',
    ],
  ])('%j is refused in one line', async (env, sentence) => {
    const started = start({ FISH_DATA: 'memory', ...env });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(sentence);
    expect(started.output().trim().split('\n')).toHaveLength(1);
  });

  test('every mistake of FISH_CONFIG is said', async () => {
    const file = join(folder, 'fish.config.json');
    writeFileSync(
      file,
      JSON.stringify({ adress: 'https://api.example.com', calls: { 'GET /fish/admin/nothing': false } }),
    );
    const started = start({ FISH_DATA: 'memory', FISH_CONFIG: file });
    expect(await started.ended).toBe(1);
    const [title, ...mistakes] = started.output().trim().split('\n');
    expect(title).toBe(`The file of FISH_CONFIG has mistakes: ${file}`);
    expect(mistakes).toEqual([
      expect.stringContaining('“adress” is no setting'),
      'calls: “GET /fish/admin/nothing” is no call of the contract.',
    ]);
  });
});
