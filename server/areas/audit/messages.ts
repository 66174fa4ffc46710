import type { Label } from '../../../contract/enum';

export const auditMessages = {
  auditHeldByOther: {
    'en-US': '{name} has this before them: they claimed it',
    'zh-CN': '{name} 已领取该审核项，正在处理',
  },
  auditStillWaiting: { 'en-US': 'This still waits for a decision', 'zh-CN': '该项尚待审核' },
  alreadyApproved: { 'en-US': 'This is approved already', 'zh-CN': '该项已通过' },
  alreadyRejected: { 'en-US': 'This is rejected already', 'zh-CN': '该项已拒绝' },
  noCover: { 'en-US': 'This room has no cover', 'zh-CN': '该房间没有封面' },
  noAvatar: { 'en-US': 'This user has no avatar', 'zh-CN': '该用户没有头像' },
  wishNotOpen: { 'en-US': 'Only an open wish can be audited', 'zh-CN': '只有进行中的愿望可以审核' },
} as const satisfies Record<string, Label>;
