import type { Order as OrderData } from '../../../contract/order';
import { orderState } from '../../areas/order/log';
import { shareOut } from '../../areas/order/shares';
import { changed } from '../../lib/operationLog';
import { MINUTE_MS, shift } from '../../lib/time';
import type { orderItem } from '../tables';
import type { Draft, OperationRow, OrderRow } from './draft';
import type { Purchase } from './ledger';
import { addParcel } from './orderParcels';
import { closeReasons, remarks } from './orderWords';
import { channelNumberOf, wayToPay } from './payments';
import { registeredBy } from './roomRow';
import type { Order, Shop } from './shop';
import type { World } from './world';

type ItemRow = typeof orderItem.$inferInsert;

/** Numbers are given out in the order of ordering, to orders and lines alike. */
const FIRST_NUMBER = 30_000_001;
const REMARKED = 0.03;
/** Per user: orders that still wait for their payment, and orders that never got it. */
const WAITING = 0.01;
const CLOSED = 0.05;
/** In any demo, however few its users are. */
const FEW = 6;

interface Person {
  id: string;
  registeredAt: string;
}

interface Made {
  purchases: Purchase[];
  users: readonly Person[];
  shop: Shop;
  adminIds: string[];
}

/**
 * The orders of the mall: one for every purchase in the ledger, whose entries then know their order, and some that were
 * never paid.
 */
export function makeOrders(world: World, { purchases, users, shop, adminIds }: Made) {
  const registered = new Map(users.map(({ id, registeredAt }) => [id, registeredAt]));
  const drafts = [
    ...purchases.map((purchase) => draftOf(world, purchase, registered.get(purchase.userId) ?? '', adminIds)),
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

/** What became of a purchase: paid, sent if it is a parcel, refunded if its money went back. */
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
    // What was not done by then is not done any more.
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

/** Orders of stones that wait for their payment since lately, and some that were closed in time. */
function makeUnpaid(world: World, users: readonly Person[], shop: Shop, adminIds: string[]): Draft[] {
  const { trade } = world;
  const ordered = (days: number, order = shop.createBuyer().stones(world.daysAgo(days), trade.next())): Draft => {
    const orderedAt = world.daysAgo(days);
    const { id: userId } = trade.pick(registeredBy(users, orderedAt));
    return { order, first: { userId, orderedAt, ...wayToPay(trade, order.currency) }, steps: [] };
  };
  const many = (share: number) => Array.from({ length: Math.max(FEW, Math.round(users.length * share)) });
  // The first of each is for more than anybody pays.
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

/** The order after all its steps, and what operators did to it. */
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

/** The lines of an order, numbered from `from`. */
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
