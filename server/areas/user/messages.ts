import type { Label } from '../../../contract/enum';

export const userMessages = {
  daysRequired: {
    'en-US': 'Say for how many days, or null for good',
    'zh-CN': '请指定天数，永久请传 null',
  },
  alreadyNormal: { 'en-US': 'This user is neither muted nor banned', 'zh-CN': '该用户未被禁言或封禁' },
  notEnoughPoints: { 'en-US': 'This user has only {balance} points', 'zh-CN': '该用户只有 {balance} 积分' },
  onlyOwnNote: { 'en-US': 'Only the admin who wrote a note can remove it', 'zh-CN': '只能删除自己写的备注' },
  notEnoughStones: { 'en-US': 'This user has only {balance} stones', 'zh-CN': '该用户只有 {balance} 幸运石' },
} as const satisfies Record<string, Label>;
