import type { Order as OrderData } from '../../../../contract/order';
import { operatorIds } from '../../../db/demo/operators';
import { type Person, registeredBy } from '../../../db/demo/registered';
import { type Order, type Purchase, type Shop, shopOf } from '../../../db/demo/shop';
import type { Demo, World } from '../../../db/demo/world';
import { changed } from '../../../lib/operationLog';
import { MINUTE_MS, shift } from '../../../lib/time';
import { operation } from '../../operation/table';
import { user } from '../../user/table';
import { orderState } from '../log';
import { shareOut } from '../shares';
import { order, orderItem } from '../table';
import type { Draft, OperationRow, OrderRow } from './draft';
import { addParcel } from './parcels';
import { channelNumberOf, wayToPay } from './payments';
import { closeReasons, remarks } from './words';

type ItemRow = typeof orderItem.$inferInsert;

/** Numbers follow the order of ordering, and are shared by orders and lines. */
const FIRST_NUMBER = 30_000_001;
const REMARKED = 0.03;
/** Per user: the share of orders that wait for payment, and of orders that were never paid. */
const WAITING = 0.01;
const CLOSED = 0.05;
/** The minimum in a demo with few users. */
const FEW = 6;

export const demo: Demo = {
  order: 9,
  make(world) {
    const made = makeOrders(world);
    world.add(order, made.orders);
    world.add(orderItem, made.items);
    world.add(operation, made.operations);
    world.countFrom('order_number', made.lastNumber);
  },
};

/**
 * The orders of the mall: one for every purchase in the ledger, whose entries then refer to it, and some unpaid ones.
 */
function makeOrders(world: World) {
  const users = world.rows(user);
  const shop = shopOf(world);
  const adminIds = operatorIds(world);
  const registered = new Map(users.map(({ id, registeredAt }) => [id, registeredAt]));
  const drafts = [
    ...shop.purchases.map((purchase) => draftOf(world, purchase, registered.get(purchase.userId) ?? '', adminIds)),
    ...makeUnpaid(world, users, shop, adminIds),
  ].sort((a, b) => (a.first.orderedAt < b.first.orderedAt ? -1 : 1));

  const rows = { orders: [] as OrderRow[], items: [] as ItemRow[], operations: [] as OperationRow[] };
  let number = FIRST_NUMBER;
  for (const draft of drafts) {
    const made = rowOf(world, draft, number);
    number += 1;
    const items = linesOf(world, draft.order, made.row, number);
    number += items.length;
    rows.orders.push(made.row);
    rows.items.push(...items);
    rows.operations.push(...made.operations);
    for (const entry of [draft.purchase?.entry, draft.purchase?.refund?.entry]) {
      if (entry) entry.orderId = made.row.id;
    }
  }
  return { ...rows, lastNumber: number - 1 };
}

function draftOf(world: World, purchase: Purchase, registeredAt: string, adminIds: string[]): Draft {
  const { trade } = world;
  const { kind, currency, userId, entry, refund, paid } = purchase;
  const paidAt = entry.at;
  const way = wayToPay(trade, currency);
  const draft: Draft = { order: purchase, first: { userId, orderedAt: paidAt, ...way }, steps: [], purchase };
  if (kind === 'recharge') {
    const orderedAt = shift(paidAt, -trade.integer(8, 240) * 1000);
    draft.first.orderedAt = orderedAt < registeredAt ? registeredAt : orderedAt;
    const channelNumber = channelNumberOf(world, way.channel, paidAt);
    const change = { status: 'completed', paid, paidAt, completedAt: paidAt, channelNumber } as const;
    draft.steps.push({ action: 'pay', at: paidAt, change });
  } else {
    Object.assign(draft.first, { status: 'completed', paid, paidAt, completedAt: paidAt });
    addParcel(world, draft, adminIds);
  }
  addRemark(world, draft, adminIds);
  if (refund) {
    const { at, reason, sysUserId } = refund.entry;
    // Steps after the refund are dropped.
    draft.steps = draft.steps.filter((step) => step.at <= at);
    const change = { status: 'refunded', refunded: refund.amount, refundedAt: at, refundReason: reason } as const;
    draft.steps.push({ action: 'refund', at, change, by: { sysUserId: sysUserId ?? '', reason } });
  }
  return draft;
}

