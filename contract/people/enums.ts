import type { Enum } from '../enum';

/** What many self-built rooms may have in common. */
export const groupBy = {
  device: { label: { 'en-US': 'By device', 'zh-CN': '按设备' } },
  ip: { label: { 'en-US': 'By address', 'zh-CN': '按地址' } },
  owner: { label: { 'en-US': 'By owner', 'zh-CN': '按房主' } },
} as const satisfies Enum;
export type GroupBy = keyof typeof groupBy;

/** Fewer rooms are no group. */
export const GROUP_ROOMS_MIN = 2;
/** How many of its owners a group names. */
export const GROUP_OWNERS_MAX = 3;
