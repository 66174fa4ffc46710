import type { Label } from '../../../contract/enum';

export const pushMessages = {
  pushNoDraft: {
    'en-US': 'This push is no draft any more: only a draft can be changed, sent or deleted',
    'zh-CN': '该推送已不是草稿，只有草稿可以修改、发送或删除',
  },
  pushNotRunning: {
    'en-US': 'Only a push that is scheduled or being sent can be cancelled',
    'zh-CN': '只有已定时或发送中的推送可以取消',
  },
  roomNotToOpen: {
    'en-US': 'Choose an activity room that is published and not closed',
    'zh-CN': '请选择已发布且未关闭的活动房间',
  },
  notAWebAddress: { 'en-US': 'Not a web address that begins with https://', 'zh-CN': '请填写以 https:// 开头的网址' },
  addressWithCredentials: {
    'en-US': 'Leave out what stands before the @: everybody who gets the push could read it',
    'zh-CN': '请去掉网址中 @ 之前的内容：收到推送的人都能看到',
  },
  imageNotTwoToOne: {
    'en-US': 'The picture is twice as wide as high; this one is {width} × {height}',
    'zh-CN': '图片须为 2:1，当前为 {width} × {height}',
  },
  scheduleTooFar: { 'en-US': 'At most {days} days ahead', 'zh-CN': '最多提前 {days} 天' },
  expiryHasPassed: { 'en-US': 'It would have expired already', 'zh-CN': '失效时间已过' },
  expiryBeforeSchedule: {
    'en-US': 'It would expire before it is sent',
    'zh-CN': '失效时间必须晚于发送时间',
  },
  bannedGetsNothing: { 'en-US': 'This user is banned and gets nothing', 'zh-CN': '该用户已被封禁，无法接收' },
} as const satisfies Record<string, Label>;
