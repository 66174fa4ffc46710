import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { dirname, join } from 'node:path/posix';
import { routes } from '../config/routes';

/**
 * Checks who may import whom, where that depends on the resolved path, and that no page address is written literally.
 * biome.json has the rules that depend on a package's name, and import cycles. Tests are exempt from both.
 */
interface Violation {
  file: string;
  line: number;
  message: string;
}

interface Import {
  file: string;
  target: string;
  /** The text between `import` and `from`. */
  names: string;
  typesOnly: boolean;
}

const MAY_IMPORT: Record<string, string[]> = {
  contract: [],
  config: ['contract'],
  server: ['contract', 'config'],
  mock: ['contract', 'server'],
  src: ['contract', 'config'],
};

const ALIASES: Record<string, string> = { '@/': 'src/', '@contract/': 'contract/', '@config/': 'config/' };

/** Files of the contract without zod, so that the console may bundle them. */
const LIGHT_CONTRACT =
  /^contract\/(codes|enum|paging|variables|writes|effects|characters|[^/]+(\.|\/)(enums|calls))(\.ts)?$/;

/** A screen of an area, as a page's file imports it. */
const SCREEN = /^src\/areas\/\w+\/\w+Screen$/;

const areaOf = (path: string) => /^src\/areas\/\w+(?=\/|$)/.exec(path)?.[0];
const backEndsAreaOf = (path: string) => /^server\/areas\/\w+(?=\/|$)/.exec(path)?.[0];

/** A component of a file that nothing makes fail alone, and what should. */
const COMPONENT = /^(?:export )?function ([A-Z]\w*)[\s\S]*?^}/gm;
const FAILS_ALONE = /\breturn \(?\s*<(Card|Facts|ConfirmDialog|BulkConfirm|Drawer|RecordDrawer|Modal)\b/;

const SESSION_KEY = /localStorage[^;]{0,60}?['"](authorization|userInfo)['"]/g;

/** umi's own, which knows nothing of a language's chunk. */
const SET_LOCALE = /^import \{[^}]*\bsetLocale\b[^}]*\} from '@umijs\/max'/gm;

const PAGES = routes.map(({ path }) => path.replace(/\/[:*].*$/, '')).filter((path) => path.length > 1);

/** A string that is or begins with the address of a page, and the `pathTo(` before it, if any. */
const ADDRESS = new RegExp(`(\\bpathTo\\(\\s*)?(['"\`])(?:${PAGES.join('|')})(?=\\2|[?/#]|\\$\\{)`, 'g');

