import { paths } from '../../../contract/paths';
import type { Calls } from '../area';
import { findOrder } from './detail';
import { exchangeGift } from './exchange';
import { payOrder } from './pay';
import { placeOrder } from './place';
import { countOrders, listOrders } from './queries';
import { refundOrder } from './refund';
import { closeOrder, completeOrder, remarkOrder, revealReceiverPhone, shipOrder } from './steps';

export const orderCalls: Calls = (on) => {
  on(paths.order.pageList, ({ db, query }) => listOrders(db, query));
  on(paths.order.detail, ({ db, query }) => findOrder(db, query.id));
  on(paths.order.countByStatus, ({ db, body }) => countOrders(db, body));

  on(paths.order.remark, ({ body, db, ...actor }) => remarkOrder(db, actor, body));
  on(paths.order.ship, ({ body, db, ...actor }) => shipOrder(db, actor, body));
  on(paths.order.complete, ({ body, db, ...actor }) => completeOrder(db, actor, body.id));
  on(paths.order.close, ({ body, db, ...actor }) => closeOrder(db, actor, body));
  on(paths.order.refund, ({ body, db, ...actor }) => refundOrder(db, actor, body));
  on(paths.order.revealPhone, ({ body, db, ...actor }) => revealReceiverPhone(db, actor, body.id));

  on(paths.order.place, ({ body, db, ...actor }) => placeOrder(db, actor, body));
  on(paths.order.pay, ({ body, db, ...actor }) => payOrder(db, actor, body));
  on(paths.order.exchange, ({ body, db, ...actor }) => exchangeGift(db, actor, body));
};
