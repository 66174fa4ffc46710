import type { Enum } from '../enum';

export const giftCategory = {
  flower: { label: { 'en-US': 'Flowers', 'zh-CN': '鲜花' } },
  food: { label: { 'en-US': 'Food and drink', 'zh-CN': '美食饮品' } },
  toy: { label: { 'en-US': 'Toys', 'zh-CN': '玩偶' } },
  luxury: { label: { 'en-US': 'Luxury', 'zh-CN': '豪礼' } },
  festival: { label: { 'en-US': 'Festival', 'zh-CN': '节庆' } },
  scenery: { label: { 'en-US': 'Scenery', 'zh-CN': '场景' } },
  merchandise: { label: { 'en-US': 'Merchandise', 'zh-CN': '周边' } },
} as const satisfies Enum;

export const giftKind = {
  virtual: { label: { 'en-US': 'Virtual', 'zh-CN': '虚拟' }, tone: 'blue' },
  /** Sent to the user's address, so its order has to be shipped. */
  shipped: { label: { 'en-US': 'Shipped', 'zh-CN': '实物' }, tone: 'gold' },
  animated: { label: { 'en-US': 'Animated', 'zh-CN': '动效' }, tone: 'green' },
} as const satisfies Enum;

export const stockState = {
  enough: { label: { 'en-US': 'Enough', 'zh-CN': '充足' }, tone: 'green' },
  /** At or below the low-stock mark. */
  low: { label: { 'en-US': 'Low', 'zh-CN': '库存低' }, tone: 'gold' },
  none: { label: { 'en-US': 'Sold out', 'zh-CN': '售罄' }, tone: 'red' },
} as const satisfies Enum;

export const stockStateOf = (stock: number, lowStock: number): keyof typeof stockState => {
  if (stock === 0) return 'none';
  return stock <= lowStock ? 'low' : 'enough';
};

export const GIFT_NAME_MIN = 2;
export const GIFT_NAME_MAX = 30;
export const GIFT_PRICE_MAX = 1_000_000;
export const STOCK_MAX = 1_000_000;
/** Width divided by height of an icon, and its bytes. */
export const ICON_RATIO = 1;
export const ICON_MAX_BYTES = 1024 * 1024;
