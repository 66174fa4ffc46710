import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { type Locale, locales } from '../contract/enum';

/** How src/locales/languages.ts names the chunks of a language: what the sign-in page says, and all. */
const firstTexts = (locale: Locale) => `locale-${locale}`;
const allTexts = (locale: Locale) => `texts-${locale}`;

/** How src/layouts/prefetch.ts names the chunk of what stands around each page of the signed in. */
const CONSOLE_CHUNK = 'console';

/** The files that a page needs whatever its address is, and which the first scripts would ask for when they run. */
interface Ahead {
  /** By language. */
  first: Partial<Record<Locale, string[]>>;
  /** By language. */
  all: Partial<Record<Locale, string[]>>;
  console: string[];
}

/**
 * Asks for them together with those scripts. As in src/locales/languages.ts the stored language counts, then the
 * browser's, then English; the console and all its texts are for whoever has a token (src/request/token.ts). The files'
 * names stand beside it, so that its hash in `Content-Security-Policy` does not depend on them.
 */
const ASK_AHEAD = `var s,k;try{s=localStorage.getItem('umi_locale');k=localStorage.getItem('authorization')}catch(e){}var a=JSON.parse(document.getElementById('fish-ahead').textContent);var l=a.first[s]?s:a.first[navigator.language]?navigator.language:'en-US';(k?a.console.concat(a.all[l]):a.first[l]).forEach(function(f){var e=document.createElement('link');e.rel='preload';e.as=/css$/.test(f)?'style':'script';e.href=f;document.head.append(e)})`;

/**
 * A browser looks for its languages when numbers, days or texts are first formatted, which takes it longer than all that
 * comes of it: while the files are on their way there is nothing else to do.
 */
const WARM_UP = 'new Intl.NumberFormat';

/** umi's script, which asks for the chunks of the address. */
const UMI_ASKS_AHEAD = 'script[src*="preload_helper"]';

/**
 * Of what every page starts with nearly all runs at once. V8 compiles it then while it loads, beside the page's own
 * thread, rather than function by function when each is called first: https://v8.dev/blog/explicit-compile-hints.
 * Other browsers see a comment.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';
const STARTS = /^(framework|start|umi|frame|console|lists|(locale|texts)-[\w-]+)\.\w+(\.async)?\.js$/;

/** What makes the first page of a visit come sooner. */
export default (api: IApi) => {
  let ahead: Ahead = { first: {}, all: {}, console: [] };
  api.onBuildComplete(({ err, stats }) => {
    if (err) return;
    const { namedChunks } = stats.compilation;
    const filesOf = (name: string) => urlsOf(name, namedChunks.get(name));
    const byLanguage = (name: (locale: Locale) => string) =>
      Object.fromEntries(locales.map((locale) => [locale, filesOf(name(locale))]));
    ahead = { first: byLanguage(firstTexts), all: byLanguage(allTexts), console: filesOf(CONSOLE_CHUNK) };
    compileAtOnce(api.paths.absOutputPath);
  });
  api.modifyHTML(($) => {
    if (api.env !== 'production') return $;
    const files = `<script type="application/json" id="fish-ahead">${JSON.stringify(ahead)}</script>`;
    const [react, styles, umi] = [$('script[src*="framework"]'), $('link[rel="stylesheet"]'), $(UMI_ASKS_AHEAD)];
    // A script waits for every style sheet and script before it: what asks for files goes first.
    react.before(umi, `${files}<script>${ASK_AHEAD};${WARM_UP}</script>`, styles);
    return $;
  });
};

function urlsOf(name: string, chunk: { files: Iterable<string> } | undefined): string[] {
  if (!chunk) throw new Error(`There is no chunk “${name}”: config/startPlugin.ts and what names it in src/ differ.`);
  return [...chunk.files].filter((file) => /\.(js|css)$/.test(file)).map((file) => `/${file}`);
}

/** In the files: what minifies and wraps them in the bundler takes comments out of the first line. */
function compileAtOnce(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!STARTS.test(name)) continue;
    const file = join(folder, name);
    writeFileSync(file, `${COMPILED_AT_ONCE}\n${readFileSync(file, 'utf8')}`);
  }
}
