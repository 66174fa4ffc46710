import { orderCalls } from '../../../contract/order/calls';
import type { Handlers } from '../area';
import { findOrder } from './detail';
import { exchangeGift } from './exchange';
import { payOrder } from './pay';
import { placeOrder } from './place';
import { countOrders, listOrders } from './queries';
import { refundOrder } from './refund';
import { changeParcel, closeOrder, completeOrder, remarkOrder, revealReceiverPhone, shipOrder } from './steps';

export const orderHandlers: Handlers = (on) => {
  on(orderCalls.pageList, ({ db, query }) => listOrders(db, query));
  on(orderCalls.detail, ({ db, query }) => findOrder(db, query.id));
  on(orderCalls.countByStatus, ({ db, body }) => countOrders(db, body), { report: true });

  on(orderCalls.remark, ({ body, db, ...actor }) => remarkOrder(db, actor, body));
  on(orderCalls.ship, ({ body, db, ...actor }) => shipOrder(db, actor, body));
  on(orderCalls.changeParcel, ({ body, db, ...actor }) => changeParcel(db, actor, body));
  on(orderCalls.complete, ({ body, db, ...actor }) => completeOrder(db, actor, body.id));
  on(orderCalls.close, ({ body, db, ...actor }) => closeOrder(db, actor, body));
  on(orderCalls.refund, ({ body, db, ...actor }) => refundOrder(db, actor, body));
  on(orderCalls.revealPhone, ({ body, db, ...actor }) => revealReceiverPhone(db, actor, body.id));

  on(orderCalls.place, ({ body, db, ...actor }) => placeOrder(db, actor, body));
  on(orderCalls.pay, ({ body, db, ...actor }) => payOrder(db, actor, body));
  on(orderCalls.exchange, ({ body, db, ...actor }) => exchangeGift(db, actor, body));
};
