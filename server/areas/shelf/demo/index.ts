import { byPercent, type ItemType, type ShelfSection } from '../../../../contract/shelf/enums';
import { giftIconOf, stoneIconOf } from '../../../db/demo/icons';
import { operatorIds } from '../../../db/demo/operators';
import type { Demo, World } from '../../../db/demo/world';
import { written } from '../../../lib/money';
import { operation } from '../../operation/table';
import { gift, priceChange, shelf, stonePackage } from '../table';
import { type GiftGoods, giftGoods, type StoneGoods, stoneGoods } from './catalogue';
import { timedDemo } from './timed';

type StoneRow = typeof stonePackage.$inferInsert & { id: string; version: number };
type GiftRow = typeof gift.$inferInsert & { id: string; version: number };
type PriceRow = typeof priceChange.$inferInsert;
type OperationRow = typeof operation.$inferInsert;
type Prices = Pick<PriceRow, 'price' | 'priceStones' | 'pricePoints'>;
type Fields = Record<string, unknown>;

const reasons = [
  '季度调价',
  '与渠道价格保持一致',
  'Seasonal promotion',
  'Costs of the supplier went up',
  '活动结束，恢复原价',
];
const putOnReasons = ['新品上架', null, null];

const goodsDemo: Demo = {
  order: 3,
  make(world) {
    const made = makeMall({ ...world, random: world.trade }, operatorIds(world));
    world.add(stonePackage, made.stones);
    world.add(gift, made.gifts);
    world.add(priceChange, made.priceChanges);
    world.add(shelf, made.shelf);
    world.add(operation, made.operations);
  },
};

export const demo = [goodsDemo, timedDemo];

/** The goods of the catalogue and their history. They are created before all other demo data. */
function makeMall(world: World, adminIds: string[]) {
  const place = createPlaces();
  const made = {
    stones: [] as StoneRow[],
    gifts: [] as GiftRow[],
    priceChanges: [] as PriceRow[],
    operations: [] as OperationRow[],
  };
  for (const goods of stoneGoods) {
    const row = {
      id: world.nextId(),
      icon: stoneIconOf(goods.stones),
      ...standing(world),
      ...goods,
      place: place(goods),
    };
    const { name, stones, bonus, currency } = goods;
    const create = { name, stones, bonus, price: written(goods.price, currency) };
    addHistory(world, made, { type: 'stone', row, goods, adminIds, create, pricesOf: stonePrices });
    made.stones.push(row);
  }
  for (const [index, goods] of giftGoods.entries()) {
    const icon = giftIconOf(goods.category, index + 1);
    const row = { id: world.nextId(), icon, ...standing(world), ...goods, place: place(goods) };
    const { name, category, kind, priceStones, pricePoints, stock } = goods;
    const create = { name, category, kind, priceStones, pricePoints, stock };
    addHistory(world, made, { type: 'gift', row, goods, adminIds, create, pricesOf: giftPrices });
    made.gifts.push(row);
  }
  return { ...made, shelf: [makeShelf(world, made, adminIds)] };
}

/** Places from 1 in each section, in the order of the catalogue; null for goods off sale. */
function createPlaces() {
  const taken: Partial<Record<ShelfSection, number>> = {};
  return ({ section }: { section: ShelfSection | null }) => {
    if (!section) {
      return null;
    }
    taken[section] = (taken[section] ?? 0) + 1;
    return taken[section];
  };
}

function standing(world: World) {
  const createdAt = world.daysAgo(95 + 25 * world.random.next());
  return { createdAt, updatedAt: createdAt, version: 1 };
}

interface Item<Goods> {
  type: ItemType;
  row: StoneRow | GiftRow;
  goods: Goods;
  adminIds: string[];
  create: Fields;
  /** The prices at this percentage of today's, as columns and as log fields. */
  pricesOf(goods: Goods, percent: number): { prices: Prices; said: Fields };
}

interface History {
  priceChanges: PriceRow[];
  operations: OperationRow[];
}

/** Its creation, its sale and sometimes price changes until its present price. */
function addHistory<Goods extends { name: string; section: string | null }>(
  world: World,
  made: History,
  item: Item<Goods>,
): void {
  const { random } = world;
  const { goods, row, pricesOf } = item;
  const { prices, said } = pricesOf(goods, 0);
  const earlier = goods.section && random.chance(0.35) ? random.pick([[-10], [15], [-20, 10], [25, -15]]) : [];
  const first = earlier[0] === undefined ? { prices, said } : pricesOf(goods, earlier[0]);
  const log = (action: OperationRow['action'], step: Pick<OperationRow, 'before' | 'after' | 'reason' | 'at'>) => {
    const target = { targetType: item.type, targetId: row.id, targetName: goods.name, ip: '203.0.113.7' };
    const sysUserId = random.pick(item.adminIds);
    made.operations.push({ id: world.nextId(), sysUserId, action, ...target, ...step });
    row.updatedAt = step.at;
    return sysUserId;
  };
  const setPrice = (set: Prices, reason: string | null, at: string, sysUserId: string) =>
    made.priceChanges.push({ id: world.nextId(), itemId: row.id, ...set, reason, timedStep: null, sysUserId, at });

  const at = row.createdAt;
  const creator = log('create', { before: null, after: { ...item.create, ...first.said }, reason: null, at });
  setPrice(first.prices, null, at, creator);
  if (goods.section) {
    const change = { before: { status: 'off' }, after: { status: 'on' } };
    log('putOn', { ...change, reason: random.pick(putOnReasons), at: world.daysAgo(91 + 3 * random.next()) });
  }
  for (const [index, percent] of earlier.entries()) {
    const after = pricesOf(goods, earlier[index + 1] ?? 0);
    const changedAt = world.daysAgo(80 - 35 * index - 20 * random.next());
    const reason = random.pick(reasons);
    const before = pricesOf(goods, percent).said;
    setPrice(after.prices, reason, changedAt, log('changePrice', { before, after: after.said, reason, at: changedAt }));
    row.version += 1;
  }
}

function stonePrices({ price, currency }: StoneGoods, percent: number) {
  const then = byPercent(price, percent);
  return { prices: { price: then, priceStones: null, pricePoints: null }, said: { price: written(then, currency) } };
}

function giftPrices(goods: GiftGoods, percent: number) {
  const priceStones = goods.priceStones && byPercent(goods.priceStones, percent);
  const pricePoints = goods.pricePoints && byPercent(goods.pricePoints, percent);
  return { prices: { price: null, priceStones, pricePoints }, said: { priceStones, pricePoints } };
}

/** Last arranged a few days ago. */
function makeShelf(
  world: World,
  { stones, gifts, operations }: { stones: StoneRow[]; gifts: GiftRow[]; operations: OperationRow[] },
  adminIds: string[],
): typeof shelf.$inferInsert {
  const names = [...stones, ...gifts].filter(({ section }) => section === 'featured').map(({ name }) => name);
  const [first = '', ...others] = names;
  const sysUserId = world.random.pick(adminIds);
  const updatedAt = world.daysAgo(3.2);
  operations.push({
    id: world.nextId(),
    sysUserId,
    action: 'arrange',
    targetType: 'shelf',
    targetId: null,
    targetName: null,
    before: { featured: [...others, first].join(' · ') },
    after: { featured: names.join(' · ') },
    reason: '主推礼包上移',
    ip: '203.0.113.7',
    at: updatedAt,
  });
  const changes = operations.filter(({ action }) => action === 'putOn' || action === 'arrange');
  return { id: 1, updatedAt, sysUserId, version: 1 + changes.length };
}
