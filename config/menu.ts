import type { Label } from '../contract/enum';

/** An entry of the menu (spec §3). Groups have children and a redirect; `pid` is the id of the group. */
export interface MenuItem {
  id: string;
  key: string;
  label: Label;
  path: string;
  /** Name of an icon in src/layouts/menuIcons.tsx. */
  icon?: string;
  redirect?: string;
  pid?: string;
  children?: MenuItem[];
}

/** The menu tree (spec §2). The one truth for the menu, the routes, breadcrumbs and titles. */
export const menu: MenuItem[] = [
  { id: '1', key: 'home', label: { 'en-US': 'Home', 'zh-CN': '首页' }, path: '/', icon: 'home' },
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
        icon: 'sysUser',
      },
      {
        id: '22',
        pid: '2',
        key: 'appUser',
        label: { 'en-US': 'App users', 'zh-CN': 'APP 用户' },
        path: '/user/appUser',
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
        icon: 'room',
      },
      {
        id: '32',
        pid: '3',
        key: 'people',
        label: { 'en-US': 'Self-built rooms', 'zh-CN': '自建房间' },
        path: '/activity/people',
        icon: 'people',
      },
      {
        id: '33',
        pid: '3',
        key: 'audit',
        label: { 'en-US': 'Audit list', 'zh-CN': '审核列表' },
        path: '/activity/audit',
        icon: 'audit',
      },
      {
        id: '34',
        pid: '3',
        key: 'sceneTemplate',
        label: { 'en-US': 'Blessed land', 'zh-CN': '福地' },
        path: '/user/default',
        icon: 'sceneTemplate',
      },
    ],
  },
];

const flat = menu.flatMap((item) => [item, ...(item.children ?? [])]);

/** Menu items by id and by path (spec §3). */
export const menuById: Readonly<Record<string, MenuItem>> = Object.fromEntries(flat.map((item) => [item.id, item]));
export const menuByPath: Readonly<Record<string, MenuItem>> = Object.fromEntries(flat.map((item) => [item.path, item]));
