import type { Gift } from '../../../../contract/gift';
import { AMOUNT_MAX } from '../../../../contract/money.enums';
import type { ShelfSection } from '../../../../contract/shelf/enums';
import type { Stone } from '../../../../contract/stone';

/** The goods of the demo's mall, the same in every demo. A null section means off sale. */
export interface StoneGoods extends Pick<Stone, 'name' | 'stones' | 'bonus' | 'price' | 'currency' | 'tag'> {
  limitPerUser: number | null;
  section: ShelfSection | null;
}

export interface GiftGoods
  extends Pick<
    Gift,
    'name' | 'category' | 'kind' | 'priceStones' | 'pricePoints' | 'value' | 'currency' | 'stock' | 'lowStock'
  > {
  limitPerUser: number | null;
  section: ShelfSection | null;
}

/** Stones, bonus and price in minor units. */
type StoneLine = [
  name: string,
  stones: number,
  bonus: number,
  price: number,
  currency: Stone['currency'],
  section: ShelfSection | null,
  tag?: NonNullable<Stone['tag']>,
  limitPerUser?: number,
];

const stoneLines: readonly StoneLine[] = [
  ['一捧幸运石', 60, 0, 600, 'CNY', 'stones'],
  ['小鱼的口袋', 120, 10, 1200, 'CNY', 'stones'],
  ['锦鲤礼包', 300, 30, 3000, 'CNY', 'featured', 'hot'],
  ['月光宝盒', 680, 80, 6800, 'CNY', 'stones', 'best'],
  ['湖底宝藏', 1280, 180, 12_800, 'CNY', 'stones'],
  ['龙宫珍藏 🐉', 6480, 1400, 64_800, 'CNY', 'stones', 'limited', 1],
  ['新人见面礼', 60, 60, 100, 'CNY', 'featured', 'new', 1],
  ['Handful of stones', 60, 0, 99, 'USD', 'stones'],
  ['Pocket of stones', 300, 30, 499, 'USD', 'stones', 'hot'],
  ['Chest of stones', 680, 80, 999, 'USD', 'stones', 'best'],
  ["Dragon's hoard", 1280, 200, 1999, 'USD', 'stones', undefined, 5],
  ['حفنة من أحجار الحظ', 120, 12, 199, 'USD', 'stones'],
  ['ひとにぎりの石', 60, 0, 120, 'JPY', 'stones'],
  ['福袋 🎍', 300, 40, 600, 'JPY', 'stones', 'limited', 3],
  ['竜宮の宝箱', 680, 90, 1200, 'JPY', 'stones'],
  // Off sale, with the lowest and the highest possible price.
  ['支付测试', 1, 0, 1, 'CNY', null],
  ['Everything there is', 1_000_000, 1_000_000, AMOUNT_MAX, 'CNY', null],
  ['春节限定礼包', 300, 88, 2888, 'CNY', null, 'limited', 2],
  ['Early bird', 300, 60, 399, 'USD', null, 'new', 1],
];

/** Prices in stones and in points; the worth of a piece, in minor units; stock and low-stock mark. */
type GiftLine = [
  name: string,
  category: Gift['category'],
  kind: Gift['kind'],
  prices: [stones: number | null, points: number | null],
  worth: [value: number, currency: Gift['currency']],
  stock: [stock: number, lowStock: number],
  section: ShelfSection | null,
  limitPerUser?: number,
];

