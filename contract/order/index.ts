import { z } from 'zod';
import { anyOf, byId, endpoints, id, instant, page, pageQuery, reason, selection, version } from '../base';
import { valuesOf } from '../enum';
import { amount, major, minor, payCode, sumsOf } from '../money';
import { person } from '../person';
import { itemType } from '../shelf/enums';
import { ledgerEntry } from '../user';
import { currency } from '../user/enums';
import { orderCalls } from './calls';
import {
  CARRIER_MAX,
  COUNT_MAX,
  LINES_MAX,
  orderKind,
  orderStatus,
  payChannel,
  platform,
  REMARK_MAX,
  TRACKING_MAX,
} from './enums';

const status = z.enum(valuesOf(orderStatus));
export const channel = z.enum(valuesOf(payChannel));
export const onPlatform = z.enum(valuesOf(platform));
export const balanceCode = z.enum(valuesOf(currency));

/** What was bought, as it was at that time. */
const orderItem = z.object({
  id,
  /** The number that purchases and exchanges show; unique among orders and their lines. */
  number: z.int(),
  type: z.enum(valuesOf(itemType)),
  /** A stone package or a gift. */
  itemId: id,
  name: z.string(),
  icon: z.string(),
  count: z.int(),
  /** Of one piece, in the order's currency. */
  price: minor,
});
export type OrderItem = z.infer<typeof orderItem>;

/** A purchase in the mall. */
export const order = z.object({
  id,
  /** The number that the app shows; never reused. */
  number: z.int(),
  user: person,
  kind: z.enum(valuesOf(orderKind)),
  items: z.array(orderItem),
  currency: payCode,
  /** Before the discount. */
  amount: minor,
  discount: minor,
  paid: minor,
  refunded: minor,
  channel,
  platform: onPlatform,
  status,
  /** It contains something to be shipped. */
  hasParcel: z.boolean(),
  remark: z.string(),
  orderedAt: instant,
  paidAt: instant.nullable(),
  updatedAt: instant,
  version,
});
export type Order = z.infer<typeof order>;

const orderDetail = order.extend({
  /** The payment's number at its channel. */
  channelNumber: z.string().nullable(),
  /** The receiver of the parcel. The phone is masked; `revealPhone` returns the whole number. */
  receiver: z.object({ name: z.string(), phone: z.string(), address: z.string() }).nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  shippedAt: instant.nullable(),
  completedAt: instant.nullable(),
  closedAt: instant.nullable(),
  closedReason: z.string().nullable(),
  refundedAt: instant.nullable(),
  refundReason: z.string().nullable(),
  /** Stones bought with it, including the bonus. */
  stones: z.int(),
  /** Stones its user has now: a refund takes back no more than these. */
  stonesLeft: z.int(),
  /** Entries of the user's ledger that it caused, oldest first. */
  ledger: z.array(ledgerEntry),
});
export type OrderDetail = z.infer<typeof orderDetail>;

export const purchaseFilters = {
  /** A number (of the order, its line or its user), or the payment's number at its channel. */
  keyword: z.string().trim().max(100).optional(),
  userId: id.optional(),
};

const orderFilters = {
  ...purchaseFilters,
  /** A stone package or a gift. */
  itemId: id.optional(),
  kind: anyOf(z.enum(valuesOf(orderKind))),
  status: anyOf(status),
  channel: anyOf(channel),
  currency: anyOf(payCode),
  amountFrom: major.optional(),
  amountTo: major.optional(),
  orderedFrom: instant.optional(),
  orderedTo: instant.optional(),
  paidFrom: instant.optional(),
  paidTo: instant.optional(),
};

export const orderQuery = pageQuery(['number', 'amount', 'paid', 'orderedAt', 'paidAt'], orderFilters);
export const orderSelection = selection(orderFilters);

