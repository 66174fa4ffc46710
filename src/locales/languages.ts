import { addLocale, getLocale, setLocale } from '@umijs/max';
import { useEffect, useSyncExternalStore } from 'react';
import { type Locale, locales } from '@contract/enum';
import { notice } from '@/components/notice';
import { translate } from '@/request/translate';

type Texts = Record<string, string>;

/** Each language is a chunk that only those load who read it; index.html asks for it early (config/startPlugin.ts). */
const chunks: Record<Locale, () => Promise<{ default: Texts }>> = {
  'en-US': () => import(/* webpackChunkName: "locale-en-US" */ './en-US/all'),
  'zh-CN': () => import(/* webpackChunkName: "locale-zh-CN" */ './zh-CN/all'),
};

/** antd's and dayjs' own texts, which umi knows. */
const AS_THEY_ARE = {} as Parameters<typeof addLocale>[2];

const loading = new Map<Locale, Promise<void>>();
let loaded: readonly Locale[] = [];
const listeners = new Set<() => void>();

/** Loads the texts of a language, once. @throws ChunkLoadError when they don't arrive; the next call tries again */
export function loadLanguage(locale: Locale): Promise<void> {
  const begun = loading.get(locale) ?? load(locale);
  loading.set(locale, begun);
  return begun;
}

async function load(locale: Locale): Promise<void> {
  try {
    const { default: texts } = await chunks[locale]();
    addLocale(locale, texts, AS_THEY_ARE);
  } catch (error) {
    loading.delete(locale);
    throw error;
  }
  loaded = [...loaded, locale];
  for (const listener of listeners) listener();
}

/** The stored language or the browser's, if the console speaks it; else English. */
export const ownLanguage = (): Locale => locales.find((locale) => locale === getLocale()) ?? 'en-US';

/** For the document, where a change has the whole page styled anew. */
export function showLanguage(locale: string): void {
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
}

/** The one that was chosen last, while more than one is on its way. */
let chosen: Locale | undefined;

/** Changes the language as soon as its texts are there, and says so if they don't arrive. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  chosen = locale;
  try {
    await loadLanguage(locale);
  } catch {
    if (chosen === locale) notice.error(translate('chunk.script'));
    return;
  }
  if (chosen === locale) setLocale(locale, false);
}

/** The languages whose texts are there; those that aren't come while a page with this hook is shown. */
export function useLoadedLanguages(): readonly Locale[] {
  useEffect(() => {
    // One that does not arrive is missing from the answer.
    for (const locale of locales) loadLanguage(locale).catch(() => undefined);
  }, []);
  return useSyncExternalStore(subscribe, () => loaded);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