const giftLines: readonly GiftLine[] = [
  ['玫瑰花', 'flower', 'virtual', [20, 50], [200, 'CNY'], [98_500, 1000], 'featured'],
  ['一束向日葵', 'flower', 'virtual', [30, 80], [300, 'CNY'], [42_000, 1000], 'gifts'],
  ['Cherry blossom rain', 'flower', 'animated', [60, null], [89, 'USD'], [12_000, 500], 'featured'],
  ['99 朵玫瑰', 'flower', 'animated', [120, null], [1200, 'CNY'], [5200, 200], 'gifts'],
  ['Fresh tulips, by courier', 'flower', 'shipped', [110, null], [1499, 'USD'], [6, 10], 'gifts', 2],
  ['زهرة الياسمين', 'flower', 'virtual', [25, 60], [39, 'USD'], [3000, 100], 'gifts'],

  ['热拿铁', 'food', 'virtual', [20, 60], [250, 'CNY'], [60_000, 1000], 'gifts'],
  ['抹茶蛋糕 🍰', 'food', 'virtual', [35, 100], [350, 'CNY'], [18_000, 500], 'gifts'],
  ['Second breakfast', 'food', 'virtual', [40, 120], [69, 'USD'], [9000, 500], 'gifts'],
  ['明前龙井（50 克）', 'food', 'shipped', [115, 300], [6800, 'CNY'], [24, 20], 'gifts', 3],
  ['月饼礼盒', 'food', 'shipped', [120, 290], [12_800, 'CNY'], [0, 20], 'gifts', 1],
  ['Bubble tea', 'food', 'animated', [null, 150], [99, 'USD'], [400, 500], 'gifts'],

  ['锦鲤抱枕', 'toy', 'shipped', [100, 280], [3900, 'CNY'], [15, 15], 'featured', 1],
  ['Otter plush', 'toy', 'shipped', [95, 250], [1299, 'USD'], [180, 20], 'gifts', 2],
  ['小熊', 'toy', 'virtual', [30, 90], [300, 'CNY'], [31_000, 500], 'gifts'],
  ['Paper boat', 'toy', 'virtual', [null, 50], [9, 'USD'], [250_000, 1000], 'gifts'],
  ['דובי קטן', 'toy', 'virtual', [28, null], [49, 'USD'], [0, 50], 'gifts'],
  ['👨‍👩‍👧‍👦 全家福公仔', 'toy', 'shipped', [120, null], [9900, 'CNY'], [3, 5], null, 1],

  ['水晶鞋', 'luxury', 'animated', [110, null], [1100, 'CNY'], [800, 50], 'featured'],
  ['Pearl of the lake', 'luxury', 'virtual', [90, 270], [149, 'USD'], [1500, 100], 'gifts'],
  ['龙舟', 'luxury', 'animated', [1880, null], [18_800, 'CNY'], [66, 10], 'gifts'],
  ['Moonlit yacht', 'luxury', 'animated', [5200, null], [7999, 'USD'], [12, 10], 'gifts'],
  ['梦幻城堡', 'luxury', 'animated', [9999, null], [99_900, 'CNY'], [2, 3], 'gifts', 1],
  ['The one gift nobody can afford', 'luxury', 'virtual', [1_000_000, 1_000_000], [AMOUNT_MAX, 'CNY'], [1, 0], null],

  ['孔明灯', 'festival', 'animated', [50, 140], [500, 'CNY'], [7000, 200], 'gifts'],
  ['红包', 'festival', 'virtual', [66, null], [660, 'CNY'], [8800, 200], 'gifts'],
  ['New year fireworks', 'festival', 'animated', [80, null], [129, 'USD'], [90, 100], 'gifts'],
  ['春联套装', 'festival', 'shipped', [45, 130], [1990, 'CNY'], [0, 30], null],
  ['お年玉袋', 'festival', 'shipped', [50, 160], [500, 'JPY'], [140, 20], 'gifts', 5],
  ['圣诞姜饼人 🎄', 'festival', 'virtual', [null, 120], [300, 'CNY'], [20_000, 500], null],

  ['雨后竹林', 'scenery', 'animated', [70, 200], [700, 'CNY'], [4000, 100], 'gifts'],
  ['Northern lights', 'scenery', 'animated', [90, null], [149, 'USD'], [2600, 100], 'gifts'],
  ['荷塘月色', 'scenery', 'virtual', [40, 110], [400, 'CNY'], [11_000, 200], 'gifts'],
  ['シャボン玉の海', 'scenery', 'animated', [75, null], [120, 'JPY'], [1900, 100], 'gifts'],
  [
    '一场特别特别长久久久久久久久久久久久久久久久久久久久的流星雨',
    'scenery',
    'animated',
    [100, 300],
    [1000, 'CNY'],
    [70, 100],
    'gifts',
  ],

  ['小鱼帆布袋', 'merchandise', 'shipped', [85, 240], [2900, 'CNY'], [320, 30], 'gifts', 2],
  ['Enamel pin set', 'merchandise', 'shipped', [60, 180], [899, 'USD'], [9, 20], 'gifts', 2],
  ['福地明信片（12 张）', 'merchandise', 'shipped', [null, 220], [1500, 'CNY'], [500, 50], 'gifts', 3],
  ['手ぬぐい', 'merchandise', 'shipped', [80, null], [1200, 'JPY'], [0, 10], 'gifts', 1],
  ['Fish <b>T-shirt</b> & "cap"', 'merchandise', 'shipped', [120, 300], [1999, 'USD'], [45, 40], null, 1],
];

export const stoneGoods: readonly StoneGoods[] = stoneLines.map(
  ([name, stones, bonus, price, currency, section, tag = null, limitPerUser = null]) => ({
    name,
    stones,
    bonus,
    price,
    currency,
    tag,
    limitPerUser,
    section,
  }),
);

export const giftGoods: readonly GiftGoods[] = giftLines.map(
  ([name, category, kind, prices, worth, amounts, section, limitPerUser = null]) => ({
    name,
    category,
    kind,
    priceStones: prices[0],
    pricePoints: prices[1],
    value: worth[0],
    currency: worth[1],
    stock: amounts[0],
    lowStock: amounts[1],
    limitPerUser,
    section,
  }),
);
