import { type Detail, type Half, type MenuEntry, menu } from './menu';

export const LOGIN_PATH = '/user/login';

interface OffMenuPage {
  path: string;
  /** Message id of its title. */
  name: string;
  detail?: Detail;
  key?: string;
  article?: Half;
}

/** The pages without a menu entry (spec §2), except for sign-in and the detail pages of the menu's entries. */
export const offMenu = [
  { path: '/message/tip', name: 'tip.title', detail: '/detail', key: 'tip', article: 'operators' },
  { path: '/log/word', name: 'word.title', detail: '/detail', key: 'word', article: 'managers' },
  { path: '/wish/statistic/TablePanel', name: 'statistic.title.TablePanel' },
  { path: '/wish/statistic/CardPanel', name: 'statistic.title.CardPanel' },
  { path: '/wish/statistic/QueryForm', name: 'statistic.title.QueryForm' },
  { path: '/authority', name: 'authority.title', key: 'authority', article: 'managers' },
  { path: '/about', name: 'about.title' },
  { path: '/about/m', name: 'handbook.title.managers' },
  { path: '/about/m/authority', name: 'handbook.title.authority' },
  { path: '/about/u', name: 'handbook.title.operators' },
  { path: '/about/u/:id', name: 'handbook.title.article' },
  { path: '/about/um', name: 'handbook.title.both' },
  { path: '/teacher/m', name: 'teacher.title.managers' },
  { path: '/teacher/u', name: 'teacher.title.operators' },
  { path: '/teacher/um', name: 'teacher.title.both' },
] as const satisfies readonly OffMenuPage[];

/** Those of them that are lists. */
export const listsOffMenu = offMenu.filter((page) => 'detail' in page);

type PathsOf<Page> = Page extends { path: infer Path extends string }
  ? Path | (Page extends { detail: infer Below extends Detail } ? `${Path}${Below}` : never)
  : never;

export type PagePath = PathsOf<MenuEntry | (typeof offMenu)[number]> | typeof LOGIN_PATH;

interface Route {
  path: string;
  component?: string;
  redirect?: string;
}

/**
 * A page's file follows from its path: `/user/sysUser/detail` is `src/pages/user/sysUser/detail.tsx`, `/about/u/:id` is
 * `src/pages/about/u/$id.tsx`, `/` is `home`.
 */
const page = (path: string): Route => ({ path, component: path === '/' ? './home' : `.${path.replace(':', '$')}` });

const withDetail = ({ path, detail }: { path: string; detail?: Detail }): Route[] =>
  detail ? [page(path), page(path + detail)] : [page(path)];

/** The last route is the not-found page. */
export const routes: Route[] = [
  ...menu.flatMap((item) =>
    item.children
      ? [{ path: item.path, redirect: item.redirect }, ...item.children.flatMap(withDetail)]
      : withDetail(item),
  ),
  page(LOGIN_PATH),
  ...offMenu.flatMap(withDetail),
  { path: '/*', component: './404' },
];
