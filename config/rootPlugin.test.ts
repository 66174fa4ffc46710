import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notAtRoot } from './rootPlugin';

const ROOT = join(__dirname, '..');
/** umi starts in a few seconds, and a busy machine may be ten times slower. */
const START_MS = 120_000;

/** What umi prints about our configuration with `more`, as in the `.umirc.local.ts` of an installation. */
function configuredWith(more: object) {
  const folder = mkdtempSync(join(tmpdir(), 'fish-root-'));
  for (const name of ['.umirc.ts', 'config', 'contract', 'package.json', 'node_modules', 'tsconfig.json']) {
    symlinkSync(join(ROOT, name), join(folder, name));
  }
  // umi looks for the pages first, and would write beside them.
  mkdirSync(join(folder, 'src'));
  symlinkSync(join(ROOT, 'src/pages'), join(folder, 'src/pages'));
  writeFileSync(join(folder, '.umirc.sub.ts'), `export default ${JSON.stringify(more)};`);
  const env = { PATH: process.env.PATH, UMI_ENV: 'sub', DID_YOU_KNOW: 'none' };
  const max = join(ROOT, 'node_modules/@umijs/max/bin/max.js');
  const { status, stderr } = spawnSync(process.execPath, [max, 'setup'], { cwd: folder, env, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return { status, lines: stderr.trim().split('\n') };
}

test.each([
  [{ base: '/console/' }, 'base is "/console/" and has to be "/"'],
  [{ publicPath: '/console/' }, 'publicPath is "/console/" and has to be "/"'],
])(
  'a build for %j is refused in one line',
  (places, sentence) => {
    const { status, lines } = configuredWith(places);
    expect(lines).toEqual([expect.stringContaining(sentence)]);
    expect(status).toBe(1);
  },
  START_MS,
);

test('the root of an origin is fine, another origin or a relative path is not', () => {
  expect(notAtRoot({})).toBeUndefined();
  expect(notAtRoot({ base: '/', publicPath: '/' })).toBeUndefined();
  expect(notAtRoot({ publicPath: 'https://cdn.example.com/' })).toContain('publicPath');
  expect(notAtRoot({ publicPath: './' })).toContain('publicPath');
});