function addRemark({ trade, daysAgo }: World, draft: Draft, adminIds: string[]): void {
  const last = draft.steps.at(-1)?.at ?? draft.first.orderedAt;
  const at = shift(last, trade.integer(5, 600) * MINUTE_MS);
  if (trade.chance(REMARKED) && at < daysAgo(0)) {
    const change = { remark: trade.pick(remarks) };
    draft.steps.push({ action: 'remark', at, change, by: { sysUserId: trade.pick(adminIds) } });
  }
}

/** Recent orders of stones that wait for payment, and closed ones. */
function makeUnpaid(world: World, users: readonly Person[], shop: Shop, adminIds: string[]): Draft[] {
  const { trade } = world;
  const ordered = (days: number, order = shop.createBuyer().stones(world.daysAgo(days), trade.next())): Draft => {
    const orderedAt = world.daysAgo(days);
    const { id: userId } = trade.pick(registeredBy(users, orderedAt));
    return { order, first: { userId, orderedAt, ...wayToPay(trade, order.currency) }, steps: [] };
  };
  const many = (share: number) => Array.from({ length: Math.max(FEW, Math.round(users.length * share)) });
  // The first of each kind is more expensive than any paid order.
  const waiting = many(WAITING).map((_, index) => ordered(1.5 * trade.next() ** 2, index ? undefined : shop.dearest()));
  const closed = many(CLOSED).map((_, index) => {
    const days = 1.5 + 86 * trade.next();
    const draft = ordered(days, index ? undefined : shop.dearest());
    const reason = trade.pick(closeReasons);
    const at = world.daysAgo(days - 0.05 - 1.4 * trade.next());
    const change = { status: 'closed', closedAt: at, closedReason: reason } as const;
    draft.steps.push({ action: 'close', at, change, by: { sysUserId: trade.pick(adminIds), reason } });
    return draft;
  });
  for (const draft of [...waiting, ...closed]) addRemark(world, draft, adminIds);
  return [...waiting, ...closed];
}

const blank = {
  ...{ status: 'waiting' as OrderData['status'], paid: 0, refunded: 0, hasParcel: false, remark: '', version: 1 },
  ...{ channelNumber: null, receiverName: null, receiverPhone: null, receiverAddress: null },
  ...{ carrier: null, trackingNumber: null, closedReason: null, refundReason: null, requestId: null },
  ...{ paidAt: null, shippedAt: null, completedAt: null, closedAt: null, refundedAt: null },
};

/** The order after all its steps, and the operations on it. */
function rowOf(world: World, { order, first, steps }: Draft, number: number) {
  const { kind, currency, amount, discount } = order;
  const ordered = { kind, currency, amount, discount, ...first, updatedAt: first.orderedAt };
  let row: OrderRow = { id: world.nextId(), number, ...blank, ...ordered };
  const operations: OperationRow[] = [];
  for (const { action, at, change, by } of steps) {
    const after = { ...row, ...change, updatedAt: at, version: row.version + 1 };
    if (by) {
      operations.push({
        ...{ id: world.nextId(), sysUserId: by.sysUserId, action },
        ...{ targetType: 'order', targetId: row.id, targetName: String(number) },
        ...changed(orderState(row), orderState(after)),
        ...{ reason: by.reason ?? null, ip: '203.0.113.7', at },
      });
    }
    row = after;
  }
  return { row, operations };
}

function linesOf(
  world: World,
  { lines, discount }: Order,
  { id: orderId, orderedAt }: OrderRow,
  from: number,
): ItemRow[] {
  const sums = lines.map(({ price, count }) => price * count);
  const shares = shareOut(discount, sums);
  return lines.map(({ goods, count, price }, index) => {
    const { id: itemId, name, icon } = goods;
    const sum = (sums[index] ?? 0) - (shares[index] ?? 0);
    const line = { id: world.nextId(), number: from + index, orderId, itemId, name, icon, count, price, sum };
    const stones = { type: 'stone' as const, value: null, valueCurrency: null };
    return 'stones' in goods
      ? { ...line, ...stones, stones: goods.stones * count, bonus: goods.bonus * count, at: orderedAt }
      : {
          ...{ ...line, type: 'gift' as const, stones: null, bonus: null, at: orderedAt },
          ...{ value: goods.value * count, valueCurrency: goods.currency },
        };
  });
}
