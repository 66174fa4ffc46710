import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');
const LOG = '# Changelog\n\n## [Unreleased]\n### Added\n- Fish.\n\n## [1.0.0] - 2026-01-01\n### Added\n- Water.\n';
const PERSON = { GIT_AUTHOR_NAME: 'Fish', GIT_AUTHOR_EMAIL: 'fish@example.com' };
const env = { ...process.env, ...PERSON, GIT_COMMITTER_NAME: 'Fish', GIT_COMMITTER_EMAIL: 'fish@example.com' };

let folder: string;
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const run = (command: string, ...args: string[]) => spawnSync(command, args, { cwd: folder, encoding: 'utf8', env });
const git = (...args: string[]) => run('git', ...args).stdout.trim();

/** A repository with the real command, whose check is another one. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fish-release-'));
  for (const name of ['scripts', 'docs']) mkdirSync(join(folder, name));
  for (const name of ['release', 'changelog', 'lib']) {
    cpSync(join(ROOT, `scripts/${name}.mjs`), join(folder, `scripts/${name}.mjs`));
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  write('.gitignore', 'node_modules\n');
  write('package.json', '{ "name": "fish", "version": "1.0.0" }');
  write('package-lock.json', '{ "version": "1.0.0", "packages": { "": { "version": "1.0.0" } } }');
  utimesSync(join(folder, 'package-lock.json'), 0, 0);
  write('docs/openapi.json', '"1.0.0"');
  write('scripts/openapi.ts', WRITE_OPENAPI);
  write('scripts/check.mjs', '');
  write('CHANGELOG.md', LOG);
  git('init', '--quiet');
  commit();
});
afterEach(() => rmSync(folder, { recursive: true }));

const WRITE_OPENAPI = `import { writeFileSync } from 'node:fs';
import { version } from '../package.json';
writeFileSync('docs/openapi.json', JSON.stringify(version));`;

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Fish');
}

function release(version: string) {
  const { status, stdout, stderr } = run(process.execPath, 'scripts/release.mjs', version);
  return { status, said: stdout + stderr };
}

test('a release has its number everywhere, a date, a commit and a tag', () => {
  expect(release('1.1.0')).toMatchObject({ status: 0, said: expect.stringContaining('Released 1.1.0 here.') });
  expect(JSON.parse(read('package.json'))).toEqual({ name: 'fish', version: '1.1.0' });
  expect(JSON.parse(read('package-lock.json'))).toEqual({ version: '1.1.0', packages: { '': { version: '1.1.0' } } });
  expect(read('docs/openapi.json')).toBe('"1.1.0"');
  const date = git('log', '-1', '--format=%cd', '--date=format:%Y-%m-%d');
  expect(read('CHANGELOG.md')).toBe(LOG.replace('## [Unreleased]\n', `## [Unreleased]\n\n## [1.1.0] - ${date}\n`));
  expect(git('log', '-1', '--format=%s', 'v1.1.0')).toBe('Release 1.1.0');
  expect(git('cat-file', '-t', 'v1.1.0')).toBe('tag');
  expect(git('status', '--porcelain')).toBe('');
  expect(release('1.2.0').said).toContain('Nothing stands under “Unreleased”');
});

test('a check that fails releases nothing and leaves the files as they were', () => {
  write('scripts/check.mjs', 'process.exit(1)');
  commit();
  expect(release('1.1.0')).toMatchObject({ status: 1, said: expect.stringContaining('Nothing was released') });
  expect([git('status', '--porcelain'), git('tag')]).toEqual(['', '']);
});

test('a release is later than the one before, and of what is committed', () => {
  git('tag', 'v1.10.0');
  expect(release('1.9.0').said).toContain('1.9.0 must be later than 1.10.0');
  expect(release('1.10.0').said).toContain('released already');
  expect(release('1.11').said).toContain('Usage');
  write('new.txt', '');
  expect(release('1.11.0').said).toContain('not committed');
});
