import type { Enum } from '../enum';

export const messageType = {
  system: { label: { 'en-US': 'System', 'zh-CN': '系统' }, tone: 'blue' },
  activity: { label: { 'en-US': 'Activity', 'zh-CN': '活动' }, tone: 'green' },
  /** Only for a list of numbers. */
  personal: { label: { 'en-US': 'Personal', 'zh-CN': '个人' }, tone: 'gold' },
} as const satisfies Enum;

export const messageStatus = {
  draft: { label: { 'en-US': 'Draft', 'zh-CN': '草稿' }, tone: 'gray' },
  sending: { label: { 'en-US': 'Sending', 'zh-CN': '发送中' }, tone: 'blue' },
  sent: { label: { 'en-US': 'Sent', 'zh-CN': '已发送' }, tone: 'green' },
  /** Removed from the mailboxes that it reached; a sending still under way stops. */
  withdrawn: { label: { 'en-US': 'Withdrawn', 'zh-CN': '已撤回' }, tone: 'red' },
} as const satisfies Enum;

export const messageRead = {
  yes: { label: { 'en-US': 'Read', 'zh-CN': '已读' } },
  no: { label: { 'en-US': 'Not read', 'zh-CN': '未读' } },
} as const satisfies Enum;

export const MESSAGE_TITLE_MAX = 50;
export const MESSAGE_BODY_MAX = 2000;
