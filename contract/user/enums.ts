import type { Enum } from '../enum';

export const userStatus = {
  normal: { label: { 'en-US': 'Normal', 'zh-CN': '正常' }, tone: 'green' },
  muted: { label: { 'en-US': 'Muted', 'zh-CN': '禁言' }, tone: 'gold' },
  banned: { label: { 'en-US': 'Banned', 'zh-CN': '封禁' }, tone: 'red' },
} as const satisfies Enum;

export const gender = {
  unknown: { label: { 'en-US': 'Not said', 'zh-CN': '未知' } },
  male: { label: { 'en-US': 'Male', 'zh-CN': '男' } },
  female: { label: { 'en-US': 'Female', 'zh-CN': '女' } },
} as const satisfies Enum;

export const channel = {
  appStore: { label: { 'en-US': 'App Store', 'zh-CN': 'App Store' } },
  googlePlay: { label: { 'en-US': 'Google Play', 'zh-CN': 'Google Play' } },
  wechat: { label: { 'en-US': 'WeChat', 'zh-CN': '微信' } },
  qq: { label: { 'en-US': 'QQ', 'zh-CN': 'QQ' } },
  phone: { label: { 'en-US': 'Phone', 'zh-CN': '手机号' } },
} as const satisfies Enum;

export const currency = {
  points: { label: { 'en-US': 'Points', 'zh-CN': '积分' } },
  stones: { label: { 'en-US': 'Stones', 'zh-CN': '幸运石' } },
} as const satisfies Enum;

export const ledgerKind = {
  opening: { label: { 'en-US': 'Opening balance', 'zh-CN': '期初余额' } },
  signIn: { label: { 'en-US': 'Daily sign-in', 'zh-CN': '每日签到' } },
  share: { label: { 'en-US': 'Share', 'zh-CN': '分享' } },
  order: { label: { 'en-US': 'Order', 'zh-CN': '订单' } },
  recharge: { label: { 'en-US': 'Recharge', 'zh-CN': '充值' } },
  exchange: { label: { 'en-US': 'Exchange', 'zh-CN': '兑换' } },
  refund: { label: { 'en-US': 'Refund', 'zh-CN': '退款' } },
  wish: { label: { 'en-US': 'Wish', 'zh-CN': '许愿' } },
  invite: { label: { 'en-US': 'Invitation', 'zh-CN': '邀请好友' } },
  profile: { label: { 'en-US': 'Profile completed', 'zh-CN': '完善资料' } },
  adjustment: { label: { 'en-US': 'Adjustment', 'zh-CN': '人工调整' }, tone: 'blue' },
} as const satisfies Enum;

export const LEVEL_MAX = 20;
/** The most that one adjustment may add or subtract. */
export const ADJUSTMENT_MAX = 1_000_000;
export const SANCTION_DAYS_MAX = 3650;
export const NOTE_MAX = 1000;
/** What “lately” means in a user's figures: so many days of 24 hours, up to now. */
export const LATELY_DAYS = 30;
