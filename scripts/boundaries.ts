import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { dirname, join } from 'node:path/posix';

/**
 * Who may import whom, where it takes the resolved path to tell. Boundaries that the name of a package settles,
 * and import cycles, stand in biome.json. Tests may import anything.
 */
export interface Violation {
  file: string;
  line: number;
  message: string;
}

interface Import {
  file: string;
  target: string;
  /** What stands between `import` and `from`. */
  names: string;
  typesOnly: boolean;
}

/** What each folder may import besides itself. */
const MAY_IMPORT: Record<string, string[]> = {
  contract: [],
  config: ['contract'],
  server: ['contract', 'config'],
  mock: ['contract', 'server'],
  src: ['contract', 'config'],
};

const ALIASES: Record<string, string> = { '@/': 'src/', '@contract/': 'contract/', '@config/': 'config/' };

/** Files of the contract that are free of zod, so that the console may bundle them. */
const LIGHT_CONTRACT = /^contract\/(codes|enum|paging|paths|variables|[^/]+(\.|\/)enums)(\.ts)?$/;

/** A screen of an area, which stands at the path of a page. */
const SCREEN = /^src\/areas\/\w+\/\w+Screen$/;

const areaOf = (path: string) => /^src\/areas\/\w+(?=\/|$)/.exec(path)?.[0];

const SESSION_KEY = /localStorage[^;]{0,60}?['"](authorization|userInfo)['"]/g;

const rules: ((link: Import) => string | undefined)[] = [
  function folders({ file, target }) {
    const from = topOf(file);
    const to = topOf(target);
    const allowed = MAY_IMPORT[from];
    // Its version is the product's.
    if (target === 'package.json') return undefined;
    if (!allowed || from === to || allowed.includes(to)) return undefined;
    return `${from}/ imports ${allowed.length ? `${allowed.join('/ and ')}/ only` : 'nothing of ours'}`;
  },

  function zodStaysOut({ file, target, typesOnly }) {
    if (!inside(file, 'src') && !inside(file, 'config')) return undefined;
    if (!inside(target, 'contract') || typesOnly || LIGHT_CONTRACT.test(target)) return undefined;
    return 'the console imports types only from this file, because it brings zod: write `import type`';
  },

  function pagesAreRoutes({ file, target }) {
    if (inside(target, 'src/pages') && inside(file, 'src')) return 'src/pages is for the router alone';
    if (!inside(file, 'src/pages') || file === 'src/pages/404.tsx' || SCREEN.test(target)) return undefined;
    return "a page only says which area's screen stands there: src/areas/<area>/<Name>Screen.tsx";
  },

  function areasAreApart({ file, target }) {
    const area = areaOf(target);
    if (!area || areaOf(file) === area || target === area || target === `${area}/index`) return undefined;
    const assembles = file === 'src/areas/index.ts' || inside(file, 'src/locales') || inside(file, 'src/pages');
    if (assembles) return undefined;
    return `an area is used through its index.ts: ${area}`;
  },

  function sharedPartsKnowNoArea({ file, target }) {
    const shared = ['components', 'request', 'session'].some((folder) => inside(file, `src/${folder}`));
    return shared && inside(target, 'src/areas') ? 'what areas share knows none of them' : undefined;
  },

  function componentsKnowNoAreasContract({ file, target }) {
    if (!inside(file, 'src/components') || !/^contract\/\w+(\/|$)/.test(target)) return undefined;
    return existsSync(`contract/${target.split('/')[1]}/`) ? 'components know the contract of no area' : undefined;
  },

  function storageIsTheSessions({ file, target }) {
    if (!/^src\/session\/storage(\.ts)?$/.test(target)) return undefined;
    if (inside(file, 'src/session')) return undefined;
    return 'only src/session reads the stored user info';
  },

  function tokenIsHandedOut({ file, target, names }) {
    if (!/^src\/request\/token(\.ts)?$/.test(target) || !names.includes('readToken')) return undefined;
    return inside(file, 'src/session') ? undefined : 'only src/session reads the stored token; others ask `tokenFor`';
  },

  function requestsKnowNoSession({ file, target }) {
    if (!inside(file, 'src/request') || !inside(target, 'src/session')) return undefined;
    return 'src/request knows no session: src/app.tsx connects the two (SessionLink in src/request/runtime.ts)';
  },
];

/** What a file breaks. `file` is relative to the root of the repository, with forward slashes. */
export function violationsOf(file: string, source: string): Violation[] {
  if (isTest(file)) return [];
  const at = (index: number) => source.slice(0, index).split('\n').length;
  const found: Violation[] = [];
  for (const { index, specifier, names, typesOnly } of importsOf(source)) {
    const target = resolve(file, specifier);
    if (!target) continue;
    for (const rule of rules) {
      const message = rule({ file, target, names, typesOnly });
      if (message) found.push({ file, line: at(index), message: `imports ${specifier}: ${message}` });
    }
  }
  if (inside(file, 'src') && !inside(file, 'src/session') && file !== 'src/request/token.ts') {
    for (const { index, 1: key } of source.matchAll(SESSION_KEY)) {
      found.push({ file, line: at(index), message: `touches "${key}" in localStorage: only src/session does` });
    }
  }
  return found;
}

const STATIC = /^[ \t]*(?:import|export)\b([^'"`;]*?)\bfrom\s*['"]([^'"]+)['"]/gm;
const SIDE_EFFECT = /^[ \t]*import\s*['"]([^'"]+)['"]/gm;
const CALL = /\b(?:import|require)\(\s*['"]([^'"]+)['"]/g;

function* importsOf(
  source: string,
): Generator<{ index: number; specifier: string; names: string; typesOnly: boolean }> {
  for (const { index, 1: clause = '', 2: specifier = '' } of source.matchAll(STATIC)) {
    yield { index, specifier, names: clause, typesOnly: erased(clause) };
  }
  for (const pattern of [SIDE_EFFECT, CALL]) {
    for (const { index, 1: specifier = '' } of source.matchAll(pattern))
      yield { index, specifier, names: '', typesOnly: false };
  }
}

/** `type X`, `type { A, B }` and `{ type A, type B }` leave nothing behind in the bundle. */
function erased(clause: string): boolean {
  if (/^\s*type\b/.test(clause)) return true;
  const names = /^\s*\{([^}]*)\}\s*$/
    .exec(clause)?.[1]
    ?.split(',')
    .filter((name) => name.trim());
  return names?.every((name) => /^\s*type\s/.test(name)) ?? false;
}

/** The path in this repository that a specifier means; undefined for a package. */
function resolve(file: string, specifier: string): string | undefined {
  if (/^\.{1,2}(\/|$)/.test(specifier)) return join(dirname(file), specifier);
  const alias = Object.keys(ALIASES).find((prefix) => specifier.startsWith(prefix));
  return alias && join(ALIASES[alias] ?? '', specifier.slice(alias.length));
}

const inside = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const topOf = (path: string) => path.split('/')[0] ?? '';
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** TypeScript files below a folder, without what umi generates. */
function filesOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('/.umi'));
}

function main(): void {
  const files = Object.keys(MAY_IMPORT).flatMap((folder) => filesOf(folder));
  const found = files.flatMap((file) => violationsOf(file, readFileSync(file, 'utf8')));
  for (const { file, line, message } of found) console.error(`${file}:${line} ${message}`);
  console.log(`${files.length} files checked, ${found.length} violations`);
  process.exitCode = found.length ? 1 : 0;
}

if (require.main === module) main();
