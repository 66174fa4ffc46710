import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { addArea, blocksOf, patched } from './newArea';

/** It takes a minute, and a busy machine may be ten times slower. */
const BUILD_MS = 900_000;

/** What is not source. Git is not asked: an unpacked archive of the source has none. */
const MADE =
  /^(\.git|node_modules|dist|dist-server|coverage|\.fish-data|\.cache|test-results|playwright-report|\.umi(-.*)?)$/;

const EXISTING = [
  'config/menu.ts',
  'config/screens.ts',
  'contract/areas.ts',
  'server/areas/index.ts',
  'src/areas/index.ts',
];

test('the guide’s names become those of the area', () => {
  const guide = '```ts src/areas/banner/x.ts\nconst BANNER_MAX = 1;\ntype Banner = typeof banner;\n```\n';
  expect(blocksOf(guide, 'giftCard')).toEqual([
    {
      file: 'src/areas/giftCard/x.ts',
      isDiff: false,
      text: 'const GIFT_CARD_MAX = 1;\ntype GiftCard = typeof giftCard;\n',
    },
  ]);
});

test('lines go where those around them stand, which has to be one place', () => {
  const block = { file: 'list.ts', isDiff: true, text: ' a,\n+b,\n c,\n' };
  expect(patched('x,\na,\nc,\n', block)).toBe('x,\na,\nb,\nc,\n');
  expect(() => patched('a,\n', block)).toThrow('list.ts');
  expect(() => patched('a,\nc,\na,\nc,\n', block)).toThrow('not there once');
});

test.each(['', 'Two words', 'gift-card', '../away'])('“%s” names no area', (name) => {
  expect(() => addArea(name, process.cwd())).toThrow('Name the area');
});

describe('the example of the guide, in a copy of the repository', () => {
  let root = '';
  /** The variables that jest sets for its own workers must not reach the inner run. */
  const { JEST_WORKER_ID, NODE_OPTIONS, TEST_DATABASE_URL, ...env } = process.env;
  const run = (...args: string[]) => {
    const options = { cwd: root, env: { ...env, DID_YOU_KNOW: 'none' }, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
    if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`);
  };

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'fish-guide-'));
    cpSync(process.cwd(), root, { recursive: true, filter: (path) => !MADE.test(basename(path)) });
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    // What jest has made of the libraries, which are the same.
    mkdirSync(join(root, '.cache'));
    symlinkSync(join(process.cwd(), '.cache/libraries'), join(root, '.cache/libraries'));
  });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test(
    'touches five files that exist, and passes lint, types, boundaries and its own tests',
    () => {
      const files = addArea('banner', root);
      expect(files.filter((file) => existsSync(file)).sort()).toEqual(EXISTING);

      run('node_modules/drizzle-kit/bin.cjs', 'generate', '--name', 'banners');
      run('node_modules/@umijs/max/bin/max.js', 'setup');
      run('node_modules/@biomejs/biome/bin/biome', 'check', ...files);
      run('node_modules/typescript/bin/tsc', '--noEmit');
      run('--import', 'tsx', 'scripts/boundaries.ts');
      run('--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--maxWorkers', '1', 'areas/banner');
    },
    BUILD_MS,
  );
});
