import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dependencies, scripts } from '../package.json';
import { killAll, start } from '../server/testProcess';
import { buildServer } from './buildServer';

const ROOT = join(__dirname, '..');
const FOLDER = join(ROOT, '.cache/dist-server');

afterEach(killAll);

test('an installation without development packages has what the back end imports, and nothing else', async () => {
  expect(await buildServer(FOLDER)).toEqual(Object.keys(dependencies).sort());
});

describe('the built back end', () => {
  const program = ['--enable-source-maps', join(FOLDER, 'main.js')];
  beforeAll(() => buildServer(FOLDER));

  test('is started by npm run serve as it is here', () => {
    expect(scripts.serve).toBe('node --enable-source-maps dist-server/main.js');
  });

  test('needs no TypeScript loader, and has its migrations', async () => {
    const address = await start({ FISH_DATA: 'memory' }, program).address;
    const answer = await fetch(`${address}/fish/health`);
    expect(answer.status).toBe(200);
  });

  test('names lines of the sources in its errors', async () => {
    const file = join(FOLDER, 'a-file');
    writeFileSync(file, '');
    const started = start({ FISH_DATA: join(file, 'data') }, program);
    expect(await started.ended).toBe(1);
    expect(started.output()).toMatch(/server\/db\/\w+\.ts:\d+:\d+\)/);
    expect(started.output()).not.toContain('main.js');
  });
});

test('npm run serve says in one line what to do where nothing is built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fish-serve-'));
  copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'));
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'serve'], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr.split('\n')).toContain('There is no build yet: npm run build makes one.');
});
