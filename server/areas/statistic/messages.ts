import type { Label } from '../../../contract/enum';

export const statisticMessages = {
  lastDayBeforeFirst: {
    'en-US': 'The last day can’t lie before the first',
    'zh-CN': '结束日期不能早于开始日期',
  },
  tooManyDays: { 'en-US': 'At most {count} days at once', 'zh-CN': '最多查询 {count} 天' },
} as const satisfies Record<string, Label>;
