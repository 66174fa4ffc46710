import type { Path } from '../contract';
import { paths } from '../contract/paths';

/** A row of spec §2: what stands at a path. */
export interface RouteRow {
  path: string;
  /** The page's heading for an admin whose language is English; of a record it is the record's own name. */
  heading?: string;
  /** The menu entry that is lit. */
  lit?: string;
  /** Where a path without a page of its own leads. */
  redirect?: string;
  /** The list that has a record for the page; its id stands in the query, or in place of `{id}`. */
  records?: Path;
}

/** The list itself and its detail page, which without an id makes a new one where that is possible. */
const withDetail = (path: string, heading: string, records: Path, detail = '/detail'): RouteRow[] => [
  { path, heading, lit: path },
  { path: `${path}${detail}`, lit: path, records },
];

/** The full route table of spec §2, and the base paths of its menu tree. */
export const routeTable: readonly RouteRow[] = [
  { path: '/', heading: 'Hello, Admin', lit: '/' },
  { path: '/authority', heading: 'What you may reach' },
  { path: '/user', redirect: '/user/sysUser' },
  { path: '/user/appUser', heading: 'App users', lit: '/user/appUser' },
  ...withDetail('/user/default', 'Blessed land', paths.sceneTemplate.list),
  ...withDetail('/user/sysUser', 'Admin users', paths.sysUser.pageList),
  { path: '/order', redirect: '/order/list' },
  ...withDetail('/order/list', 'Order management', paths.order.pageList),
  { path: '/order/recharge', heading: 'Purchase list', lit: '/order/recharge' },
  { path: '/order/transaction', heading: 'Exchange records', lit: '/order/transaction' },
  { path: '/activity', redirect: '/activity/room' },
  ...withDetail('/activity/people', 'Self-built rooms', paths.people.pageList),
  ...withDetail('/activity/audit', 'Audit list', paths.audit.pageList),
  ...withDetail('/activity/room', 'Activity rooms', paths.room.pageList),
  { path: '/wish', redirect: '/wish/list' },
  ...withDetail('/wish/list', 'Wish list', paths.wish.pageList, '/Detail'),
  { path: '/wish/statistic', heading: 'Statistics board', lit: '/wish/statistic' },
  { path: '/wish/statistic/TablePanel', heading: 'Statistics: table', lit: '/wish/statistic' },
  { path: '/wish/statistic/CardPanel', heading: 'Statistics: numbers', lit: '/wish/statistic' },
  { path: '/wish/statistic/QueryForm', heading: 'Statistics: query', lit: '/wish/statistic' },
  { path: '/message', redirect: '/message/list' },
  { path: '/message/list', heading: 'Message list', lit: '/message/list' },
  { path: '/message/push', heading: 'Push message', lit: '/message/push' },
  { path: '/message/tip', heading: 'Tips' },
  { path: '/message/tip/detail', records: paths.tip.pageList },
  { path: '/log', redirect: '/log/list' },
  { path: '/log/list', heading: 'Login log', lit: '/log/list' },
  { path: '/log/word', heading: 'Sensitive words' },
  { path: '/log/word/detail', records: paths.word.pageList },
  ...withDetail('/log/integral', 'Points configuration', paths.integral.pageList),
  { path: '/log/share', heading: 'Share statistics', lit: '/log/share' },
  { path: '/fileResoute', redirect: '/fileResoute/u' },
  ...withDetail('/fileResoute/a', 'Lucky stones', paths.stone.pageList),
  ...withDetail('/fileResoute/b', 'Gift centre', paths.gift.pageList),
  ...withDetail('/fileResoute/u', 'Mall centre', paths.gift.pageList),
  { path: '/about', heading: 'About Fish Admin' },
  { path: '/about/m', heading: 'Handbook for managers' },
  { path: '/about/m/authority' },
  { path: '/about/u', heading: 'Handbook for operators' },
  { path: '/about/u/{id}' },
  { path: '/about/um', heading: 'Handbook' },
  { path: '/teacher/m', heading: 'First steps for managers' },
  { path: '/teacher/u', heading: 'First steps for operators' },
  { path: '/teacher/um', heading: 'First steps' },
];
