import type { Enum } from '../enum';

/** Open until it is fulfilled, expires or is removed. Only an open wish changes. */
export const wishState = {
  open: { label: { 'en-US': 'Open', 'zh-CN': '进行中' }, tone: 'blue' },
  fulfilled: { label: { 'en-US': 'Fulfilled', 'zh-CN': '已实现' }, tone: 'green' },
  expired: { label: { 'en-US': 'Expired', 'zh-CN': '已过期' }, tone: 'gray' },
  removed: { label: { 'en-US': 'Removed', 'zh-CN': '已移除' }, tone: 'red' },
} as const satisfies Enum;
export type WishState = keyof typeof wishState;

/** Whether a removed wish's stones go back to its user. */
export const removedStones = {
  refund: { label: { 'en-US': 'Give the stones back', 'zh-CN': '退回幸运石' } },
  /** For violations of the rules; a rejection by the audit does the same. */
  keep: { label: { 'en-US': 'Keep the stones', 'zh-CN': '不退回幸运石' } },
} as const satisfies Enum;

/** After this many days an open wish expires, and its stones go back to its user. */
export const WISH_DAYS = 30;
export const WISH_TEXT_MAX = 200;
export const WISH_STONES_MAX = 10_000;

/** The periods of statistics, in the operator's time zone. A week begins on Monday. */
export const grain = {
  day: { label: { 'en-US': 'Day', 'zh-CN': '日' } },
  week: { label: { 'en-US': 'Week', 'zh-CN': '周' } },
  month: { label: { 'en-US': 'Month', 'zh-CN': '月' } },
} as const satisfies Enum;
export type Grain = keyof typeof grain;

/** The longest range of statistics, in days. */
export const STATISTIC_DAYS_MAX = 731;
