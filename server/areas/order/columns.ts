import { getTableColumns } from 'drizzle-orm';
import { order, orderItem, user } from '../../db/tables';
import { personColumns } from '../room/columns';
import { maskedPhone } from '../user/columns';

const { id, number, kind, currency, amount, discount, paid, refunded, channel, platform, status, hasParcel } =
  getTableColumns(order);

/** What a list shows of an order, but for its items; of a query that joins its user. */
export const orderColumns = {
  ...{ id, number, kind, currency, amount, discount, paid, refunded, channel, platform, status, hasParcel },
  user: personColumns,
  remark: order.remark,
  orderedAt: order.orderedAt,
  paidAt: order.paidAt,
  updatedAt: order.updatedAt,
  version: order.version,
};

/** What one order shows beyond the list. The receiver's whole phone number is never among it. */
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

/** A line as its order shows it. */
export const itemColumns = {
  id: orderItem.id,
  type: orderItem.type,
  itemId: orderItem.itemId,
  name: orderItem.name,
  icon: orderItem.icon,
  count: orderItem.count,
  price: orderItem.price,
};
