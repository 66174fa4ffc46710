import type { Enum } from '../enum';

/** A wish's life: open until it is fulfilled, its time is up, or it is removed. Only an open one changes. */
export const wishState = {
  open: { label: { 'en-US': 'Open', 'zh-CN': '进行中' }, tone: 'blue' },
  fulfilled: { label: { 'en-US': 'Fulfilled', 'zh-CN': '已实现' }, tone: 'green' },
  expired: { label: { 'en-US': 'Expired', 'zh-CN': '已过期' }, tone: 'gray' },
  removed: { label: { 'en-US': 'Removed', 'zh-CN': '已移除' }, tone: 'red' },
} as const satisfies Enum;
export type WishState = keyof typeof wishState;

/** What becomes of a wish's stones when it is removed. */
export const removedStones = {
  refund: { label: { 'en-US': 'Give the stones back', 'zh-CN': '退回幸运石' } },
  /** For what breaks the rules; so does a rejection by the audit. */
  keep: { label: { 'en-US': 'Keep the stones', 'zh-CN': '不退回幸运石' } },
} as const satisfies Enum;

/** Days a wish stays open; then it expires and its stones go back. */
export const WISH_DAYS = 30;
export const WISH_TEXT_MAX = 200;
/** Stones of one wish. */
export const WISH_STONES_MAX = 10_000;

/** The periods that statistics are cut into, in the operator's time zone. A week begins on Monday. */
export const grain = {
  day: { label: { 'en-US': 'Day', 'zh-CN': '日' } },
  week: { label: { 'en-US': 'Week', 'zh-CN': '周' } },
  month: { label: { 'en-US': 'Month', 'zh-CN': '月' } },
} as const satisfies Enum;
export type Grain = keyof typeof grain;

/** Days that one question about statistics may span. */
export const STATISTIC_DAYS_MAX = 731;
