import type { Label } from '../../../contract/enum';

export const orderMessages = {
  bannedCannotBuy: { 'en-US': 'This user is banned and can’t buy', 'zh-CN': '该用户已被封禁，不能购买' },
  notOnSale: { 'en-US': '“{name}” is not on sale', 'zh-CN': '“{name}”未在售' },
  oneCurrencyPerOrder: {
    'en-US': 'One order is paid in one currency: order the others apart',
    'zh-CN': '一个订单只能使用一种货币，请分开下单',
  },
  orderTooLarge: { 'en-US': 'An order can’t come to as much as this', 'zh-CN': '订单金额超过上限' },
  limitReached: {
    'en-US': 'One user may have {limit} of “{name}”; this one has {count}',
    'zh-CN': '“{name}”每人限购 {limit} 件，该用户已有 {count} 件',
  },
  notForStones: { 'en-US': '“{name}” can’t be had for stones', 'zh-CN': '“{name}”不支持幸运石兑换' },
  notForPoints: { 'en-US': '“{name}” can’t be had for points', 'zh-CN': '“{name}”不支持积分兑换' },
  requestIdOfAnother: {
    'en-US': 'This requestId already belongs to another order',
    'zh-CN': '该 requestId 已用于另一个订单',
  },
  orderWasClosed: { 'en-US': 'This order was closed', 'zh-CN': '该订单已关闭' },
  alreadyPaid: { 'en-US': 'This order is paid already', 'zh-CN': '该订单已支付' },
  paymentOfAnother: {
    'en-US': 'This payment belongs to order {number}',
    'zh-CN': '该支付单号属于订单 {number}',
  },
  onlyPaidShipped: {
    'en-US': 'Only a paid order whose parcel waits can be shipped',
    'zh-CN': '只有已支付且待发货的订单可以发货',
  },
  onlyShippedChanged: {
    'en-US': 'Only the parcel of a shipped order can be changed',
    'zh-CN': '只有已发货的订单可以更改物流信息',
  },
  onlyShippedCompleted: { 'en-US': 'Only a shipped order can be completed', 'zh-CN': '只有已发货的订单可以完成' },
  onlyWaitingClosed: {
    'en-US': 'Only an order that waits for payment can be closed',
    'zh-CN': '只有待支付的订单可以关闭',
  },
  onlyPaidRefunded: { 'en-US': 'Only a paid order can be refunded', 'zh-CN': '只有已支付的订单可以退款' },
  alreadyRefunded: { 'en-US': 'This order is refunded already', 'zh-CN': '该订单已退款' },
  moreThanPaid: { 'en-US': 'At most what was paid: {amount}', 'zh-CN': '不能超过实付金额 {amount}' },
  stonesAlreadySpent: {
    'en-US': '{needed} stones go back with this refund, and this user has only {stones}: {missing} are missing',
    'zh-CN': '本次退款需收回 {needed} 幸运石，该用户只有 {stones}，还差 {missing}',
  },
} as const satisfies Record<string, Label>;
