import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Gift } from '../../../contract/gift';
import type { Order } from '../../../contract/order';
import type { PriceChange } from '../../../contract/shelf';
import type { ItemType, ShelfSection, TimedPriceState } from '../../../contract/shelf/enums';
import type { Stone } from '../../../contract/stone';
import { idColumn, instantColumn, primaryId } from '../../db/columns';
import { sysUser } from '../sysUser/table';

/** Null while the item is off sale. Written only by areas/shelf/. */
const onShelf = () => ({
  section: text().$type<ShelfSection>(),
  /** Position in the section, from the lowest number to the highest. */
  place: integer(),
});

export const stonePackage = pgTable(
  'stone_package',
  {
    id: primaryId(),
    name: text().notNull(),
    icon: text().notNull(),
    stones: integer().notNull(),
    bonus: integer().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Stone['currency']>().notNull(),
    limitPerUser: integer(),
    tag: text().$type<NonNullable<Stone['tag']>>(),
    ...onShelf(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('stone_package_price', sql`${table.price} > 0 and ${table.stones} > 0 and ${table.bonus} >= 0`),
    check('stone_package_place', sql`(${table.section} is null) = (${table.place} is null)`),
    index('stone_package_shelf').on(table.section, table.place),
  ],
);

export const gift = pgTable(
  'gift',
  {
    id: primaryId(),
    name: text().notNull(),
    icon: text().notNull(),
    category: text().$type<Gift['category']>().notNull(),
    kind: text().$type<Gift['kind']>().notNull(),
    priceStones: integer(),
    pricePoints: integer(),
    /** Of one piece, in minor units. */
    value: bigint({ mode: 'number' }).notNull(),
    currency: text().$type<Gift['currency']>().notNull(),
    stock: integer().notNull(),
    lowStock: integer().notNull(),
    limitPerUser: integer(),
    ...onShelf(),
    createdAt: instantColumn().notNull(),
    updatedAt: instantColumn().notNull(),
    /** Incremented by operators, not by sales. */
    version: integer().notNull().default(1),
  },
  (table) => [
    check('gift_price', sql`${table.priceStones} > 0 or ${table.pricePoints} > 0`),
    check('gift_stock', sql`${table.stock} >= 0 and ${table.lowStock} >= 0`),
    check('gift_place', sql`(${table.section} is null) = (${table.place} is null)`),
    index('gift_shelf').on(table.section, table.place),
  ],
);

/**
 * The shelf's version and who changed it last. One row, inserted by the first change. The entries are the items'
 * places.
 */
export const shelf = pgTable(
  'shelf',
  {
    id: integer().primaryKey(),
    updatedAt: instantColumn().notNull(),
    sysUserId: idColumn()
      .notNull()
      .references(() => sysUser.id),
    version: integer().notNull(),
  },
  (table) => [check('shelf_one', sql`${table.id} = 1`)],
);

/** The price history of stone packages and gifts; the newest row holds the present prices. */
export const priceChange = pgTable(
  'price_change',
  {
    id: primaryId(),
    /** A stone package or a gift. Ids are unique across all tables. */
    itemId: idColumn().notNull(),
    price: bigint({ mode: 'number' }),
    priceStones: integer(),
    pricePoints: integer(),
    reason: text(),
    /** Set if a timed price made the step. */
    timedStep: text().$type<NonNullable<PriceChange['timedStep']>>(),
    sysUserId: idColumn().references(() => sysUser.id),
    at: instantColumn().notNull(),
  },
  (table) => [index('price_change_item').on(table.itemId, table.at, table.id)],
);

/** Prices for some time. Written only by who holds the item, so that those of one item never overlap. */
export const timedPrice = pgTable(
  'timed_price',
  {
    id: primaryId(),
    itemId: idColumn().notNull(),
    itemType: text().$type<ItemType>().notNull(),
    /** Null: the item has no such price, or keeps it as it is. */
    price: bigint({ mode: 'number' }),
    priceStones: integer(),
    pricePoints: integer(),
    /** What the item had when it began, and has again afterwards. */
    wasPrice: bigint({ mode: 'number' }),
    wasPriceStones: integer(),
    wasPricePoints: integer(),
    startsAt: instantColumn().notNull(),
    endsAt: instantColumn().notNull(),
    state: text().$type<TimedPriceState>().notNull(),
    reason: text().notNull(),
    sysUserId: idColumn()
      .notNull()
      .references(() => sysUser.id),
    /** The address of who planned it: what the clock does is logged as theirs. */
    ip: text().notNull(),
    beganAt: instantColumn(),
    endedAt: instantColumn(),
    /** Null if the clock ended it. */
    endedById: idColumn().references(() => sysUser.id),
    endReason: text(),
    createdAt: instantColumn().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    check('timed_price_times', sql`${table.startsAt} < ${table.endsAt}`),
    index('timed_price_item').on(table.itemId, table.startsAt, table.id),
    index('timed_price_open').on(table.startsAt).where(sql`${table.state} in ('waiting', 'running')`),
    uniqueIndex('timed_price_running').on(table.itemId).where(sql`${table.state} = 'running'`),
  ],
);

const ofSales = () => ({
  itemId: idColumn().notNull(),
  currency: text().$type<Order['currency']>().notNull(),
});
const pieces = () => bigint({ mode: 'number' }).notNull();
/** Minor units of the currency; more of them than a bigint holds are no error. */
const amount = () => numeric({ mode: 'number' }).notNull();

/** What was sold of each item, as far as `soldChange` has been added to it. */
export const itemSold = pgTable('item_sold', { ...ofSales(), pieces: pieces(), amount: amount() }, (table) => [
  primaryKey({ columns: [table.itemId, table.currency] }),
]);

/** The same by the quarter of an hour in which it was paid: days begin at one of these in every time zone. */
export const itemSoldAt = pgTable(
  'item_sold_at',
  { itemId: idColumn().notNull(), at: instantColumn().notNull(), pieces: pieces() },
  (table) => [primaryKey({ columns: [table.itemId, table.at] })],
);

/**
 * What is to be added to these two: a row for each sale and each refund, written by triggers on orders and their lines,
 * so that nobody who sells waits for another one.
 */
export const soldChange = pgTable('sold_change', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ...ofSales(),
  /** Null if the order does not say when it was paid. */
  at: instantColumn(),
  pieces: pieces(),
  amount: amount(),
});
