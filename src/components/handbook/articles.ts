import { type Half, type MenuEntry, menu } from '@config/menu';
import { pathTo } from '@config/pathTo';
import { offMenu, type PagePath } from '@config/routes';

interface Entry {
  half: Half;
  /** The screen it describes, with all screens below it. */
  path?: PagePath;
}

type IdOf<Page> = Page extends { key: infer Key extends string; article: Half } ? Key : never;

/** An article has the key of its page; two are about the whole console. */
export type ArticleId = IdOf<MenuEntry | (typeof offMenu)[number]> | 'lists' | 'keyboard';

type Page = { path: string; key?: string; article?: Half };

const pages: readonly Page[] = [...menu.flatMap((item): readonly Page[] => item.children ?? [item]), ...offMenu];

const aboutPages = (half: Half) =>
  pages.filter(({ article }) => article === half).map(({ key, path }) => [key, { half, path }]);

/** The articles in reading order. Their texts are in their areas. */
export const articles = Object.fromEntries([
  ...aboutPages('both'),
  ['lists', { half: 'both' }],
  ['keyboard', { half: 'both' }],
  ...aboutPages('operators'),
  ...aboutPages('managers'),
]) as Readonly<Record<ArticleId, Entry>>;

export const articleIds = Object.keys(articles) as ArticleId[];

export const isArticleId = (id: string): id is ArticleId => Object.hasOwn(articles, id);

export const articlesOf = (half: Half): ArticleId[] =>
  articleIds.filter((id) => half === 'both' || [half, 'both'].includes(articles[id].half));

export const screenOf = (id: ArticleId): string | undefined => articles[id].path;

/** The address of an article. The one about authority has its own (spec §2). */
export const addressOfArticle = (id: ArticleId): string =>
  id === 'authority' ? pathTo('/about/m/authority') : pathTo('/about/u/:id', { id });

/** The article about a screen or the screen above it; home's article is only about home. */
export function articleAbout(pathname: string): ArticleId | undefined {
  for (let path = pathname.replace(/\/+$/, '') || '/'; path; path = path.slice(0, path.lastIndexOf('/'))) {
    const id = articleIds.find((each) => articles[each].path === path);
    if (id) return id;
  }
  return undefined;
}
