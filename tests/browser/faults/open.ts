import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { alerts, isCalm } from './after';
import { type Target, targets, type World } from './targets';

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
