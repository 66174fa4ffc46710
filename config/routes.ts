import { menu } from './menu';

export const LOGIN_PATH = '/user/login';

/** Paths without a menu entry of their own (spec §2). */
export const offMenu = [
  LOGIN_PATH,
  '/user/sysUser/detail',
  '/user/default/detail',
  '/activity/room/detail',
  '/activity/people/detail',
  '/activity/audit/detail',
  '/fileResoute/u/detail',
  '/fileResoute/a/detail',
  '/fileResoute/b/detail',
  '/order/list/detail',
  '/message/tip',
  '/message/tip/detail',
  '/log/word',
  '/log/word/detail',
  '/wish/list/Detail',
  '/wish/statistic/TablePanel',
  '/wish/statistic/CardPanel',
  '/wish/statistic/QueryForm',
  '/log/integral/detail',
  '/authority',
  '/about',
  '/about/m',
  '/about/m/authority',
  '/about/u',
  '/about/u/:id',
  '/about/um',
  '/teacher/m',
  '/teacher/u',
  '/teacher/um',
];

interface Route {
  path: string;
  component?: string;
  redirect?: string;
}

/**
 * A page's file follows from its path: `/user/sysUser/detail` is `src/pages/user/sysUser/detail.tsx`, `/about/u/:id` is
 * `src/pages/about/u/$id.tsx`; `/` is `home`. The file says which screen of which area stands there.
 */
const page = (path: string): Route => ({ path, component: path === '/' ? './home' : `.${path.replace(':', '$')}` });

/** Every route, generated from the menu tree and the paths beside it; the last one is the not-found page. */
export const routes: Route[] = [
  ...menu.flatMap((item) =>
    item.children
      ? [{ path: item.path, redirect: item.redirect }, ...item.children.map((child) => page(child.path))]
      : [page(item.path)],
  ),
  ...offMenu.map(page),
  { path: '/*', component: './404' },
];
