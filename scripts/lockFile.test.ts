import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf, type LockFile } from './lockFile';

const read = (): LockFile => JSON.parse(readFileSync(join(__dirname, '..', 'package-lock.json'), 'utf8'));

test('the lock file is whole, and names no registry', () => {
  expect(faultsOf(read())).toEqual([]);
});

describe('what npm ci would refuse is named', () => {
  const platforms = ['linux', 'darwin', 'win32'].flatMap((os) => ['x64', 'arm64'].map((cpu) => `${os}-${cpu}`));

  test.each([...platforms, 'linux-x64-musl', 'linux-arm64-musl'])('a part for %s that is missing', (platform) => {
    const lock = read();
    delete lock.packages[`node_modules/@biomejs/cli-${platform}`];
    const faults = faultsOf(lock);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(`node_modules/@biomejs/biome ${lock.packages['node_modules/@biomejs/biome']?.version}`);
    expect(faults[0]).toMatch(`lacks @biomejs/cli-${platform} `);
  });

  test('a part that is there at another version only', () => {
    const lock = read();
    lock.packages['node_modules/@esbuild/win32-arm64'] = { version: '0.1.0' };
    expect(faultsOf(lock)).toContainEqual(expect.stringContaining('lacks @esbuild/win32-arm64'));
    expect(faultsOf(lock)).toContainEqual(expect.stringContaining('but has 0.1.0'));
  });

  test('a part that only a package within another one needs', () => {
    const path = 'node_modules/outer/node_modules/inner';
    const inner = { version: '1.0.0', optionalDependencies: { '@inner/linux-x64': '1.0.0' } };
    const part = { version: '1.0.0' };
    expect(faultsOf({ packages: { [path]: inner } })).toHaveLength(1);
    for (const folder of [`${path}/node_modules`, 'node_modules/outer/node_modules', 'node_modules']) {
      expect(faultsOf({ packages: { [path]: inner, [`${folder}/@inner/linux-x64`]: part } })).toEqual([]);
    }
    const elsewhere = { [path]: inner, 'node_modules/other/node_modules/@inner/linux-x64': part };
    expect(faultsOf({ packages: elsewhere })).toHaveLength(1);
  });
});

test('an address to download from is named', () => {
  const lock = read();
  lock.packages['node_modules/zod'] = { version: '4.0.0', resolved: 'https://registry.example.com/zod-4.0.0.tgz' };
  expect(faultsOf(lock)).toEqual([expect.stringMatching(/^node_modules\/zod has a download address/)]);
});