const line = z.object({ id, count: z.int().min(1).max(COUNT_MAX) });
const receiver = z.object({
  name: z.string().trim().min(1).max(60),
  phone: z
    .string()
    .trim()
    .regex(/^\+?\d{5,20}$/),
  address: z.string().trim().min(5).max(300),
});
/** Identifies one request, so that sending it again changes nothing. */
const requestId = z.uuid();

const parcel = {
  carrier: z.string().trim().min(1).max(CARRIER_MAX),
  trackingNumber: z
    .string()
    .trim()
    .max(TRACKING_MAX)
    .regex(/^[A-Za-z0-9-]{4,}$/),
};

export const orderEndpoints = endpoints({
  [orderCalls.pageList]: {
    summary: 'Orders, paged, with the sums of the whole filter by currency.',
    query: orderQuery,
    data: page(order).extend({
      totals: sumsOf({
        count: z.int(),
        amount: minor,
        discount: minor,
        paid: minor,
        refunded: minor,
      }).optional(),
    }),
  },
  [orderCalls.detail]: { summary: 'One order, with its payment and what it moved.', query: byId, data: orderDetail },
  [orderCalls.countByStatus]: {
    summary: 'How many orders a selection means, by status.',
    body: orderSelection,
    data: z.object({
      total: z.int(),
      ...(Object.fromEntries(valuesOf(orderStatus).map((name) => [name, z.int()])) as Record<
        keyof typeof orderStatus,
        z.ZodInt
      >),
    }),
  },
  [orderCalls.remark]: {
    summary: 'Write down something about an order, as it was read at `version`; an empty text removes it.',
    body: z.object({ id, version, remark: z.string().trim().max(REMARK_MAX) }),
    data: orderDetail,
  },
  [orderCalls.ship]: {
    summary: 'Say by whom and under which number the parcel of a paid order goes.',
    body: z.object({ id, ...parcel }),
    data: orderDetail,
  },
  [orderCalls.changeParcel]: {
    summary: 'Put the carrier and the number of a shipped parcel right, as they were read at `version`.',
    body: z.object({ id, version, ...parcel }),
    data: orderDetail,
  },
  [orderCalls.complete]: {
    summary: 'The parcel of a shipped order has arrived.',
    body: byId,
    data: orderDetail,
  },
  [orderCalls.close]: {
    summary: 'Close an order that was not paid.',
    body: z.object({ id, reason }),
    data: orderDetail,
  },
  [orderCalls.refund]: {
    summary:
      'Refund a paid order, once: at most what was paid. Stones bought with it go back in proportion, stones and points spent are returned, and stock comes back while a parcel has not left, and without a parcel when all is refunded.',
    body: z.object({ id, amount: amount.min(1), reason }),
    data: orderDetail,
  },
  [orderCalls.revealPhone]: {
    summary: 'The whole phone number of the receiver; the look is logged.',
    body: byId,
    data: z.object({ phone: z.string().nullable() }),
  },
  [orderCalls.place]: {
    summary: 'A user orders stone packages of one currency; it waits for payment. The same requestId orders once.',
    body: z.object({
      userId: id,
      items: z.array(line).min(1).max(LINES_MAX),
      discount: amount.default(0),
      channel: z.enum(['alipay', 'wechatPay', 'appStore', 'googlePlay']),
      platform: onPlatform,
      requestId,
    }),
    data: orderDetail,
  },
  [orderCalls.pay]: {
    summary: 'The payment of a waiting order has arrived: its stones are the user’s. Told twice it counts once.',
    body: z.object({ id, channelNumber: z.string().trim().min(1).max(64) }),
    data: orderDetail,
  },
  [orderCalls.exchange]: {
    summary: 'A user exchanges stones or points for pieces of a gift. The same requestId exchanges once.',
    body: z.object({
      userId: id,
      giftId: id,
      count: z.int().min(1).max(COUNT_MAX),
      currency: balanceCode,
      platform: onPlatform,
      /** Required for what is shipped. */
      receiver: receiver.optional(),
      requestId,
    }),
    data: orderDetail,
  },
});
