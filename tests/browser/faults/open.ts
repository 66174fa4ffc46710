import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { alerts, isCalm } from './after';
import { type Target, targets, type World } from './targets';

/** Of screens that need no record, by their names in `screens.ts`. */
export const paths = {
  login: '/user/login',
  home: '/',
  'admin users': '/user/sysUser',
  'app users': '/user/appUser',
  'activity rooms': '/activity/room',
  'the audit list': '/activity/audit',
  orders: '/order/list',
  wishes: '/wish/list',
  'the statistics board': '/wish/statistic',
  'a new push': '/message/push?compose=new',
  'the login log': '/log/list',
  'the share statistics': '/log/share',
} as const;
export type Known = keyof typeof paths;

export const target = (name: string) => targets.find((each) => each.name === name) as Target;
/** Opens what something happens around. */
export const open = async (name: string, world: World) => {
  const { open: begin, act, isDone, writes } = target(name);
  await begin(world);
  if (writes) return;
  await act(world);
  await isDone(world);
};
export const usable = async (page: Page) => {
  await isCalm(page);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(alerts(page)).toHaveCount(0);
};
