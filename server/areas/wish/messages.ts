import type { Label } from '../../../contract/enum';

export const wishMessages = {
  onlyOpenFulfilled: { 'en-US': 'Only an open wish can be fulfilled', 'zh-CN': '只有进行中的愿望可以实现' },
  wishInAudit: {
    'en-US': 'The text of this wish still waits in the audit: decide it there first',
    'zh-CN': '该愿望的内容仍在等待审核，请先完成审核',
  },
  onlyOpenRemoved: { 'en-US': 'Only an open wish can be removed', 'zh-CN': '只有进行中的愿望可以移除' },
  parcelNotForWish: {
    'en-US': '“{name}” needs a parcel: choose one that is given in the app',
    'zh-CN': '“{name}”需要邮寄，请选择应用内发放的礼物',
  },
  giftWithoutStones: {
    'en-US': '“{name}” has no price in stones, so nobody could say what the wish was worth',
    'zh-CN': '“{name}”没有幸运石价格，无法计算实现愿望的价值',
  },
  requestIdOfAnotherWish: {
    'en-US': 'This requestId already belongs to another wish',
    'zh-CN': '该 requestId 已用于另一个愿望',
  },
  bannedCannotWish: { 'en-US': 'This user is banned and can’t make a wish', 'zh-CN': '该用户已被封禁，不能许愿' },
} as const satisfies Record<string, Label>;
