import type { Enum } from '../enum';

/** What users get points for; also the kind of the ledger entry. */
export const integralEvent = {
  signIn: { label: { 'en-US': 'Daily sign-in', 'zh-CN': '每日签到' } },
  share: { label: { 'en-US': 'Share', 'zh-CN': '分享' } },
  /** Each paid order, whatever its amount. */
  order: { label: { 'en-US': 'Paid order', 'zh-CN': '支付订单' } },
  wish: { label: { 'en-US': 'Wish made', 'zh-CN': '许愿' } },
  invite: { label: { 'en-US': 'Friend invited', 'zh-CN': '邀请好友' } },
  profile: { label: { 'en-US': 'Profile completed', 'zh-CN': '完善资料' } },
} as const satisfies Enum;
export type IntegralEvent = keyof typeof integralEvent;

/** Happens only once to a user, so that a daily cap has no effect. */
export const isOnce = (event: IntegralEvent): boolean => event === 'profile';

export const integralStatus = {
  on: { label: { 'en-US': 'On', 'zh-CN': '启用' }, tone: 'green' },
  off: { label: { 'en-US': 'Off', 'zh-CN': '停用' }, tone: 'gray' },
} as const satisfies Enum;

/** Why an event gave nothing. */
export const integralWhy = {
  noRule: { label: { 'en-US': 'No rule is on', 'zh-CN': '没有启用的规则' } },
  levelTooLow: { label: { 'en-US': 'Level too low', 'zh-CN': '等级不足' } },
  capReached: { label: { 'en-US': 'Daily cap reached', 'zh-CN': '已达每日上限' } },
  givenBefore: { label: { 'en-US': 'Given only once', 'zh-CN': '仅奖励一次' } },
} as const satisfies Enum;
export type IntegralWhy = keyof typeof integralWhy;

export const INTEGRAL_POINTS_MAX = 10_000;
export const INTEGRAL_CAP_MAX = 1_000_000;
/** The longest history of a preview in days, and how many times an event may happen on each day. */
export const PREVIEW_DAYS_MAX = 31;
export const PREVIEW_TIMES_MAX = 100;
