import type { Label } from '../../../contract/enum';

export const shareMessages = {
  requestIdOfAnotherShare: {
    'en-US': 'This requestId already belongs to another share',
    'zh-CN': '该 requestId 已用于另一次分享',
  },
  ownShare: { 'en-US': 'Nobody comes by a share of their own', 'zh-CN': '不能通过自己的分享注册' },
} as const satisfies Record<string, Label>;
