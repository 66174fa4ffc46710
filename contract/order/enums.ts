import type { Enum } from '../enum';

/** waiting → paid → shipped → completed. An order without a parcel is completed when it is paid. */
export const orderStatus = {
  waiting: { label: { 'en-US': 'Waiting for payment', 'zh-CN': '待支付' }, tone: 'gold' },
  /** Has to be shipped. */
  paid: { label: { 'en-US': 'Paid', 'zh-CN': '已支付' }, tone: 'blue' },
  shipped: { label: { 'en-US': 'Shipped', 'zh-CN': '已发货' }, tone: 'blue' },
  completed: { label: { 'en-US': 'Completed', 'zh-CN': '已完成' }, tone: 'green' },
  closed: { label: { 'en-US': 'Closed', 'zh-CN': '已关闭' }, tone: 'gray' },
  refunded: { label: { 'en-US': 'Refunded', 'zh-CN': '已退款' }, tone: 'red' },
} as const satisfies Enum;
export type OrderStatus = keyof typeof orderStatus;

/** Money for stones, or stones or points for gifts. */
export const orderKind = {
  recharge: { label: { 'en-US': 'Stone purchase', 'zh-CN': '购买幸运石' } },
  exchange: { label: { 'en-US': 'Exchange', 'zh-CN': '兑换' } },
} as const satisfies Enum;

export const payChannel = {
  alipay: { label: { 'en-US': 'Alipay', 'zh-CN': '支付宝' } },
  wechatPay: { label: { 'en-US': 'WeChat Pay', 'zh-CN': '微信支付' } },
  appStore: { label: { 'en-US': 'App Store', 'zh-CN': 'App Store' } },
  googlePlay: { label: { 'en-US': 'Google Play', 'zh-CN': 'Google Play' } },
  /** The user's stones or points. */
  balance: { label: { 'en-US': 'Balance', 'zh-CN': '余额' } },
} as const satisfies Enum;

export const platform = {
  ios: { label: { 'en-US': 'iOS', 'zh-CN': 'iOS' } },
  android: { label: { 'en-US': 'Android', 'zh-CN': 'Android' } },
  web: { label: { 'en-US': 'Web', 'zh-CN': '网页' } },
} as const satisfies Enum;

/** A purchase of stones (`/order/recharge`), from the status of its order. A closed order is never paid. */
export const rechargeStatus = {
  unpaid: { label: { 'en-US': 'Unpaid', 'zh-CN': '未支付' }, tone: 'gold' },
  paid: { label: { 'en-US': 'Paid', 'zh-CN': '已支付' }, tone: 'green' },
  refunded: { label: { 'en-US': 'Refunded', 'zh-CN': '已退款' }, tone: 'red' },
} as const satisfies Enum;

/** An exchange for a gift (`/order/transaction`), from the status of its order. */
export const transactionState = {
  toShip: { label: { 'en-US': 'To be shipped', 'zh-CN': '待发货' }, tone: 'gold' },
  shipped: { label: { 'en-US': 'Shipped', 'zh-CN': '已发货' }, tone: 'blue' },
  done: { label: { 'en-US': 'Done', 'zh-CN': '已完成' }, tone: 'green' },
  refunded: { label: { 'en-US': 'Refunded', 'zh-CN': '已退款' }, tone: 'red' },
} as const satisfies Enum;

/** The order statuses behind each status above. */
export const ordersOfRecharge: Readonly<Record<keyof typeof rechargeStatus, readonly OrderStatus[]>> = {
  unpaid: ['waiting', 'closed'],
  paid: ['paid', 'shipped', 'completed'],
  refunded: ['refunded'],
};
export const ordersOfTransaction: Readonly<Record<keyof typeof transactionState, readonly OrderStatus[]>> = {
  toShip: ['paid'],
  shipped: ['shipped'],
  done: ['completed'],
  refunded: ['refunded'],
};

/**
 * The statuses that allow each step of an operator. The back end refuses all others, and the console does not offer
 * them.
 */
const orderSteps = {
  ship: ['paid'],
  changeParcel: ['shipped'],
  complete: ['shipped'],
  close: ['waiting'],
  refund: ['paid', 'shipped', 'completed'],
} as const satisfies Record<string, readonly OrderStatus[]>;
export type OrderStep = keyof typeof orderSteps;

export const mayStep = (step: OrderStep, status: OrderStatus) =>
  (orderSteps[step] as readonly OrderStatus[]).includes(status);

/** The stones that a refund of `amount` out of `paid` takes back: the same share of the bought stones, rounded down. */
export const stonesTakenBack = (bought: number, amount: number, paid: number) =>
  Number((BigInt(bought) * BigInt(amount)) / BigInt(paid));

/** A refund puts gifts back in stock whose parcel has not left, however much goes back; without a parcel, if all does. */
export const returnsStock = (status: OrderStatus, whole: boolean, hasParcel: boolean) =>
  hasParcel ? status === 'paid' : whole;

export const CARRIER_MAX = 40;
export const TRACKING_MAX = 60;
export const REMARK_MAX = 500;
export const COUNT_MAX = 999;
export const LINES_MAX = 20;
