import type { Label } from '../../../contract/enum';

export const giftMessages = {
  onePriceRequired: { 'en-US': 'Set a price in stones or in points', 'zh-CN': '请至少设置一种价格（幸运石或积分）' },
  stockSoldMeanwhile: {
    'en-US': 'Some were sold meanwhile: {count} are left',
    'zh-CN': '期间已有售出，当前库存 {count}',
  },
} as const satisfies Record<string, Label>;
