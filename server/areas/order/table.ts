import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Order, OrderItem } from '../../../contract/order';
import { idColumn, instantColumn, primaryId } from '../../db/columns';
import { beginsIndex, digitsOf } from '../../lib/filters';
import { hundredths } from '../../lib/money';
import { user } from '../user/table';

/** Orders and their lines share one sequence, so that a number is unique among both. */
export const orderNumber = pgSequence('order_number', { startWith: 30_000_001 });

const nextNumber = () => integer().notNull().default(sql`nextval('order_number')`);

/** Purchases in the mall. Amounts are in minor units of the order's currency. */
export const order = pgTable(
  'mall_order',
  {
    id: primaryId(),
    number: nextNumber(),
    userId: idColumn()
      .notNull()
      .references(() => user.id),
    kind: text().$type<Order['kind']>().notNull(),
    currency: text().$type<Order['currency']>().notNull(),
    amount: bigint({ mode: 'number' }).notNull(),
    discount: bigint({ mode: 'number' }).notNull().default(0),
    paid: bigint({ mode: 'number' }).notNull().default(0),
    refunded: bigint({ mode: 'number' }).notNull().default(0),
    channel: text().$type<Order['channel']>().notNull(),
    channelNumber: text(),
    platform: text().$type<Order['platform']>().notNull(),
    status: text().$type<Order['status']>().notNull(),
    /** It contains something to be shipped. */
    hasParcel: boolean().notNull().default(false),
    receiverName: text(),
    receiverPhone: text(),
    receiverAddress: text(),
    carrier: text(),
    trackingNumber: text(),
    remark: text().notNull().default(''),
    closedReason: text(),
    refundReason: text(),
    /** Identifies one request of the app, so that sending it again changes nothing. */
    requestId: uuid(),
    orderedAt: instantColumn().notNull(),
    paidAt: instantColumn(),
    shippedAt: instantColumn(),
    completedAt: instantColumn(),
    closedAt: instantColumn(),
    refundedAt: instantColumn(),
    updatedAt: instantColumn().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check(
      'mall_order_sums',
      sql`${table.amount} >= ${table.discount} and ${table.discount} >= 0 and ${table.paid} in (0, ${table.amount} - ${table.discount}) and ${table.refunded} between 0 and ${table.paid}`,
    ),
    check('mall_order_refund', sql`(${table.status} = 'refunded') = (${table.refundedAt} is not null)`),
    uniqueIndex('mall_order_number').on(table.number),
    uniqueIndex('mall_order_request').on(table.requestId),
    uniqueIndex('mall_order_channel').on(table.channel, table.channelNumber),
    index('mall_order_number_begins').on(beginsIndex(digitsOf(table.number))),
    index('mall_order_channel_begins').on(beginsIndex(table.channelNumber)),
    index('mall_order_ordered').on(table.orderedAt, table.id),
    index('mall_order_paid').on(table.paidAt, table.id),
    index('mall_order_paid_last').on(table.paidAt.desc().nullsLast(), table.id.desc().nullsLast()),
    index('mall_order_amount_major').on(hundredths(table.amount, table.currency), table.id),
    index('mall_order_paid_major').on(hundredths(table.paid, table.currency), table.id),
    index('mall_order_status').on(table.status, table.orderedAt, table.id),
    /** For counts of all, which read it alone. */
    index('mall_order_status_only').on(table.status),
    index('mall_order_user').on(table.userId, table.orderedAt, table.id),
  ],
);

/** What was bought, as it was at that time. Each line is one purchase of stones or one exchange for a gift. */
export const orderItem = pgTable(
  'mall_order_item',
  {
    id: primaryId(),
    number: nextNumber(),
    orderId: idColumn()
      .notNull()
      .references(() => order.id),
    type: text().$type<OrderItem['type']>().notNull(),
    itemId: idColumn().notNull(),
    name: text().notNull(),
    icon: text().notNull(),
    count: integer().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    /** Its share of the order's paid amount: price × count minus its share of the discount. */
    sum: bigint({ mode: 'number' }).notNull(),
    /** For all pieces; null for a gift. */
    stones: integer(),
    bonus: integer(),
    /** What all pieces are worth in money; null for stones. */
    value: bigint({ mode: 'number' }),
    valueCurrency: text().$type<'CNY' | 'USD' | 'JPY'>(),
    /** When it was ordered; copied from the order, so that lists of lines are sorted without a join. */
    at: instantColumn().notNull(),
    /** From here on what the order says, copied by triggers, so that lists of lines are found and summed without it. */
    userId: idColumn().notNull().default('0'),
    currency: text().$type<Order['currency']>().notNull().default(sql`''`),
    channel: text().$type<Order['channel']>().notNull().default(sql`''`),
    platform: text().$type<Order['platform']>().notNull().default(sql`''`),
    status: text().$type<Order['status']>().notNull().default(sql`''`),
    /** Its `sum` once the order is paid, also after a refund; 0 before. */
    paid: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('mall_order_item_number').on(table.number),
    index('mall_order_item_number_begins').on(beginsIndex(digitsOf(table.number))),
    index('mall_order_item_order').on(table.orderId),
    index('mall_order_item_item').on(table.itemId, table.at),
    index('mall_order_item_at').on(table.type, table.at, table.id),
    index('mall_order_item_sum').on(table.type, table.sum, table.id),
    index('mall_order_item_stones').on(table.type, table.stones, table.id),
    index('mall_order_item_value_major').on(table.type, hundredths(table.value, table.valueCurrency), table.id),
    index('mall_order_item_paid_major').on(table.type, hundredths(table.paid, table.currency), table.id),
    index('mall_order_item_user').on(table.userId, table.type, table.at, table.id),
    index('mall_order_item_channel').on(table.type, table.channel, table.at, table.id),
    index('mall_order_item_status').on(table.type, table.status, table.at, table.id),
    index('mall_order_item_currency').on(table.type, table.currency, table.at, table.id),
  ],
);
