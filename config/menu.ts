import type { Label } from '../contract/enum';

/** An entry of the menu (spec §3). Groups have children and a redirect; `pid` is the id of the group. */
export interface MenuItem {
  id: string;
  key: string;
  label: Label;
  path: string;
  /** The suffix that its detail page adds to the path (spec §2). */
  detail?: Detail;
  /** What names a record in the query of its path, where that shows it in place of the list. */
  inPlace?: readonly string[];
  /** Readers of its handbook article. The article has the same key. */
  article?: Half;
  /** An area whose record.tsx has an icon, or a name in src/layouts/menuIcons.tsx. */
  icon?: string;
  redirect?: string;
  pid?: string;
  children?: readonly MenuItem[];
}

/** Readers of a handbook article; `both` is shown in both halves of the handbook. */
export type Half = 'operators' | 'managers' | 'both';

export type Detail = '/detail' | '/Detail';

/** The menu tree (spec §2): the only source of the menu, the routes, breadcrumbs and titles. */
const tree = [
  { id: '1', key: 'home', label: { 'en-US': 'Home', 'zh-CN': '首页' }, path: '/', icon: 'home', article: 'both' },
  {
    id: '2',
    key: 'users',
    label: { 'en-US': 'Users', 'zh-CN': '用户' },
    path: '/user',
    redirect: '/user/sysUser',
    children: [
      {
        id: '21',
        pid: '2',
        key: 'sysUser',
        label: { 'en-US': 'Admin users', 'zh-CN': '管理员' },
        path: '/user/sysUser',
        article: 'managers',
        detail: '/detail',
        icon: 'sysUser',
      },
      {
        id: '22',
        pid: '2',
        key: 'appUser',
        label: { 'en-US': 'App users', 'zh-CN': 'APP 用户' },
        path: '/user/appUser',
        article: 'operators',
        icon: 'appUser',
      },
    ],
  },
  {
    id: '3',
    key: 'activity',
    label: { 'en-US': 'Activity', 'zh-CN': '活动' },
    path: '/activity',
    redirect: '/activity/room',
    children: [
      {
        id: '31',
        pid: '3',
        key: 'room',
        label: { 'en-US': 'Activity rooms', 'zh-CN': '活动房间' },
        path: '/activity/room',
        article: 'operators',
        detail: '/detail',
        icon: 'room',
      },
      {
        id: '32',
        pid: '3',
        key: 'people',
        label: { 'en-US': 'Self-built rooms', 'zh-CN': '自建房间' },
        path: '/activity/people',
        article: 'operators',
        detail: '/detail',
        icon: 'people',
      },
      {
        id: '33',
        pid: '3',
        key: 'audit',
        label: { 'en-US': 'Audit list', 'zh-CN': '审核列表' },
        path: '/activity/audit',
        article: 'operators',
        detail: '/detail',
        icon: 'audit',
      },
      {
        id: '34',
        pid: '3',
        key: 'sceneTemplate',
        label: { 'en-US': 'Blessed land', 'zh-CN': '福地' },
        path: '/user/default',
        article: 'operators',
        detail: '/detail',
        icon: 'sceneTemplate',
      },
    ],
  },
  {
    id: '4',
    key: 'mall',
    label: { 'en-US': 'Mall', 'zh-CN': '商城' },
    path: '/fileResoute',
    redirect: '/fileResoute/u',
    children: [
      {
        id: '41',
        pid: '4',
        key: 'shelf',
        label: { 'en-US': 'Mall centre', 'zh-CN': '商城中心' },
        path: '/fileResoute/u',
        article: 'operators',
        detail: '/detail',
        icon: 'shelf',
      },
      {
        id: '42',
        pid: '4',
        key: 'stone',
        label: { 'en-US': 'Lucky stones', 'zh-CN': '幸运石' },
        path: '/fileResoute/a',
        article: 'operators',
        detail: '/detail',
        icon: 'stone',
      },
      {
        id: '43',
        pid: '4',
        key: 'gift',
        label: { 'en-US': 'Gift centre', 'zh-CN': '礼物中心' },
        path: '/fileResoute/b',
        article: 'operators',
        detail: '/detail',
        icon: 'gift',
      },
    ],
  },
  {
    id: '5',
    key: 'messages',
    label: { 'en-US': 'Messages', 'zh-CN': '消息' },
    path: '/message',
    redirect: '/message/list',
    children: [
      {
        id: '51',
        pid: '5',
        key: 'message',
        label: { 'en-US': 'Message list', 'zh-CN': '消息列表' },
        path: '/message/list',
        inPlace: ['compose'],
        article: 'operators',
        icon: 'message',
      },
      {
        id: '52',
        pid: '5',
        key: 'push',
        label: { 'en-US': 'Push message', 'zh-CN': '推送消息' },
        path: '/message/push',
        inPlace: ['id', 'compose'],
        article: 'operators',
        icon: 'push',
      },
    ],
  },
  {
    id: '6',
    key: 'wishPool',
    label: { 'en-US': 'Wish pool', 'zh-CN': '许愿池' },
    path: '/wish',
    redirect: '/wish/list',
    children: [
      {
        id: '61',
        pid: '6',
        key: 'wish',
        label: { 'en-US': 'Wish list', 'zh-CN': '许愿列表' },
        path: '/wish/list',
        article: 'operators',
        detail: '/Detail',
        icon: 'wish',
      },
      {
        id: '62',
        pid: '6',
        key: 'statistic',
        label: { 'en-US': 'Statistics board', 'zh-CN': '统计看板' },
        path: '/wish/statistic',
        article: 'managers',
        icon: 'statistic',
      },
    ],
  },
  {
    id: '7',
    key: 'orders',
    label: { 'en-US': 'Orders', 'zh-CN': '订单' },
    path: '/order',
    redirect: '/order/list',
    children: [
      {
        id: '71',
        pid: '7',
        key: 'order',
        label: { 'en-US': 'Order management', 'zh-CN': '订单管理' },
        path: '/order/list',
        article: 'operators',
        detail: '/detail',
        icon: 'order',
      },
      {
        id: '72',
        pid: '7',
        key: 'transaction',
        label: { 'en-US': 'Exchange records', 'zh-CN': '兑换记录' },
        path: '/order/transaction',
        article: 'operators',
        icon: 'transaction',
      },
      {
        id: '73',
        pid: '7',
        key: 'recharge',
        label: { 'en-US': 'Purchase list', 'zh-CN': '购买列表' },
        path: '/order/recharge',
        article: 'operators',
        icon: 'recharge',
      },
    ],
  },
  {
    id: '8',
    key: 'other',
    label: { 'en-US': 'Other', 'zh-CN': '其他' },
    path: '/log',
    redirect: '/log/list',
    children: [
      {
        id: '81',
        pid: '8',
        key: 'log',
        label: { 'en-US': 'Login log', 'zh-CN': '登录日志' },
        path: '/log/list',
        article: 'managers',
        icon: 'log',
      },
      {
        id: '82',
        pid: '8',
        key: 'integral',
        label: { 'en-US': 'Points configuration', 'zh-CN': '积分配置' },
        path: '/log/integral',
        article: 'managers',
        detail: '/detail',
        icon: 'integral',
      },
      {
        id: '83',
        pid: '8',
        key: 'share',
        label: { 'en-US': 'Share statistics', 'zh-CN': '分享统计' },
        path: '/log/share',
        article: 'managers',
        icon: 'share',
      },
    ],
  },
] as const satisfies readonly MenuItem[];

export const menu: readonly MenuItem[] = tree;

type Entry = (typeof tree)[number];

/** The menu entries that have a page. */
export type MenuEntry = Entry extends infer E ? (E extends { children: readonly (infer Child)[] } ? Child : E) : never;

const flat = menu.flatMap((item) => [item, ...(item.children ?? [])]);

/** Menu items by id and by path (spec §3). */
export const menuById: Readonly<Record<string, MenuItem>> = Object.fromEntries(flat.map((item) => [item.id, item]));
export const menuByPath: Readonly<Record<string, MenuItem>> = Object.fromEntries(flat.map((item) => [item.path, item]));
