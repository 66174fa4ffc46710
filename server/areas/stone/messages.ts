import type { Label } from '../../../contract/enum';

export const stoneMessages = {
  currencyIsFixed: {
    'en-US': 'The currency stays: a price in another currency is another package',
    'zh-CN': '币种不能修改，请另建其他币种的礼包',
  },
} as const satisfies Record<string, Label>;
