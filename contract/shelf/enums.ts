import type { Enum } from '../enum';

/** `on` means that it is on the shelf, `off` that it is not. */
export const saleStatus = {
  on: { label: { 'en-US': 'On sale', 'zh-CN': '在售' }, tone: 'green' },
  off: { label: { 'en-US': 'Off sale', 'zh-CN': '已下架' }, tone: 'gray' },
} as const satisfies Enum;

/** Sections of the shelf, in the order of the app's mall. */
export const shelfSection = {
  /** Holds stone packages and gifts. */
  featured: { label: { 'en-US': 'Featured', 'zh-CN': '精选' }, tone: 'gold' },
  stones: { label: { 'en-US': 'Lucky stones', 'zh-CN': '幸运石' }, tone: 'blue' },
  gifts: { label: { 'en-US': 'Gifts', 'zh-CN': '礼物' }, tone: 'green' },
} as const satisfies Enum;
export type ShelfSection = keyof typeof shelfSection;

export const itemType = {
  stone: { label: { 'en-US': 'Stone package', 'zh-CN': '幸运石礼包' } },
  gift: { label: { 'en-US': 'Gift', 'zh-CN': '礼物' } },
} as const satisfies Enum;
export type ItemType = keyof typeof itemType;

/** The section where an item is added, at the end, when it is put on sale elsewhere than on the shelf. */
export const homeSection = { stone: 'stones', gift: 'gifts' } as const satisfies Record<ItemType, ShelfSection>;

export const maySit = (type: ItemType, section: ShelfSection) =>
  section === 'featured' || section === homeSection[type];

/** A price for some time, which the clock of the back end makes and undoes. */
export const timedPriceState = {
  waiting: { label: { 'en-US': 'Planned', 'zh-CN': '待开始' }, tone: 'blue' },
  running: { label: { 'en-US': 'Running', 'zh-CN': '进行中' }, tone: 'green' },
  ended: { label: { 'en-US': 'Ended', 'zh-CN': '已结束' }, tone: 'gray' },
  calledOff: { label: { 'en-US': 'Called off', 'zh-CN': '已取消' }, tone: 'gray' },
  /** Never began: all of its time passed while no server ran, or the item lost the price that it was for. */
  missed: { label: { 'en-US': 'Missed', 'zh-CN': '未执行' }, tone: 'gold' },
} as const satisfies Enum;
export type TimedPriceState = keyof typeof timedPriceState;

/** What a step of the price history was, if a timed price made it. */
export const timedStep = {
  begin: { label: { 'en-US': 'Timed price began', 'zh-CN': '限时价开始' } },
  end: { label: { 'en-US': 'Timed price ended', 'zh-CN': '限时价结束' } },
} as const satisfies Enum;

/** The prices that an item may have: a package the first, a gift the others. */
export const priceNames = ['price', 'priceStones', 'pricePoints'] as const;
export type PriceName = (typeof priceNames)[number];

export const TIMED_PRICE_MAX_DAYS = 365;

/** Days in a sparkline of sales. */
export const SALES_DAYS = 30;
export const SECTION_MAX = 200;
export const LIMIT_MAX = 9999;
/** Limits of a price change in per cent. */
export const PERCENT_MIN = -90;
export const PERCENT_MAX = 500;

/** A price changed by whole per cent, rounded and at least 1. */
export const byPercent = (price: number, percent: number) => Math.max(1, Math.round((price * (100 + percent)) / 100));
