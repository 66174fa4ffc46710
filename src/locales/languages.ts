import { addLocale, getLocale, setLocale } from '@umijs/max';
import { useEffect, useSyncExternalStore } from 'react';
import { type Locale, locales } from '@contract/enum';
import { notice } from '@/components/notice';
import { translate } from '@/request/translate';

/** As those who read them write them. */
export const languageNames: Record<Locale, string> = { 'en-US': 'English', 'zh-CN': '简体中文' };

type Texts = Record<string, string>;
type Load = () => Promise<{ default: Texts }>;

/**
 * Of each language those who read it load what the sign-in page says, or all of it. index.html asks for that early
 * (config/startPlugin.ts).
 */
const chunks: Record<Locale, { first: Load; all: Load }> = {
  'en-US': {
    first: () => import(/* webpackChunkName: "locale-en-US" */ './en-US/first'),
    all: () => import(/* webpackChunkName: "texts-en-US" */ './en-US/all'),
  },
  'zh-CN': {
    first: () => import(/* webpackChunkName: "locale-zh-CN" */ './zh-CN/first'),
    all: () => import(/* webpackChunkName: "texts-zh-CN" */ './zh-CN/all'),
  },
};

/** dayjs' own texts, which umi knows; antd's are in components/AntdProvider. */
const AS_THEY_ARE = {} as Parameters<typeof addLocale>[2];

/** From the first session on, a language is loaded whole. */
let whole = false;
const loading = new Map<Load, Promise<void>>();
let loaded: readonly Locale[] = [];
const listeners = new Set<() => void>();

/** Loads the texts of a language, once. @throws ChunkLoadError when they don't arrive; the next call tries again */
export async function loadLanguage(locale: Locale): Promise<void> {
  const { first, all } = chunks[locale];
  const chunk = whole ? all : first;
  await once(locale, chunk);
  if (chunk === first || loaded.includes(locale)) return;
  loaded = [...loaded, locale];
  for (const listener of listeners) listener();
}

/** Loads the operator's language, and each that is loaded later, with the console's texts. @throws as `loadLanguage` */
export function loadAllTexts(): Promise<void> {
  whole = true;
  return loadLanguage(ownLanguage());
}

/** Loads what the page says before the console is there, unless all texts are. @throws as `loadLanguage` */
export async function loadFirstTexts(): Promise<void> {
  const locale = ownLanguage();
  if (!loaded.includes(locale)) await once(locale, chunks[locale].first);
}

function once(locale: Locale, chunk: Load): Promise<void> {
  const begun = loading.get(chunk) ?? load(locale, chunk);
  loading.set(chunk, begun);
  return begun;
}

async function load(locale: Locale, chunk: Load): Promise<void> {
  try {
    const { default: texts } = await chunk();
    addLocale(locale, texts, AS_THEY_ARE);
  } catch (error) {
    loading.delete(chunk);
    throw error;
  }
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

/** The languages whose texts are all there; those that aren't come while a page with this hook is shown. */
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
