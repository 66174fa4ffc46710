import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const wrong: [what: string, file: string, source: string, rule: string][] = [
  [
    'a global of the browser by mistake',
    'src/areas/home/end.ts',
    'export const end = () => close();',
    'noRestrictedGlobals',
  ],
  ['a call past src/request', 'src/areas/home/call.ts', "import { request } from '@umijs/max';", 'noRestrictedImports'],
  ['a card that takes its page along', 'src/areas/home/card.ts', "import { Card } from 'antd';", 'noRestrictedImports'],
  ['axios in an area', 'src/areas/home/axios.ts', "import axios from 'axios';", 'noRestrictedImports'],
  ['zod in what the console bundles', 'contract/codes.ts', "import { z } from 'zod';", 'noRestrictedImports'],
  ['any', 'server/any.ts', 'export const x = (y: any) => y;', 'noExplicitAny'],
  ['a test that is left out', 'server/skip.test.ts', "test.skip('x', () => {});", 'noSkippedTests'],
  ['a test that runs alone', 'server/only.test.ts', "test.only('x', () => {});", 'noFocusedTests'],
  ['a cycle', 'server/one.ts', "import { other } from './other';\nexport const one = () => other;", 'noImportCycles'],
  ['a cycle of types', 'server/a.ts', "import type { B } from './b';\nexport type A = B[];", 'noImportCycles'],
  ['zod in an area’s enums', 'contract/tip/enums.ts', "import { z } from 'zod';", 'noRestrictedImports'],
  ['a schema in an area’s enums', 'contract/gift/enums.ts', "import { id } from '../base';", 'noRestrictedImports'],
];
const right: [file: string, source: string][] = [
  ['server/other.ts', "import { one } from './one';\n\nexport const other = () => one;"],
  ['server/b.ts', "import type { A } from './a';\n\nexport type B = A | string;"],
  ['contract/user/enums.ts', "export { toMajor } from '../money.enums';\nexport { tipStatus } from '../tip/enums';"],
  ['src/request/call.ts', "export { request } from '@umijs/max';"],
  ['src/components/boundary/card.ts', "export { Card } from 'antd';"],
  ['src/areas/home/button.ts', "export { Button } from 'antd';"],
  ['contract/paging.ts', "export { codes } from './codes';"],
];
let said = '';

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'fish-lint-'));
  for (const file of ['biome.json', '.gitignore']) copyFileSync(file, join(folder, file));
  for (const [file, source] of [...wrong.map(([, ...rest]) => rest), ...right]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${source}\n`);
  }
  const args = [resolve('node_modules/@biomejs/biome/bin/biome'), 'lint', '--max-diagnostics=none', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  said = stdout + stderr;
  rmSync(folder, { recursive: true, force: true });
});

/** The rules that a file breaks. */
const rulesOf = (file: string) =>
  [...said.matchAll(/^(\S+?):\d+:\d+ lint\/\w+\/(\w+)/gm)].filter(([, at]) => at === file).map(([, , rule]) => rule);

test.each(wrong)('%s is an error', (_, file, _source, rule) => {
  expect(rulesOf(file)).toContain(rule);
});

test('what is allowed passes', () => {
  const files = [
    'src/request/call.ts',
    'contract/user/calls.ts',
    'contract/user/enums.ts',
    'src/components/boundary/card.ts',
    'src/areas/home/button.ts',
  ];
  expect(files.flatMap(rulesOf)).toEqual([]);
});
