import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../contract/enum';
import type { Article, Handbook } from '../../src/components/handbook/article';
import { articleIds } from '../../src/components/handbook/articles';
import * as english from '../../src/locales/handbook/en-US/console';
import * as chinese from '../../src/locales/handbook/zh-CN/console';

const ofTheConsole = { 'en-US': english, 'zh-CN': chinese } as const;

/** The articles as the bundler gathers them: those of the areas, and those about the console itself. */
export function readHandbook(locale: Locale): Handbook {
  const entries = articleIds.map((id) => {
    const area = id === 'appUser' ? 'user' : id;
    const file = join(process.cwd(), `src/areas/${area}/handbook/${locale}.ts`);
    if (!existsSync(file)) return [id, ofTheConsole[locale][id as 'lists' | 'keyboard']] as const;
    // Playwright compiles what is required, but not what is imported at run time.
    const { default: article } = require(file) as { default: Article };
    return [id, article] as const;
  });
  return Object.fromEntries(entries) as Handbook;
}
