import type { Label } from '../../../contract/enum';

export const userMessages = {
  daysRequired: {
    'en-US': 'Say for how many days, or null for good',
    'zh-CN': '请指定天数，永久请传 null',
  },
  alreadyNormal: { 'en-US': 'This user is neither muted nor banned', 'zh-CN': '该用户未被禁言或封禁' },
  notEnoughPoints: { 'en-US': 'This user has only {balance} points', 'zh-CN': '该用户只有 {balance} 积分' },
  appliedAlready: {
    'en-US': 'An earlier try was applied: {delta} points, which left {balance}. Nothing was done now',
    'zh-CN': '之前的提交已生效：积分变动 {delta}，余额 {balance}。本次未作任何更改',
  },
  onlyOwnNote: { 'en-US': 'Only the admin who wrote a note can remove it', 'zh-CN': '只能删除自己写的备注' },
  notEnoughStones: { 'en-US': 'This user has only {balance} stones', 'zh-CN': '该用户只有 {balance} 幸运石' },
} as const satisfies Record<string, Label>;
