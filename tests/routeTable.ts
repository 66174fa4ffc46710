import type { Path } from '../contract';
import { auditCalls } from '../contract/audit/calls';
import { giftCalls } from '../contract/gift/calls';
import { integralCalls } from '../contract/integral/calls';
import { orderCalls } from '../contract/order/calls';
import { peopleCalls } from '../contract/people/calls';
import { roomCalls } from '../contract/room/calls';
import { sceneTemplateCalls } from '../contract/sceneTemplate/calls';
import { stoneCalls } from '../contract/stone/calls';
import { sysUserCalls } from '../contract/sysUser/calls';
import { tipCalls } from '../contract/tip/calls';
import { wishCalls } from '../contract/wish/calls';
import { wordCalls } from '../contract/word/calls';

export interface RouteRow {
  path: string;
  /** The page's heading for an admin whose language is English; on a record's page, the record's name. */
  heading?: string;
  /** The selected menu entry. */
  lit?: string;
  /** The target of a path without a page of its own. */
  redirect?: string;
  /** The list that provides a record for the page; its id goes into the query, or replaces `{id}`. */
  records?: Path;
}

/** A list and its detail page, which without an id creates a new record where that is possible. */
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
  ...withDetail('/user/default', 'Blessed land', sceneTemplateCalls.list),
  ...withDetail('/user/sysUser', 'Admin users', sysUserCalls.pageList),
  { path: '/order', redirect: '/order/list' },
  ...withDetail('/order/list', 'Order management', orderCalls.pageList),
  { path: '/order/recharge', heading: 'Purchase list', lit: '/order/recharge' },
  { path: '/order/transaction', heading: 'Exchange records', lit: '/order/transaction' },
  { path: '/activity', redirect: '/activity/room' },
  ...withDetail('/activity/people', 'Self-built rooms', peopleCalls.pageList),
  ...withDetail('/activity/audit', 'Audit list', auditCalls.pageList),
  ...withDetail('/activity/room', 'Activity rooms', roomCalls.pageList),
  { path: '/wish', redirect: '/wish/list' },
  ...withDetail('/wish/list', 'Wish list', wishCalls.pageList, '/Detail'),
  { path: '/wish/statistic', heading: 'Statistics board', lit: '/wish/statistic' },
  { path: '/wish/statistic/TablePanel', heading: 'Statistics: table', lit: '/wish/statistic' },
  { path: '/wish/statistic/CardPanel', heading: 'Statistics: numbers', lit: '/wish/statistic' },
  { path: '/wish/statistic/QueryForm', heading: 'Statistics: query', lit: '/wish/statistic' },
  { path: '/message', redirect: '/message/list' },
  { path: '/message/list', heading: 'Message list', lit: '/message/list' },
  { path: '/message/push', heading: 'Push message', lit: '/message/push' },
  { path: '/message/tip', heading: 'Tips' },
  { path: '/message/tip/detail', records: tipCalls.pageList },
  { path: '/log', redirect: '/log/list' },
  { path: '/log/list', heading: 'Login log', lit: '/log/list' },
  { path: '/log/word', heading: 'Sensitive words' },
  { path: '/log/word/detail', records: wordCalls.pageList },
  ...withDetail('/log/integral', 'Points configuration', integralCalls.pageList),
  { path: '/log/share', heading: 'Share statistics', lit: '/log/share' },
  { path: '/fileResoute', redirect: '/fileResoute/u' },
  ...withDetail('/fileResoute/a', 'Lucky stones', stoneCalls.pageList),
  ...withDetail('/fileResoute/b', 'Gift centre', giftCalls.pageList),
  ...withDetail('/fileResoute/u', 'Mall centre', giftCalls.pageList),
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
