import type { Enum } from '../enum';

/** A label that the app shows on a stone package. */
export const stoneTag = {
  hot: { label: { 'en-US': 'Hot', 'zh-CN': '热卖' }, tone: 'red' },
  best: { label: { 'en-US': 'Best value', 'zh-CN': '超值' }, tone: 'gold' },
  new: { label: { 'en-US': 'New', 'zh-CN': '新品' }, tone: 'green' },
  limited: { label: { 'en-US': 'Limited', 'zh-CN': '限时' }, tone: 'blue' },
} as const satisfies Enum;

export const STONE_NAME_MAX = 30;
export const STONES_MAX = 1_000_000;