/** A single `/` has many meanings; it is the address of home only in a link. */
const HOME = /\b(?:(?:to|path|at)(?:=\{?|: )|history\.(?:push|replace)\(\s*)(['"`])\/\1/g;

const rules: ((link: Import) => string | undefined)[] = [
  function folders({ file, target }) {
    const from = topOf(file);
    const to = topOf(target);
    const allowed = MAY_IMPORT[from];
    // Allowed because its version is the product's.
    if (target === 'package.json') return undefined;
    if (!allowed || from === to || allowed.includes(to)) return undefined;
    return `${from}/ imports ${allowed.length ? `${allowed.join('/ and ')}/ only` : 'nothing of ours'}`;
  },

  function zodStaysOut({ file, target, typesOnly }) {
    if ((!inside(file, 'src') && !inside(file, 'config')) || file.endsWith('Plugin.ts')) return undefined;
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

  function backEndsAreasAreApart({ file, target }) {
    const area = backEndsAreaOf(target);
    if (!area || backEndsAreaOf(file) === area || isTestHelper(file)) return undefined;
    if (target === `${area}/table`) return undefined;
    if (inside(file, 'server/delivery')) return 'the delivery knows no area, only tables';
    return target === area || target === `${area}/index`
      ? undefined
      : `an area is used through its index.ts or its table.ts: ${area}`;
  },

  function sharedPartsKnowNoArea({ file, target }) {
    const shared = ['components', 'request', 'session'].some((folder) => inside(file, `src/${folder}`));
    return shared && inside(target, 'src/areas') ? 'what areas share knows none of them' : undefined;
  },

  function componentsKnowNoAreasContract({ file, target }) {
    if (!inside(file, 'src/components') || !/^contract\/\w+(\/|$)/.test(target)) return undefined;
    return existsSync(`contract/${target.split('/')[1]}/`) ? 'components know the contract of no area' : undefined;
  },

  function stylesComeWithWhatTheyDress({ file, target }) {
    if (!/^src\/areas\/\w+\/index\.ts$/.test(file) || !target.endsWith('.css')) return undefined;
    return 'the build drops styles that an index imports: the component that needs them imports them';
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

/** `file` is relative to the root of the repository, with forward slashes. */
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
  for (const { index, message } of misusedIn(file, source)) found.push({ file, line: at(index), message });
  for (const { index, name, drawn } of exposedIn(file, source)) {
    const message = `${name} draws a ${drawn}: withBoundary, withDialogBoundary or withDrawerBoundary makes it, so that it fails alone`;
    found.push({ file, line: at(index), message });
  }
  for (const index of addressesIn(file, source)) {
    found.push({ file, line: at(index), message: 'an address of a page is made by `pathTo` of config/pathTo.ts' });
  }
  return found;
}

/** What one folder or file alone may touch, wherever it comes from. */
function misusedIn(file: string, source: string) {
  if (!inside(file, 'src')) return [];
  const keys = inside(file, 'src/session') || file === 'src/request/token.ts' ? [] : source.matchAll(SESSION_KEY);
  const languages = file === 'src/locales/languages.ts' ? [] : source.matchAll(SET_LOCALE);
  return [
    ...[...keys].map(({ index, 1: key }) => ({
      index,
      message: `touches "${key}" in localStorage: only src/session does`,
    })),
    ...[...languages].map(({ index }) => ({
      index,
      message: 'imports setLocale: chooseLanguage loads the texts first',
    })),
  ];
}

/** Components that would take their page along if they fail before they draw anything. */
function exposedIn(file: string, source: string) {
  if (!inside(file, 'src') || MADE_OF.some((path) => inside(file, path))) return [];
  return [...source.matchAll(COMPONENT)].flatMap(({ index, 0: text, 1: name }) => {
    const drawn = FAILS_ALONE.exec(text)?.[1];
    return drawn ? [{ index, name, drawn }] : [];
  });
}

/** Contained by those who use them. */
const MADE_OF = [
  'src/components/boundary',
  'src/components/page/Facts.tsx',
  'src/components/page/RecordDrawer.tsx',
  'src/components/ConfirmDialog',
];

/** The lines with a literal page address, ignoring comments. */
function addressesIn(file: string, source: string): number[] {
  if (!inside(file, 'src') || inside(file, 'src/pages')) return [];
  const code = source.replace(/^[ \t]*(\/?\*|\/\/).*$/gm, (comment) => ' '.repeat(comment.length));
  const addresses = [...code.matchAll(ADDRESS)].filter(([, called]) => !called);
  return [...addresses, ...code.matchAll(HOME)].map(({ index }) => index);
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

/** `type X`, `type { A, B }` and `{ type A, type B }` disappear from the bundle. */
function erased(clause: string): boolean {
  if (/^\s*type\b/.test(clause)) return true;
  const names = /^\s*\{([^}]*)\}\s*$/
    .exec(clause)?.[1]
    ?.split(',')
    .filter((name) => name.trim());
  return names?.every((name) => /^\s*type\s/.test(name)) ?? false;
}

/** The path in this repository that a specifier refers to; undefined for a package. */
function resolve(file: string, specifier: string): string | undefined {
  if (/^\.{1,2}(\/|$)/.test(specifier)) return join(dirname(file), specifier);
  const alias = Object.keys(ALIASES).find((prefix) => specifier.startsWith(prefix));
  return alias && join(ALIASES[alias] ?? '', specifier.slice(alias.length));
}

const inside = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);
const topOf = (path: string) => path.split('/')[0] ?? '';
const isTestHelper = (file: string) => /^server\/(.+\/)?test\w*\.ts$/.test(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** TypeScript files below a folder, without those generated by umi. */
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
