import type { Enum } from '../enum';

/** Whether something can be bought: what is on sale stands on the shelf, and nothing else does. */
export const saleStatus = {
  on: { label: { 'en-US': 'On sale', 'zh-CN': '在售' }, tone: 'green' },
  off: { label: { 'en-US': 'Off sale', 'zh-CN': '已下架' }, tone: 'gray' },
} as const satisfies Enum;

/** Parts of the shelf, from top to bottom of the app's mall. */
export const shelfSection = {
  /** Takes both. */
  featured: { label: { 'en-US': 'Featured', 'zh-CN': '精选' }, tone: 'gold' },
  /** Takes stone packages. */
  stones: { label: { 'en-US': 'Lucky stones', 'zh-CN': '幸运石' }, tone: 'blue' },
  /** Takes gifts. */
  gifts: { label: { 'en-US': 'Gifts', 'zh-CN': '礼物' }, tone: 'green' },
} as const satisfies Enum;
export type ShelfSection = keyof typeof shelfSection;

export const itemType = {
  stone: { label: { 'en-US': 'Stone package', 'zh-CN': '幸运石礼包' } },
  gift: { label: { 'en-US': 'Gift', 'zh-CN': '礼物' } },
} as const satisfies Enum;
export type ItemType = keyof typeof itemType;

/** Where something goes that is put on sale elsewhere than on the shelf: at the end of this section. */
export const homeSection = { stone: 'stones', gift: 'gifts' } as const satisfies Record<ItemType, ShelfSection>;

/** Whether a section takes a stone package or a gift. */
export const maySit = (type: ItemType, section: ShelfSection) =>
  section === 'featured' || section === homeSection[type];

/** Days that a sparkline of sales shows. */
export const SALES_DAYS = 30;
/** Entries of one section. */
export const SECTION_MAX = 200;
/** Pieces one user may buy, where that is limited. */
export const LIMIT_MAX = 9999;
/** Per cent that prices change by at once. */
export const PERCENT_MIN = -90;
export const PERCENT_MAX = 500;

/** A price changed by whole per cent, to the nearest whole and never below one. */
export const byPercent = (price: number, percent: number) => Math.max(1, Math.round((price * (100 + percent)) / 100));
