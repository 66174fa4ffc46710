import type { PayCurrency } from '../../../contract/money.enums';
import type { LedgerEntry } from '../../../contract/user';
import type { priceChange } from '../tables';
import type { GiftRow, StoneRow } from './mall';
import type { World } from './world';

type Goods = StoneRow | GiftRow;
type Balance = LedgerEntry['currency'];
type PriceRow = typeof priceChange.$inferInsert;

export interface Line {
  goods: Goods;
  count: number;
  /** Of one piece, when it was bought. */
  price: number;
}

/** What a user asks for. Amounts in minor units. */
export interface Order {
  kind: 'recharge' | 'exchange';
  currency: PayCurrency;
  lines: Line[];
  amount: number;
  discount: number;
  paid: number;
  /** What it moves in the balance. */
  delta: number;
}

/** One user in the mall. `chance` says which of the goods it becomes. */
export interface Buyer {
  stones(at: string, chance: number): Order;
  gift(at: string, chance: number, currency: Balance): Order;
  /** They have it now: limits count it. */
  keep(order: Order): void;
}

interface Mall {
  stones: StoneRow[];
  gifts: GiftRow[];
  priceChanges: PriceRow[];
}

/** Dearer than this in stones or points is out of nearly everyone's reach. */
const DEAR = 300;
/** Dearer than this nobody paid. */
const DEAREST_MONEY = 100_000;
const MONEYS = ['CNY', 'CNY', 'CNY', 'CNY', 'CNY', 'CNY', 'USD', 'USD', 'USD', 'JPY'] as const;
/** The first are bought most. */
const FAVOUR = 1.7;
const SEVERAL = 0.12;
const TWO_KINDS = 0.06;
const DISCOUNTED = 0.1;

/** The mall as its buyers find it: goods, what they cost at an instant, and how many of each one user may have. */
export function createShop({ trade }: World, mall: Mall) {
  const priceAt = createPrices(mall.priceChanges);
  const affordable = (price: number | null | undefined, most: number) => Boolean(price && price <= most);
  const packages = (money: PayCurrency) =>
    mall.stones.filter(({ currency, price }) => currency === money && price <= DEAREST_MONEY);
  const byMoney = { CNY: packages('CNY'), USD: packages('USD'), JPY: packages('JPY') };
  const byBalance = {
    stones: mall.gifts.filter(({ priceStones }) => affordable(priceStones, DEAR)),
    points: mall.gifts.filter(({ pricePoints }) => affordable(pricePoints, DEAR)),
  };

  function createBuyer(): Buyer {
    const money = trade.pick(MONEYS);
    const had = new Map<string, number>();
    const left = ({ id, limitPerUser }: Goods) => (limitPerUser ?? Number.POSITIVE_INFINITY) - (had.get(id) ?? 0);
    /** The one that chance says, or the next that the user may still have. */
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

  /** One piece of the dearest package there is. */
  function dearest(): Order {
    const [goods] = [...mall.stones].sort((a, b) => b.price - a.price);
    if (!goods) throw new Error('the mall sells no stones');
    const { price, currency, stones, bonus } = goods;
    const paid = { amount: price, discount: 0, paid: price, delta: stones + bonus };
    return { kind: 'recharge', currency, lines: [{ goods, count: 1, price }], ...paid };
  }

  return { createBuyer, dearest, priceAt };
}

export type Shop = ReturnType<typeof createShop>;

const sumOf = <L extends { count: number }>(lines: readonly L[], of: (line: L) => number) =>
  lines.reduce((sum, line) => sum + of(line) * line.count, 0);

/** The prices of goods as they were set last before an instant. */
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
