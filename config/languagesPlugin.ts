import type { IApi } from '@umijs/max';
import { type Locale, locales } from '../contract/enum';

/** How src/locales/languages.ts names the chunk of a language. */
const chunkOf = (locale: Locale) => `locale-${locale}`;

/**
 * Asks for the texts of the operator's language together with the console's own script, which would ask for them only
 * when it runs. As in src/locales/languages.ts the stored language counts, then the browser's, then English. The files'
 * names stand beside it, so that its hash in `Content-Security-Policy` does not depend on them.
 */
const PRELOAD = `var s;try{s=localStorage.getItem('umi_locale')}catch(e){}var f=JSON.parse(document.getElementById('fish-languages').textContent);var l=document.createElement('link');l.rel='preload';l.as='script';l.href=f[s||navigator.language]||f['en-US'];document.head.append(l)`;

export default (api: IApi) => {
  let files: Partial<Record<Locale, string>> = {};
  api.onBuildComplete(({ err, stats }) => {
    if (err) return;
    const { namedChunks } = stats.compilation;
    files = Object.fromEntries(locales.map((locale) => [locale, `/${scriptOf(namedChunks.get(chunkOf(locale)))}`]));
  });
  api.modifyHTML(($) => {
    if (api.env !== 'production') return $;
    $('head').append(
      `<script type="application/json" id="fish-languages">${JSON.stringify(files)}</script><script>${PRELOAD}</script>`,
    );
    return $;
  });
};

function scriptOf(chunk: { files: Iterable<string> } | undefined): string {
  const script = chunk && [...chunk.files].find((file) => file.endsWith('.js'));
  if (!script)
    throw new Error('A language has no chunk: src/locales/languages.ts and config/languagesPlugin.ts differ.');
  return script;
}
