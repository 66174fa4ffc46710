import type { Label } from '../../../contract/enum';

export const viewMessages = {
  viewNameTaken: { 'en-US': 'You already have a view of this name', 'zh-CN': '已有同名视图' },
  tooManyViews: {
    'en-US': 'A list can have {count} views of yours: delete one first',
    'zh-CN': '每个列表最多保存 {count} 个视图，请先删除一个',
  },
} as const satisfies Record<string, Label>;
