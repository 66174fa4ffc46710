/** Whom an article is for; what everyone needs stands in both halves of the handbook. */
export type Half = 'operators' | 'managers' | 'both';

/** An article of the handbook. */
interface Entry {
  half: Half;
  /** The screen it is about, and all that lies below its path. */
  path?: string;
}

/** The handbook's articles in reading order. Their texts stand in a folder for each language. */
export const articles = {
  home: { half: 'both', path: '/' },
  lists: { half: 'both' },
  keyboard: { half: 'both' },
  appUser: { half: 'operators', path: '/user/appUser' },
  room: { half: 'operators', path: '/activity/room' },
  people: { half: 'operators', path: '/activity/people' },
  audit: { half: 'operators', path: '/activity/audit' },
  sceneTemplate: { half: 'operators', path: '/user/default' },
  shelf: { half: 'operators', path: '/fileResoute/u' },
  stone: { half: 'operators', path: '/fileResoute/a' },
  gift: { half: 'operators', path: '/fileResoute/b' },
  message: { half: 'operators', path: '/message/list' },
  push: { half: 'operators', path: '/message/push' },
  tip: { half: 'operators', path: '/message/tip' },
  wish: { half: 'operators', path: '/wish/list' },
  order: { half: 'operators', path: '/order/list' },
  transaction: { half: 'operators', path: '/order/transaction' },
  recharge: { half: 'operators', path: '/order/recharge' },
  sysUser: { half: 'managers', path: '/user/sysUser' },
  authority: { half: 'managers', path: '/authority' },
  statistic: { half: 'managers', path: '/wish/statistic' },
  log: { half: 'managers', path: '/log/list' },
  word: { half: 'managers', path: '/log/word' },
  integral: { half: 'managers', path: '/log/integral' },
  share: { half: 'managers', path: '/log/share' },
} as const satisfies Record<string, Entry>;

export type ArticleId = keyof typeof articles;
export const articleIds = Object.keys(articles) as ArticleId[];

const entryOf = (id: ArticleId): Entry => articles[id];

export const isArticleId = (id: string): id is ArticleId => Object.hasOwn(articles, id);

/** The articles of a half, with those for everyone; of `both`, all. */
export const articlesOf = (half: Half): ArticleId[] =>
  articleIds.filter((id) => half === 'both' || [half, 'both'].includes(articles[id].half));

/** The screen an article is about. */
export const screenOf = (id: ArticleId): string | undefined => entryOf(id).path;

/** The address of an article. The one about authority has its own (spec §2). */
export const addressOfArticle = (id: ArticleId): string =>
  id === 'authority' ? '/about/m/authority' : `/about/u/${id}`;

/** The article about a screen or the screen above it; home's is about home alone. */
export function articleAbout(pathname: string): ArticleId | undefined {
  for (let path = pathname.replace(/\/+$/, '') || '/'; path; path = path.slice(0, path.lastIndexOf('/'))) {
    const id = articleIds.find((each) => entryOf(each).path === path);
    if (id) return id;
  }
  return undefined;
}
