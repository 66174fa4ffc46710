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
  wrongSection: { 'en-US': '“{name}” can’t stand in this section', 'zh-CN': '“{name}”不能放入该分区' },
} as const satisfies Record<string, Label>;
