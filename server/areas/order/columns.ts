import { getTableColumns } from 'drizzle-orm';
import { personColumns } from '../../lib/personColumns';
import { maskedPhone } from '../user';
import { user } from '../user/table';
import { order, orderItem } from './table';

const { id, number, kind, currency, amount, discount, paid, refunded, channel, platform, status, hasParcel } =
  getTableColumns(order);

/** The columns of an order in a list, without its items; for a query that joins the user. */
export const orderColumns = {
  ...{ id, number, kind, currency, amount, discount, paid, refunded, channel, platform, status, hasParcel },
  user: personColumns,
  remark: order.remark,
  orderedAt: order.orderedAt,
  paidAt: order.paidAt,
  updatedAt: order.updatedAt,
  version: order.version,
};

/** The additional columns of a single order, never with the receiver's whole phone number. */
export const orderDetailColumns = {
  ...orderColumns,
  channelNumber: order.channelNumber,
  receiver: {
    name: order.receiverName,
    phone: maskedPhone(order.receiverPhone),
    address: order.receiverAddress,
  },
  carrier: order.carrier,
  trackingNumber: order.trackingNumber,
  shippedAt: order.shippedAt,
  completedAt: order.completedAt,
  closedAt: order.closedAt,
  closedReason: order.closedReason,
  refundedAt: order.refundedAt,
  refundReason: order.refundReason,
  stonesLeft: user.stones,
};

export const itemColumns = {
  id: orderItem.id,
  number: orderItem.number,
  type: orderItem.type,
  itemId: orderItem.itemId,
  name: orderItem.name,
  icon: orderItem.icon,
  count: orderItem.count,
  price: orderItem.price,
};
