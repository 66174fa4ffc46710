import type { PayCurrency } from '../../../contract/money.enums';
import type { LedgerEntry } from '../../../contract/user';
import { gift, priceChange, stonePackage } from '../../areas/shelf/table';
import type { ledger } from '../../areas/user/table';
import type { Row, World } from './world';

export type GiftRow = Row<typeof gift>;
type Goods = Row<typeof stonePackage> | GiftRow;
type Balance = LedgerEntry['currency'];
type PriceRow = typeof priceChange.$inferInsert;
type Entry = typeof ledger.$inferInsert;

interface Line {
  goods: Goods;
  count: number;
  /** Of one piece at the time of the purchase. */
  price: number;
}

/** An order by a user. Amounts are in minor units. */
export interface Order {
  kind: 'recharge' | 'exchange';
  currency: PayCurrency;
  lines: Line[];
  amount: number;
  discount: number;
  paid: number;
  delta: number;
}

/** A paid order: its effect on the balance, and the effect of its refund. */
export interface Purchase extends Order {
  userId: string;
  entry: Entry;
  refund?: { amount: number; entry: Entry };
}

/** A user in the mall. `chance` (0 to 1) selects one of the goods. */
export interface Buyer {
  stones(at: string, chance: number): Order;
  gift(at: string, chance: number, currency: Balance): Order;
  /** Records the order for the limits per user. */
  keep(order: Order): void;
}

/** Goods above this price in stones or points are too expensive for nearly all users. */
const DEAR = 300;
/** Nobody buys goods above this price. */
const DEAREST_MONEY = 100_000;
const MONEYS = ['CNY', 'CNY', 'CNY', 'CNY', 'CNY', 'CNY', 'USD', 'USD', 'USD', 'JPY'] as const;
/** How strongly the first goods are preferred. */
const FAVOUR = 1.7;
const SEVERAL = 0.12;
const TWO_KINDS = 0.06;
const DISCOUNTED = 0.1;

const shops = new WeakMap<World, Shop>();

/** The only shop of a world; created after the shelf has its goods. */
export function shopOf(world: World): Shop {
  const shop = shops.get(world) ?? createShop(world);
  shops.set(world, shop);
  return shop;
}

/** The mall for its buyers: goods, their prices at an instant, and the limits per user. */
function createShop({ trade, rows }: World) {
  const packages = rows(stonePackage);
  const gifts = rows(gift);
  const priceAt = createPrices(rows(priceChange));
  const affordable = (price: number | null | undefined, most: number) => Boolean(price && price <= most);
  const soldFor = (money: PayCurrency) =>
    packages.filter(({ currency, price }) => currency === money && price <= DEAREST_MONEY);
  const byMoney = { CNY: soldFor('CNY'), USD: soldFor('USD'), JPY: soldFor('JPY') };
  const byBalance = {
    stones: gifts.filter(({ priceStones }) => affordable(priceStones, DEAR)),
    points: gifts.filter(({ pricePoints }) => affordable(pricePoints, DEAR)),
  };

  function createBuyer(): Buyer {
    const money = trade.pick(MONEYS);
    const had = new Map<string, number>();
    const left = ({ id, limitPerUser }: Goods) => (limitPerUser ?? Number.POSITIVE_INFINITY) - (had.get(id) ?? 0);
    /** The selected one, or the next one within the user's limit. */
    const choose = <T extends Goods>(goods: readonly T[], chance: number): T => {
      const first = Math.floor(chance ** FAVOUR * goods.length);
      const inTurn = [...goods.slice(first), ...goods.slice(0, first)];
      const found = inTurn.find((one) => left(one) > 0);
      if (!found) throw new Error('every one of these goods is limited');
      return found;
    };
    const countOf = (goods: Goods) => (trade.chance(SEVERAL) ? Math.min(trade.integer(2, 4), left(goods)) : 1);

    return {
      stones(at, chance) {
        const first = choose(byMoney[money], chance);
        const second = trade.chance(TWO_KINDS) ? choose(byMoney[money], trade.next()) : first;
        const lines = [...new Set([first, second])].map((goods) => ({
          goods,
          count: countOf(goods),
          price: priceAt(goods, at).price ?? goods.price,
        }));
        const amount = sumOf(lines, ({ price }) => price);
        const discount = trade.chance(DISCOUNTED) ? Math.floor((amount * trade.integer(1, 4)) / 20) : 0;
        const delta = sumOf(lines, ({ goods }) => goods.stones + goods.bonus);
        return { kind: 'recharge', currency: money, lines, amount, discount, paid: amount - discount, delta };
      },
      gift(at, chance, currency) {
        const goods = choose(byBalance[currency], chance);
        const then = priceAt(goods, at);
        const price = (currency === 'stones' ? then.priceStones : then.pricePoints) ?? DEAR;
        const lines = [{ goods, count: countOf(goods), price }];
        const amount = sumOf(lines, (line) => line.price);
        return { kind: 'exchange', currency, lines, amount, discount: 0, paid: amount, delta: -amount };
      },
      keep({ lines }) {
        for (const { goods, count } of lines) had.set(goods.id, (had.get(goods.id) ?? 0) + count);
      },
    };
  }

  function dearest(): Order {
    const [goods] = packages.toSorted((a, b) => b.price - a.price);
    if (!goods) throw new Error('the mall sells no stones');
    const { price, currency, stones, bonus } = goods;
    const paid = { amount: price, discount: 0, paid: price, delta: stones + bonus };
    return { kind: 'recharge', currency, lines: [{ goods, count: 1, price }], ...paid };
  }

  const purchases: Purchase[] = [];
  return { createBuyer, dearest, priceAt, purchases };
}

export type Shop = ReturnType<typeof createShop>;

const sumOf = <L extends { count: number }>(lines: readonly L[], of: (line: L) => number) =>
  lines.reduce((sum, line) => sum + of(line) * line.count, 0);

/** The price of goods at an instant: the last price set before it. */
function createPrices(changes: readonly PriceRow[]) {
  const byItem = new Map<string, PriceRow[]>();
  for (const change of changes) {
    byItem.set(change.itemId, [...(byItem.get(change.itemId) ?? []), change]);
  }
  return ({ id }: Goods, at: string): PriceRow => {
    const all = byItem.get(id) ?? [];
    const found = all.findLast((change) => change.at <= at) ?? all[0];
    if (!found) throw new Error(`no price for ${id}`);
    return found;
  };
}
