import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dependencies, peerDependencies, scripts } from '../package.json';
import { killAll, start } from '../server/testProcess';
import { buildServer } from './buildServer';

const ROOT = join(__dirname, '..');

afterEach(killAll);

test('an installation has what the back end imports and nothing else, but for what few ask for', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fish-build-'));
  expect(await buildServer(folder)).toEqual([...Object.keys(dependencies), ...Object.keys(peerDependencies)].sort());
  rmSync(folder, { recursive: true });
});

describe('the built back end', () => {
  test('is started by npm run serve as it is here', () => {
    expect(scripts.serve).toBe('node --enable-source-maps dist-server/main.js');
  });

  test('names lines of the sources in its errors', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fish-data-'));
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const started = start({ FISH_DATA: join(file, 'data') });
    expect(await started.ended).toBe(1);
    expect(started.output()).toMatch(/server\/db\/\w+\.ts:\d+:\d+\)/);
    expect(started.output()).not.toContain('main.js');
    rmSync(folder, { recursive: true });
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
