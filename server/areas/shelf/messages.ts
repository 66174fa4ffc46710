import type { Label } from '../../../contract/enum';

export const shelfMessages = {
  iconNotSquare: {
    'en-US': 'An icon is as wide as it is high; this one is {width} × {height}',
    'zh-CN': '图标须为 1:1，当前为 {width} × {height}',
  },
  alreadyOnSale: { 'en-US': 'This is on sale already', 'zh-CN': '该商品已在售' },
  alreadyOffSale: { 'en-US': 'This is off sale already', 'zh-CN': '该商品已下架' },
  sectionFull: {
    'en-US': 'Its section of the shelf is full: {count} entries',
    'zh-CN': '货架该分区已满（{count} 个）',
  },
  noSuchGoods: { 'en-US': 'There is nothing with the id {name}', 'zh-CN': '不存在 ID 为 {name} 的商品' },
  standsTwice: { 'en-US': '“{name}” stands on the shelf twice', 'zh-CN': '“{name}”在货架上重复' },
  timedPriceRuns: {
    'en-US': 'A timed price runs until {until}: end it first, or wait',
    'zh-CN': '限时价进行中，至 {until}；请先结束限时价或等待',
  },
  noSuchPrice: { 'en-US': 'This item has no such price', 'zh-CN': '该商品没有此种价格' },
  samePrice: { 'en-US': 'This is the price it has', 'zh-CN': '与当前价格相同' },
  timedPriceTooLong: { 'en-US': 'At most {days} days', 'zh-CN': '最长 {days} 天' },
  timedPricesOverlap: {
    'en-US': 'Another price is planned from {from} to {to}',
    'zh-CN': '{from} 至 {to} 已有另一个限时价',
  },
  timedPriceNotWaiting: { 'en-US': 'It has begun or is over', 'zh-CN': '该限时价已开始或已结束' },
  timedPriceOver: { 'en-US': 'It is over already', 'zh-CN': '该限时价已结束' },
  wrongSection: { 'en-US': '“{name}” can’t stand in this section', 'zh-CN': '“{name}”不能放入该分区' },
} as const satisfies Record<string, Label>;

/** An instant in a message: the back end does not know the zone of who reads it. */
export const inUtc = (instant: string) => `${instant.slice(0, 16).replace('T', ' ')} UTC`;
